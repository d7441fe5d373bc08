"""What all tests share."""

pytest_plugins = ["tests.plugins.rule_coverage"]
