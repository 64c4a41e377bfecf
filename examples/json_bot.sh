#!/bin/sh
# The smallest bot: the first legal action, always. Without a JSON reader it relies on how Kiebitz
# writes its messages, "id" and "legal" before the view; a real bot should not.
while IFS= read -r line; do
    case $line in
    *'"type": "hello"'*) echo '{"name": "first"}' ;;
    *)
        id=${line#*'"id": '}
        action=${line#*'"legal": ["'}
        printf '{"id": %s, "action": "%s"}\n' "${id%%,*}" "${action%%'"'*}"
        ;;
    esac
done
