"""The bidders of the theses: how the classifiers are trained, and what both are worth."""
