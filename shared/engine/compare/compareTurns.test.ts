import { describe, expect, it } from "vitest";
import { firstDifference, sameMoment } from "./compareTurns";
import {
  torchDebug,
  torchReading,
  torchRecords as at,
  torchTurn,
} from "../../dialects/gridponder/presentation/torchTurn.testing";

const { presentation } = torchReading;
const named = { ...torchReading, turn: torchTurn };

describe("the first difference of two runs", () => {
  const other = { ...torchTurn, after: torchTurn.before };
  it.each([
    ["none", [torchTurn, torchTurn], [torchTurn, torchTurn], null],
    ["a turn that ends otherwise", [torchTurn, torchTurn], [torchTurn, other], 1],
    ["another action", [torchTurn], [{ ...torchTurn, action: { action: "wait" } }], 0],
    ["another outcome", [torchTurn], [{ ...torchTurn, lost: true }], 0],
    ["a turn that only one has", [torchTurn], [torchTurn, torchTurn], 1],
  ])("is %s", (_title, left, right, expected) => expect(firstDifference(left, right, presentation)).toBe(expected));

  it("does not ask how entities are numbered", () => {
    const [none, first, second] = torchTurn.after.entities;
    const after = {
      ...torchTurn.after,
      entities: [none!, second!, first!],
      cells: torchTurn.after.cells.map((entity) => (entity === 1 ? 2 : entity === 2 ? 1 : 0)),
    };
    expect(firstDifference([torchTurn], [{ ...torchTurn, after }], presentation)).toBeNull();
    const emptied = { ...after, cells: after.cells.map(() => 0) };
    expect(firstDifference([torchTurn], [{ ...torchTurn, after: emptied }], presentation)).toBe(0);
  });
});

describe("the same moment in another run", () => {
  it("is the record of the same name", () => {
    for (const record of Object.values(at)) expect(sameMoment(named, named, record)).toBe(record);
    expect(sameMoment(named, named, null)).toBeNull();
  });

  it("is what is around it, where the other run has no such record", () => {
    const renamed = { ...torchDebug, rules: [{ ...torchDebug.rules[0]!, id: "burns" }, torchDebug.rules[1]!] };
    expect(sameMoment(named, { ...named, debug: renamed }, at.removed)).toBe(at.pass);
    expect(sameMoment(named, { ...named, debug: renamed }, at.melts)).toBe(at.melts);
  });
});
