// How the moves of board games read (shared/engine/tracePresentation.ts).
import type { BreakKind } from "../../../engine/breakpoints/breakPlaces";
import { fieldText } from "../../../engine/trace/fieldPath";
import { RecordKind } from "../../../engine/trace/trace";
import type { TracePresentation } from "../../../engine/tracePresentation";
import { differences, differingCells, printOf } from "./boards";
import { outcomeOf, recordText, turnText } from "./recordText";
import { OUTCOME_FIELDS, facts, fieldName, fieldNamed, listedNames, passing } from "./stateFields";
import { gdlTexts } from "./valueTexts";

const LANES = ["Stage", "Step", "Interaction", "Effect", "Write", "Draw"] as const;

const LANE_OF: Readonly<Partial<Record<RecordKind, number>>> = {
  [RecordKind.phase]: 0,
  [RecordKind.end]: 0,
  [RecordKind.pass]: 1,
  [RecordKind.rule]: 2,
  [RecordKind.goal]: 2,
  [RecordKind.effect]: 3,
  [RecordKind.write]: 4,
  [RecordKind.value]: 5,
};

const BREAKS: readonly BreakKind[] = [
  { kind: "rule", title: "an interaction is done", prompt: "interaction", text: (name) => `${name} is done` },
  { kind: "cell", title: "a place changes", prompt: null, text: (place) => `${place} changes` },
  {
    kind: "field",
    title: "a variable changes",
    prompt: "name",
    text: (path) => `${fieldText(path)} changes`,
    path: (name) => fieldNamed(name) ?? name,
  },
  {
    kind: "entity",
    title: "a sort of entity appears or goes",
    prompt: "sort, or Piece rank=queen",
    text: (sort) => `${sort} appears or goes`,
  },
  {
    kind: "appears",
    title: "a sort of entity appears",
    prompt: "sort, or Piece rank=queen",
    text: (sort) => `${sort} appears`,
  },
  { kind: "goes", title: "a sort of entity goes", prompt: "sort, or Piece rank=queen", text: (sort) => `${sort} goes` },
  {
    kind: "phase",
    title: "a phase begins",
    prompt: "phase",
    text: (phase) => `phase ${phase} begins`,
    path: () => "phase",
  },
  { kind: "pass", title: "a move comes to a step", prompt: "step number", text: (step) => `step ${step} of a move` },
  { kind: "refused", title: "a move is refused", prompt: null, text: () => "a move is refused" },
  { kind: "cut-off", title: "a chain is cut off", prompt: null, text: () => "a chain is cut off" },
  { kind: "goal", title: "an end condition holds", prompt: null, text: () => "an end condition holds" },
];

export const gdlPresentation: TracePresentation = {
  ...gdlTexts,
  id: "gdl",
  recordText,
  turnText,
  outcomeOf,
  fieldChanges: () => [],
  facts,
  fieldNamed,
  fieldName,
  listedNames,
  passing,
  outcomeFields: OUTCOME_FIELDS,
  remembered: new Set(["seed"]),
  standingAt: () => [],
  kindsBeside: () => [],
  positionsWritten: () => [],
  differences,
  differingCells,
  print: printOf,
  stages: () => [],
  lanes: LANES,
  laneOf: ({ kind }) => LANE_OF[kind] ?? null,
  breaks: BREAKS,
  isReference: isExpression,
  isExpression,
  words: {
    field: "variable",
    rule: "interaction",
    cell: "place",
    changing: "a variable, a player's values, a zone or the outcome",
    reference: "state.pot",
    kind: "piece",
    condition: "eq(entity.rank, 'queen')",
    message: "{entity.rank} to {target}, {state.pot} in the pot",
  },
};

/** Returns whether a text is more than the name of a field: it calls or looks something up. */
function isExpression(text: string): boolean {
  return /[([]|^\s*(?:state|player|entity|card|start|target)\b/.test(text);
}
