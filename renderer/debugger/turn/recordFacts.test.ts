import { describe, expect, it } from "vitest";
import {
  torchReading,
  torchRecords as at,
  torchTurn,
} from "../../../shared/dialects/gridponder/presentation/torchTurn.testing";
import { recordFacts } from "./recordFacts";

const facts = (record: number): readonly string[] =>
  recordFacts(torchTurn, torchReading, record).map(({ name, text }) => `${name}: ${text}`);

describe("the facts of a record", () => {
  it.each([
    ["an event has its payload", at.blocked, ["position: (3,1)", "direction: right"]],
    ["a clause has what was wanted and found", at.where, ["wanted: avatar hasItem torch", "found: torch"]],
    ["an effect has its arguments", at.destroy, ["layer: objects", "position: (3,1)"]],
    ["a write of a cell has both sides", at.removed, ["cell: objects (3,1)", "before: wood", "after: empty"]],
    ["a write of a field too", at.counted, ["field: variables.burned.wood", "before: nothing", "after: 1"]],
    ["a rule has its event", at.melts, ["on: move_blocked", "event: move_blocked at (3,1) {direction: right}"]],
    ["a pass has none", at.pass, []],
  ])("%s", (_title, record, expected) => expect(facts(record)).toEqual(expected));
});
