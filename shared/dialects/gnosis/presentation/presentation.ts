// How traces of published events read (shared/engine/tracePresentation.ts).
import type { BreakKind } from "../../../engine/breakpoints/breakPlaces";
import { fieldText } from "../../../engine/trace/fieldPath";
import { RecordKind } from "../../../engine/trace/trace";
import type { TracePresentation } from "../../../engine/tracePresentation";
import { recordText, turnText } from "./recordText";
import { differences, facts, fieldName, fieldNamed, isCounted, listedNames, printOf } from "./stateFields";
import { texts } from "./valueTexts";

const LANES = ["Depth, subscriber", "Rule", "Outcome, call", "Write", "Event"] as const;

const LANE_OF: Readonly<Partial<Record<RecordKind, number>>> = {
  [RecordKind.pass]: 0,
  [RecordKind.system]: 0,
  [RecordKind.end]: 0,
  [RecordKind.rule]: 1,
  [RecordKind.effect]: 2,
  [RecordKind.call]: 2,
  [RecordKind.write]: 3,
  [RecordKind.event]: 4,
};

const BREAKS: readonly BreakKind[] = [
  { kind: "event", title: "an event is published", prompt: "event id", text: (event) => `event ${event}` },
  { kind: "rule", title: "a rule runs", prompt: "rule id", text: (rule) => `rule ${rule} runs` },
  {
    kind: "field",
    title: "a value changes",
    prompt: "path",
    text: (path) => `${fieldText(path)} changes`,
    path: (name) => fieldNamed(name) ?? name,
  },
  { kind: "call", title: "a service is called", prompt: "service or function", text: (call) => `call of ${call}` },
  { kind: "skipped", title: "an outcome is skipped", prompt: null, text: () => "an outcome is skipped" },
  { kind: "pass", title: "events reach a depth", prompt: "depth", text: (depth) => `events at depth ${depth}` },
  { kind: "cut-off", title: "an event is blocked", prompt: null, text: () => "an event is blocked" },
];

export const gnosisPresentation: TracePresentation = {
  ...texts,
  id: "gnosis",
  recordText,
  turnText,
  fieldChanges: () => [],
  facts,
  fieldNamed,
  fieldName,
  listedNames,
  passing: (path) => (isCounted(path) ? "counted" : null),
  outcomeFields: [],
  remembered: new Set(["random", "rules"]),
  standingAt: () => [],
  kindsBeside: () => [],
  positionsWritten: () => [],
  differences,
  differingCells: () => [],
  print: printOf,
  stages: () => [],
  lanes: LANES,
  laneOf: ({ kind }) => LANE_OF[kind] ?? null,
  breaks: BREAKS,
  isReference: (text) => /^(payload|persistent|ephemeral)\b/i.test(text),
  words: {
    field: "path",
    rule: "rule",
    cell: "cell",
    changing: "a value of the payload or of a state tree",
    reference: "payload.amount",
    condition: '{"path": "payload.amount", "op": "GTE", "value": 5}',
    message: "amount: {payload.amount}",
  },
};
