"""Reports: what came out of a tournament as one HTML file, for readers who were not there."""
