import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { allCells } from "../../../shared/dialects/gridponder/text/board/boardClip";
import { isPending, settle } from "../../documents/model/pendingChange";
import { usePaintStore } from "./paintStore";
import { openLevel } from "./paintTarget.testing";

const GAME = { layers: [{ id: "objects" }], entityKinds: { rock: { layer: "objects" }, wall: { layer: "objects" } } };
const SIDE = 80;
const ROWS = Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => null));
const LEVEL = JSON.stringify({ board: { size: [SIDE, SIDE], layers: { objects: ROWS } } });

/** Fills the whole board: more edits than are made at once. */
function fill(level: ReturnType<typeof openLevel>): void {
  level.pointer("down", [3, 3]);
  level.pointer("up", [3, 3]);
}

const rocks = (text: string): number => text.split('"rock"').length - 1;

describe("a change of very many cells", () => {
  const first = usePaintStore.getState();
  beforeEach(() => {
    vi.useFakeTimers();
    usePaintStore.setState({ ...first, tool: "fill", layer: "objects", entity: { kind: "rock", params: {} } });
  });
  afterEach(() => {
    settle();
    vi.useRealTimers();
  });

  it("is made soon, and its gesture lasts until then", () => {
    const level = openLevel(LEVEL, GAME);
    fill(level);
    expect([isPending(), level.text() === LEVEL]).toEqual([true, true]);
    expect(usePaintStore.getState()).toMatchObject({ gesture: { kind: "stroke" }, notice: "" });
    vi.runAllTimers();
    expect([isPending(), rocks(level.text()), level.steps()]).toEqual([false, SIDE * SIDE, 1]);
    expect(usePaintStore.getState()).toMatchObject({ gesture: null, notice: "Painted rock on 6400 cells of objects." });
  });

  it("is made at once where something else follows", () => {
    const level = openLevel(LEVEL, GAME);
    fill(level);
    settle();
    usePaintStore.setState({ entity: { kind: "wall", params: {} } });
    level.pointer("down", [0, 0]);
    level.pointer("up", [0, 0]);
    settle();
    expect([rocks(level.text()), level.steps()]).toEqual([0, 2]);
  });

  it("of a turned selection is worked out in slices, and made at once where something else follows", () => {
    const row = Array.from({ length: SIDE }, (_, x) => (x < 3 ? "rock" : null));
    const text = JSON.stringify({ board: { size: [SIDE, SIDE], layers: { objects: ROWS.map(() => row) } } });
    const [slowly, atOnce] = [openLevel(text, GAME), openLevel(text, GAME)];
    const turn = (level: ReturnType<typeof openLevel>): void => {
      usePaintStore.setState({ ...first, tool: "select", selection: allCells(SIDE, SIDE) });
      level.key("z");
    };
    turn(slowly);
    expect([isPending(), slowly.text() === text]).toEqual([true, true]);
    vi.runAllTimers();
    turn(atOnce);
    settle();
    expect(rocks(slowly.text().split("],[")[0] ?? "")).toBe(SIDE);
    expect([atOnce.text() === slowly.text(), atOnce.steps(), slowly.steps()]).toEqual([true, 1, 1]);
    expect(usePaintStore.getState().notice).toBe("Rotated 6400 cells.");
  });

  it("says in the end why it cannot be made, and changes nothing", () => {
    const level = openLevel(LEVEL.slice(0, -1), GAME);
    usePaintStore.setState({ ...first, tool: "select", selection: allCells(SIDE, SIDE) });
    level.key("z");
    vi.runAllTimers();
    expect([isPending(), level.steps()]).toEqual([false, 0]);
    expect(usePaintStore.getState().notice).toContain("syntax error");
  });
});
