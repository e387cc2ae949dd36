// How Gridponder's traces read (shared/engine/tracePresentation.ts).
import type { TracePresentation } from "../../../engine/tracePresentation";
import { kindsBeside, positionsWritten, standingAt } from "./besideLayers";
import { boardDifferences, differingCells } from "./boardDifferences";
import { boardPrint } from "./boardPrint";
import { BREAKS } from "./breaks";
import { LANES, laneOf } from "./lanes";
import { turnStages } from "./motion/turnStages";
import { objectChanges } from "./objectDifferences";
import { recordText, turnText } from "./recordText";
import { OUTCOME_FIELDS, REMEMBERED, facts, fieldName, fieldNamed, listedNames, passing } from "./stateFields";
import { texts } from "./valueText";

export const gridponderPresentation: TracePresentation = {
  ...texts,
  id: "gridponder",
  recordText,
  turnText,
  fieldChanges: objectChanges,
  facts,
  fieldNamed,
  fieldName,
  listedNames,
  passing,
  outcomeFields: OUTCOME_FIELDS,
  remembered: REMEMBERED,
  standingAt,
  kindsBeside,
  positionsWritten,
  differences: boardDifferences,
  differingCells,
  print: boardPrint,
  stages: (turn, { systems }) => turnStages(turn, systems),
  lanes: LANES,
  laneOf,
  breaks: BREAKS,
  isReference: (text) => text.startsWith("$"),
  words: {
    rule: "rule",
    cell: "cell",
    kind: "crate",
    condition: '{"variable": {"name": "gems", "op": "gte", "value": 3}}',
    message: "gems: {gems} at {$event.position}, wood left: {#wood}",
    field: "variable",
    changing: "a variable, the avatar, a win or a loss",
    reference: "$event.position",
  },
};
