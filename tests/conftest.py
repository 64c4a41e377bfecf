"""What holds for all tests: nothing is asserted about how long something takes.

How fast an example runs says more of what else the machine does than of the code, so random tests
have no deadline and are not refused as too slow.
"""

from hypothesis import HealthCheck, settings

settings.register_profile("kiebitz", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("kiebitz")
