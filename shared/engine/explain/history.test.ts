import { describe, expect, it } from "vitest";
import { gridponderPresentation as presentation } from "../../dialects/gridponder/presentation/presentation";
import { NO_BOARD } from "../../base/placeName";
import { fieldPath } from "../trace/fieldPath";
import { historyNamed, momentBeside, historyOf, lastWriteBefore } from "./history";
import { torchRecords as at, torchTurn } from "../../dialects/gridponder/presentation/torchTurn.testing";

const named = (text: string) => historyNamed(text, presentation, NO_BOARD);
const wood = { kind: "cell", position: [3, 1] } as const;
const burned = { kind: "field", path: fieldPath("variables", "burned.wood") } as const;
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
    expect(named("(3, 1)")).toEqual(wood);
    expect(named("burned.wood")).toEqual(burned);
    expect(named("variables.burned.wood")).toEqual(burned);
    expect(named("win")).toEqual({ kind: "field", path: "won" });
    expect(named("lose")).toEqual({ kind: "field", path: "lost" });
    expect(named("avatar.item")).toEqual({ kind: "field", path: "avatar.item" });
  });
});
