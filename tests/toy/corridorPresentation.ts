// How walks through corridors read.
import { RecordKind } from "../../shared/engine/trace/trace";
import { valueTexts } from "../../shared/engine/trace/valueText";
import { writeAt } from "../../shared/engine/trace/traceView";
import type { TracePresentation } from "../../shared/engine/tracePresentation";

const NONE = new Set<string>();
const texts = valueTexts({ noPlaces: NONE, sizes: NONE, unnamed: [], results: NONE, where: ["position"] });

export const corridorPresentation: TracePresentation = {
  ...texts,
  id: "corridor",
  recordText({ trace }, _debug, record) {
    const write = writeAt(trace, record);
    return write?.kind === "field" ? `${write.path} becomes ${texts.valueText(write.after)}` : "the walker moves";
  },
  turnText: ({ action }, number) => (action === null ? "entering" : `turn ${number}: ${texts.actionText(action)}`),
  fieldChanges: () => [],
  facts: (state) => [{ name: "walked", text: texts.valueText(state["walked"]), path: "walked" }],
  fieldNamed: (text) => (text === "walked" ? text : null),
  fieldName: (path) => path,
  listedNames: () => ["walked"],
  passing: () => null,
  outcomeFields: [{ path: "won", because: "goal", decides: true }],
  remembered: NONE,
  standingAt: () => [],
  kindsBeside: () => [],
  positionsWritten: () => [],
  differences: () => [],
  differingCells: () => [],
  print: ({ state }) => JSON.stringify(state),
  stages: () => [],
  lanes: ["Write"],
  laneOf: ({ kind }) => (kind === RecordKind.write ? 0 : null),
  breaks: [
    {
      kind: "field",
      title: "a field changes",
      prompt: "field",
      text: (path) => `${path} changes`,
      path: (name) => name,
    },
  ],
  isReference: () => false,
  words: {
    field: "field",
    rule: "rule",
    cell: "cell",
    condition: '{"walked": 3}',
    message: "walked: {walked}",
    changing: "the way walked",
    reference: "walked",
  },
};
