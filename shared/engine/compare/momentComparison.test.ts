import { describe, expect, it } from "vitest";
import { compareMoments } from "./momentComparison";
import { torchReading, torchRecords as at, torchTurn } from "../../dialects/gridponder/presentation/torchTurn.testing";

const moment = (cursor: number | null, turn = torchTurn) => ({ ...torchReading, turn, cursor });

describe("two moments of a turn", () => {
  it("are the same when they are one", () => {
    const { cells, differences, events } = compareMoments(moment(at.pass), moment(at.pass));
    expect([cells, differences, events]).toEqual([[], [], { onlyLeft: [], onlyRight: [] }]);
  });

  it("differ by the cells and fields written between them, and by the events told", () => {
    const { cells, differences, events } = compareMoments(moment(at.turn), moment(null));
    expect(cells).toEqual([
      [2, 1],
      [3, 1],
    ]);
    expect(differences).toEqual([
      { what: "the avatar faces", one: "up", other: "right" },
      { what: "objects at (3,1)", one: "wood", other: "empty" },
      { what: "variable burned.wood", one: "nothing", other: "1" },
    ]);
    expect(events.onlyLeft).toEqual([]);
    expect(events.onlyRight).toEqual([
      "event move_blocked at (3,1) {direction: right}",
      "event object_removed at (3,1) {kind: wood}",
    ]);
  });

  it("may have boards of different sizes: what is off a board is empty", () => {
    const { after } = torchTurn;
    const narrow = { ...after, width: 3, cells: Uint16Array.from([1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0]) };
    const { cells, differences } = compareMoments(moment(null), moment(null, { ...torchTurn, after: narrow }));
    expect(cells).toEqual([
      [3, 0],
      [3, 1],
    ]);
    expect(differences.slice(0, 2)).toEqual([
      { what: "the size", one: "4 × 2", other: "3 × 2" },
      { what: "ground at (3,0)", one: "grass", other: "empty" },
    ]);
  });
});
