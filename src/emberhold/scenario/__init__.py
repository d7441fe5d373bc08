"""Rules as examples that people write: a board, some answers, and what must then be true."""

from emberhold.scenario.documents import DocumentError, read_document
from emberhold.scenario.excerpt import scenario_of
from emberhold.scenario.format import Scenario, ScenarioError, load
from emberhold.scenario.runner import Result, run

__all__ = ["DocumentError", "Result", "Scenario", "ScenarioError", "load", "read_document", "run", "scenario_of"]
