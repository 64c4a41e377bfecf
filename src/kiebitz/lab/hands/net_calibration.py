"""Whether the bidder `net` wins as often as it says."""

from typing import Final

from kiebitz.lab.hands.calibration import Calibration

EXPERIMENT: Final = Calibration(
    "net-calibration",
    "Whether the bidder net wins as often as it expects",
    "net(bidder=net(skats=20))",
)
