# The table in a container: docker build -t kiebitz . && docker run -p 8321:8321 -v kiebitz:/data kiebitz
FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends g++ make && rm -rf /var/lib/apt/lists/*
COPY . /source
RUN python -m venv /kiebitz && /kiebitz/bin/pip install --no-cache-dir --constraint /source/constraints.txt /source

FROM python:3.12-slim
COPY --from=build /kiebitz /kiebitz
RUN useradd --create-home player && mkdir /data && chown player /data
USER player
ENV KIEBITZ_HOME=/data PATH=/kiebitz/bin:$PATH PYTHONUNBUFFERED=1
EXPOSE 8321
CMD ["kiebitz", "serve", "--host", "0.0.0.0", "--port", "8321", "--no-browser"]
