import { describe, expect, it } from "vitest";
import {
  torchReading,
  torchRecords as at,
  torchTurn,
} from "../../../shared/dialects/gridponder/presentation/torchTurn.testing";
import { NO_FILTER, type TurnFilter, filterTurn } from "../../../shared/engine/trace/traceFilter";
import { type TurnTreeView, foldsAround, rowOf, treeKey, turnRows } from "./turnRows";

const { trace } = torchTurn;
const view = (toggled: readonly number[] = [], filter: Partial<TurnFilter> = {}): TurnTreeView => ({
  toggled: new Set(toggled),
  marks: filterTurn(torchTurn, torchReading, { ...NO_FILTER, ...filter })?.marks ?? null,
  unfolds: filter.search !== undefined,
});
const recordsIn = (tree: TurnTreeView): readonly number[] => turnRows(trace, tree).map(({ record }) => record);

describe("the rows of a turn", () => {
  it("are all records but the turn's own and what is inside rules that did not fire", () => {
    const rows = turnRows(trace, view());
    expect(rows[0]).toEqual({ record: at.action, depth: 0, isOpen: true });
    const shown = rows.map(({ record }) => record);
    expect(shown).not.toContain(at.turn);
    expect(shown).not.toContain(at.meltsWhere);
    expect(shown).toContain(at.where);
    expect(rows.find(({ record }) => record === at.melts)?.isOpen).toBe(false);
    expect(rows.find(({ record }) => record === at.where)?.isOpen).toBeNull();
  });

  it("unfold and fold", () => {
    expect(recordsIn(view([at.melts]))).toContain(at.meltsWhere);
    const folded = recordsIn(view([at.cascade]));
    expect(folded).toContain(at.cascade);
    expect(folded).not.toContain(at.pass);
    expect(folded).toContain(at.goals);
  });

  it("are only what was searched for and what encloses it, folds opened", () => {
    const found = recordsIn(view([], { search: "WHERE ground slippery" }));
    expect(found).toEqual([at.cascade, at.pass, at.melts, at.meltsWhere]);
    expect(recordsIn(view([], { search: "nowhere" }))).toEqual([]);
  });

  it("leave out what changed nothing when only changes are asked for", () => {
    const shown = recordsIn(view([], { onlyChanges: true }));
    expect(shown).toContain(at.removed);
    expect(shown).toContain(at.end);
    for (const dull of [at.melts, at.where, at.goals]) expect(shown).not.toContain(dull);
  });
});

describe("finding a record's row", () => {
  it("gives the row that it is folded into", () => {
    const tree = view([at.cascade]);
    const rows = turnRows(trace, tree);
    expect(rows[rowOf(trace, rows, at.removed)]?.record).toBe(at.cascade);
    expect(rowOf(trace, rows, at.turn)).toBe(-1);
    expect(foldsAround(trace, tree, at.removed)).toEqual([at.cascade]);
    expect(foldsAround(trace, view(), at.meltsWhere)).toEqual([at.melts]);
  });
});

describe("keys in the tree", () => {
  const rows = turnRows(trace, view());
  const press = (record: number, key: string) => treeKey(rows, rowOf(trace, rows, record), { key }, 3);

  it.each([
    ["ArrowDown", at.nav, { kind: "select", record: at.facing }],
    ["ArrowUp", at.facing, { kind: "select", record: at.nav }],
    ["ArrowRight", at.melts, { kind: "toggle", record: at.melts }],
    ["ArrowRight", at.nav, { kind: "select", record: at.facing }],
    ["ArrowRight", at.where, null],
    ["ArrowLeft", at.where, { kind: "select", record: at.burns }],
    ["ArrowLeft", at.burns, { kind: "toggle", record: at.burns }],
    ["ArrowLeft", at.melts, { kind: "select", record: at.pass }],
    ["Home", at.removed, { kind: "select", record: at.action }],
    ["End", at.removed, { kind: "select", record: at.goal }],
    ["ArrowDown", at.goal, { kind: "select", record: at.goal }],
    ["x", at.goal, null],
    ["PageDown", at.goal, { kind: "select", record: at.goal }],
    ["PageUp", at.action, { kind: "select", record: at.action }],
  ])("%s", (key, record, move) => expect(press(record, key)).toEqual(move));

  it("go a page up and down", () => {
    const [first, , , fourth] = rows;
    expect(press(first!.record, "PageDown")).toEqual({ kind: "select", record: fourth!.record });
    expect(press(fourth!.record, "PageUp")).toEqual({ kind: "select", record: first!.record });
  });

  it("are left to others with Ctrl, Alt or Meta", () => {
    for (const held of ["ctrlKey", "altKey", "metaKey"]) {
      expect(treeKey(rows, 0, { key: "ArrowDown", [held]: true }, 3)).toBeNull();
    }
  });

  it("enter the tree from the turn's end", () => {
    expect(treeKey(rows, -1, { key: "ArrowDown" }, 3)).toEqual({ kind: "select", record: at.action });
    expect(treeKey(rows, -1, { key: "ArrowUp" }, 3)).toEqual({ kind: "select", record: at.goal });
  });
});
