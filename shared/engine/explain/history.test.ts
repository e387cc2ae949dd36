import { describe, expect, it } from "vitest";
import { historyNamed, momentBeside, historyOf, lastWriteBefore } from "./history";
import { torchRecords as at, torchTurn } from "../trace/torchTurn.testing";

const wood = { kind: "cell", position: [3, 1] } as const;
const burned = { kind: "field", path: "variables.burned.wood" } as const;
const turns = [torchTurn, torchTurn];

describe("a history", () => {
  it("has every write of a cell or a field, in order of time", () => {
    expect(historyOf(turns, wood)).toEqual([
      { turn: 0, record: at.removed },
      { turn: 1, record: at.removed },
    ]);
    expect(historyOf([torchTurn], burned)).toEqual([{ turn: 0, record: at.counted }]);
    expect(historyOf([torchTurn], { kind: "field", path: "avatar" })).toEqual([{ turn: 0, record: at.facing }]);
    expect(historyOf(turns, { kind: "cell", position: [0, 0] })).toEqual([]);
  });

  it("tells the last write before a moment", () => {
    expect(lastWriteBefore(turns, wood, 1, null)).toEqual({ turn: 1, record: at.removed });
    expect(lastWriteBefore(turns, wood, 1, at.removed)).toEqual({ turn: 1, record: at.removed });
    expect(lastWriteBefore(turns, wood, 1, at.removed - 1)).toEqual({ turn: 0, record: at.removed });
    expect(lastWriteBefore(turns, wood, 0, 0)).toBeNull();
  });

  it("has a moment before and after each", () => {
    const entries = historyOf(turns, wood);
    const now = { turn: 0, record: at.removed };
    expect(momentBeside(entries, now, "forward")).toEqual({ turn: 1, record: at.removed });
    expect(momentBeside(entries, now, "backward")).toBeNull();
    expect(momentBeside(entries, { turn: 1, record: 0 }, "backward")).toEqual(now);
    expect(momentBeside(entries, { turn: 1, record: at.end }, "forward")).toBeNull();
  });

  it("is of what a text names", () => {
    expect(historyNamed("(3, 1)")).toEqual(wood);
    expect(historyNamed("burned.wood")).toEqual(burned);
    expect(historyNamed("variables.burned.wood")).toEqual(burned);
    expect(historyNamed("win")).toEqual({ kind: "field", path: "won" });
    expect(historyNamed("lose")).toEqual({ kind: "field", path: "lost" });
    expect(historyNamed("avatar.item")).toEqual({ kind: "field", path: "avatar.item" });
  });
});
