import { describe, expect, it } from "vitest";
import { torchRecords as at, torchTurn } from "../../../shared/dialects/gridponder/presentation/torchTurn.testing";
import { foldingOf, withCursorInSight, withToggled } from "./turnFolding";

const { trace } = torchTurn;
const other = { ...trace };

describe("folds of a turn's tree", () => {
  it("open where a step leads, and stay open when the cursor goes on", () => {
    const stepped = withCursorInSight(foldingOf(trace, false), trace, at.meltsWhere, false);
    expect([...stepped.toggled]).toEqual([at.melts]);
    const on = withCursorInSight(stepped, trace, at.burns, false);
    expect([...on.toggled]).toEqual([at.melts]);
  });

  it("are the same object as long as nothing is another", () => {
    const folding = withCursorInSight(foldingOf(trace, false), trace, at.burns, false);
    expect(withCursorInSight(folding, trace, at.burns, false)).toBe(folding);
    expect(withToggled(folding.toggled, [])).toBe(folding.toggled);
  });

  it("begin as by default in another turn, and where everything was looked for", () => {
    const folded = { ...foldingOf(trace, false), toggled: new Set([at.cascade]) };
    expect(withCursorInSight(folded, other, null, false).toggled.size).toBe(0);
    expect(withCursorInSight(folded, trace, null, true).toggled.size).toBe(0);
    expect([...withCursorInSight(folded, trace, 0, false).toggled]).toEqual([at.cascade]);
  });

  it("turn round what was folded by hand", () => {
    const folded = withToggled(new Set<number>(), [at.cascade]);
    expect([...withToggled(folded, [at.cascade, at.burns])]).toEqual([at.burns]);
  });
});
