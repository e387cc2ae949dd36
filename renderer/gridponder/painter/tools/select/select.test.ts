// The select tool over a level's text, driven by pointer and keys as the board drives it.
import { stateView } from "../../../../../shared/dialects/gridponder/text/board/stateView";
import { beforeEach, describe, expect, it } from "vitest";
import { type BoardView, type Position, entityAt } from "../../../../../shared/base/boardView";
import type { BoardClip } from "../../../../../shared/dialects/gridponder/text/board/boardClip";
import { clipText, readClip } from "../../../../../shared/dialects/gridponder/text/board/clipText";
import type { BoardPointer } from "../../../../board/boardPointer";
import { openLevel } from "../../paintTarget.testing";
import { usePaintStore } from "../../paintStore";
import { deleteStamp, saveStamp, useStampStore } from "../../palette/stampStore";
import { liftSelection } from "./lift";
import { carryClip } from "./moveSelection";

const GAME = {
  layers: [
    { id: "ground", occupancy: "exactly_one", default: "grass" },
    { id: "objects", occupancy: "zero_or_one" },
  ],
  entityKinds: { grass: { layer: "ground" }, water: { layer: "ground" }, rock: { layer: "objects" } },
};

/** A level whose ground and objects are drawn as letters: g grass, w water, r rock, . nothing. */
function levelText(ground: string, objects: string): string {
  const kinds: Readonly<Record<string, string | null>> = { g: "grass", w: "water", r: "rock", ".": null };
  const rows = (drawn: string): unknown => drawn.split("\n").map((row) => Array.from(row, (letter) => kinds[letter]));
  const size = [ground.indexOf("\n"), ground.split("\n").length];
  return JSON.stringify({
    id: "one",
    board: { size, layers: { ground: rows(ground), objects: rows(objects) } },
    state: { avatar: { position: [0, 0] } },
  });
}

function open(ground: string, objects: string) {
  const level = openLevel(levelText(ground, objects), GAME);
  const view = (): BoardView => level.paintTarget().view;
  return {
    ...level,
    hover: (cell: Position): void => level.pointer("hover", cell),
    drag(from: Position, to: Position, keys: Partial<BoardPointer> = {}): void {
      level.pointer("down", from, keys);
      level.pointer("move", to, keys);
      level.pointer("up", to, keys);
    },
    avatar: () => stateView(view()).avatar?.position,
    drawn(layer: string): string {
      const board = view();
      return Array.from({ length: board.height }, (_, y) =>
        Array.from({ length: board.width }, (_, x) => entityAt(board, layer, x, y)?.kind[0] ?? ".").join(""),
      ).join("\n");
    },
  };
}

function lifted(board: ReturnType<typeof open>): BoardClip {
  const result = liftSelection(board.level());
  if (!result.ok) throw new Error(result.refusal);
  return result.value.clip;
}

function selected(width: number, height: number): string {
  const { selection } = usePaintStore.getState();
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) =>
      selection.some((cell) => cell[0] === x && cell[1] === y) ? "#" : ".",
    ).join(""),
  ).join("\n");
}

const first = usePaintStore.getState();
beforeEach(() => usePaintStore.setState({ ...first, tool: "select", layer: "objects" }));

describe("selecting", () => {
  it("takes rectangles: replaced, added, taken away", () => {
    const board = open("gggg\ngggg\ngggg", "....\n....\n....");
    board.drag([0, 0], [1, 1]);
    expect(selected(4, 3)).toBe("##..\n##..\n....");
    board.drag([2, 1], [3, 2], { shift: true });
    expect(selected(4, 3)).toBe("##..\n####\n..##");
    board.drag([0, 1], [2, 1], { alt: true });
    expect(selected(4, 3)).toBe("##..\n...#\n..##");
    board.drag([0, 2], [0, 2]);
    expect(selected(4, 3)).toBe("....\n....\n#...");
    expect(board.steps()).toBe(0);
  });

  it("with Control takes the whole region of the topmost kind", () => {
    const board = open("wwgg\ngwgw\nwwgw", "....\n....\n...r");
    board.drag([1, 1], [1, 1], { control: true });
    expect(selected(4, 3)).toBe("##..\n.#..\n##..");
    board.drag([3, 2], [3, 2], { control: true, shift: true });
    expect(selected(4, 3)).toBe("##..\n.#..\n##.#");
  });

  it("grows and shrinks with Shift and the arrows, from where it began", () => {
    const board = open("gggg\ngggg\ngggg", "....\n....\n....");
    usePaintStore.setState({ focused: [1, 1], showCursor: true });
    const go = (...keys: readonly string[]): void => keys.forEach((key) => board.key(key, { shift: true }));
    go("ArrowRight", "ArrowDown");
    expect(selected(4, 3)).toBe("....\n.##.\n.##.");
    go("ArrowDown", "ArrowLeft", "ArrowLeft");
    expect(selected(4, 3)).toBe("....\n##..\n##..");
    expect(usePaintStore.getState()).toMatchObject({ focused: [0, 2], notice: "Selected 2 × 2, 4 cells." });
    // Elsewhere another begins.
    usePaintStore.setState({ focused: [3, 0] });
    go("ArrowDown");
    expect(selected(4, 3)).toBe("...#\n...#\n....");
    expect(board.steps()).toBe(0);
  });

  it("lets cells that leave the board be", () => {
    const board = open("gg\ngg", "..\n..");
    board.drag([1, 1], [7, 9]);
    expect(selected(2, 2)).toBe("..\n.#");
    expect(usePaintStore.getState().selection).toHaveLength(1);
  });
});

describe("what is selected", () => {
  it("is moved by dragging it, as one step, and stays selected", () => {
    const board = open("wggg\ngggg", "r...\n....");
    board.drag([0, 0], [0, 0]);
    board.drag([0, 0], [2, 1]);
    expect([board.drawn("ground"), board.drawn("objects")]).toEqual(["gggg\nggwg", "....\n..r."]);
    expect(selected(4, 2)).toBe("....\n..#.");
    expect(board.steps()).toBe(1);
  });

  it("takes the avatar's start along, turned too; a copy and a move of one layer leave it", () => {
    const board = open("gggg\ngggg\ngggg", "r...\n....\n....");
    board.drag([0, 0], [1, 0]);
    board.drag([0, 0], [2, 0]);
    expect(board.avatar()).toEqual([2, 0]);
    board.key("y");
    board.key("x");
    expect(board.avatar()).toEqual([3, 0]);
    board.drag([3, 0], [1, 0], { control: true });
    expect(board.avatar()).toEqual([3, 0]);
    board.drag([3, 0], [3, 0]);
    usePaintStore.setState({ selectsActiveLayer: true });
    board.drag([3, 0], [3, 2]);
    expect([board.avatar(), board.drawn("objects")]).toEqual([[3, 0], ".r..\n....\n...r"]);
  });

  it("is copied by dragging with Control", () => {
    const board = open("wggg\ngggg", "r...\n....");
    board.drag([0, 0], [0, 0]);
    board.drag([0, 0], [2, 1], { control: true });
    expect([board.drawn("ground"), board.drawn("objects")]).toEqual(["wggg\nggwg", "r...\n..r."]);
  });

  it("of the active layer alone leaves the others", () => {
    const board = open("wggg\ngggg", "r...\n....");
    usePaintStore.setState({ selectsActiveLayer: true });
    board.drag([0, 0], [0, 0]);
    board.drag([0, 0], [2, 1]);
    expect([board.drawn("ground"), board.drawn("objects")]).toEqual(["wggg\ngggg", "....\n..r."]);
  });

  it("keeps out of locked and hidden layers", () => {
    const board = open("wggg\ngggg", "r...\n....");
    usePaintStore.setState({ lockedLayers: new Set(["ground"]) });
    board.drag([0, 0], [0, 0]);
    board.key("Delete");
    expect([board.drawn("ground"), board.drawn("objects")]).toEqual(["wggg\ngggg", "....\n...."]);
    usePaintStore.setState({ hiddenLayers: new Set(["objects"]) });
    board.key("Delete");
    expect(usePaintStore.getState().notice).toMatch(/hidden or locked/);
  });

  it("is emptied by Delete, its ground to the default", () => {
    const board = open("wwgg\ngggg", "rr..\n....");
    board.drag([0, 0], [0, 1]);
    board.key("Delete");
    expect([board.drawn("ground"), board.drawn("objects")]).toEqual(["gwgg\ngggg", ".r..\n...."]);
  });

  it("is flipped and turned where it stands; four quarter turns change nothing", () => {
    const board = open("ggggg\nggggg\nggggg\nggggg", ".....\n.rr..\n.r...\n.....");
    board.drag([1, 1], [2, 2]);
    board.key("x");
    expect(board.drawn("objects")).toBe(".....\n.rr..\n..r..\n.....");
    expect(usePaintStore.getState().notice).toBe("Flipped 4 cells.");
    board.key("y");
    expect(board.drawn("objects")).toBe(".....\n..r..\n.rr..\n.....");
    board.drag([0, 3], [0, 3]);
    board.drag([1, 1], [3, 2]);
    const before = board.drawn("objects");
    for (let turn = 0; turn < 4; turn++) board.key("z");
    expect(board.drawn("objects")).toBe(before);
    expect(usePaintStore.getState().notice).toBe("Rotated 6 cells.");
    board.key("z");
    board.key("Z");
    expect(board.drawn("objects")).toBe(before);
  });

  it("is not turned to where it does not fit", () => {
    const board = open("gggg\ngggg", "rrr.\n....");
    board.drag([0, 0], [2, 0]);
    board.key("z");
    expect(usePaintStore.getState().notice).toMatch(/would not fit/);
    expect(board.steps()).toBe(0);
  });

  it("is nudged by Alt and arrows, not over the edge", () => {
    const board = open("ggg\nggg", "r..\n...");
    board.drag([0, 0], [0, 0]);
    board.key("ArrowRight", { alt: true });
    board.key("ArrowUp", { alt: true });
    expect(board.drawn("objects")).toBe(".r.\n...");
  });
});

describe("a stamp", () => {
  it("is kept under a name and put down by its number key, as often as wanted", () => {
    const board = open("ggg\nggg", "r..\n...");
    board.drag([0, 0], [0, 0]);
    expect(saveStamp(board.level(), "lone rock")).toBe(true);
    expect(useStampStore.getState().stamps.map(({ name }) => name)).toEqual(["lone rock"]);
    for (const at of [
      [1, 0],
      [2, 1],
    ] as const) {
      expect(board.key("1")).toBe(true);
      board.hover(at);
      board.drag(at, at);
    }
    expect(board.drawn("objects")).toBe("rr.\n..r");
    deleteStamp(1);
    expect(board.key("1")).toBe(false);
  });
});

describe("what is pasted", () => {
  it("follows the pointer until a click puts it down; Escape changes nothing", () => {
    const board = open("ggg\nggg", "r..\n...");
    board.drag([0, 0], [0, 0]);
    const text = clipText(lifted(board), GAME);
    board.perform(carryClip(board.level(), readClip(text)!));
    board.key("Escape");
    expect(usePaintStore.getState().gesture).toBeNull();
    board.perform(carryClip(board.level(), readClip(text)!));
    board.hover([2, 1]);
    expect(board.steps()).toBe(0);
    board.drag([2, 1], [2, 1]);
    expect(board.drawn("objects")).toBe("r..\n..r");
    expect(board.steps()).toBe(1);
  });

  it("leaves out layers that the board lacks, and says so", () => {
    const board = open("ggg\nggg", "r..\n...");
    const text = '{"board": {"size": [1, 1], "layers": {"objects": [["rock"]], "sky": [["cloud"]]}}}';
    usePaintStore.setState({ focused: [1, 1] });
    board.perform(carryClip(board.level(), readClip(text)!));
    board.key("Enter");
    expect(board.drawn("objects")).toBe("r..\n.r.");
    expect(usePaintStore.getState().notice).toMatch(/Without sky/);
  });

  it("says which kinds the pack does not declare", () => {
    const board = open("ggg\nggg", "r..\n...");
    const cells = '["rock", "gem"], ["ruby", "gem"]';
    board.perform(
      carryClip(board.level(), readClip(`{"board": {"size": [2, 2], "layers": {"objects": [${cells}]}}}`)!),
    );
    expect(usePaintStore.getState().notice).toMatch(/ game\.json does not declare gem, ruby\.$/);
    board.key("Enter");
    expect(usePaintStore.getState().notice).toBe("Pasted 4 cells. game.json does not declare gem, ruby.");
  });

  it("says how many cells were outside of the board", () => {
    const board = open("ggg\nggg", "rr.\n...");
    board.drag([0, 0], [1, 0]);
    board.drag([0, 0], [2, 0]);
    expect(board.drawn("objects")).toBe("..r\n...");
    expect(usePaintStore.getState().notice).toBe("Moved 1 cell. Left out 1 cell outside of the board.");
  });

  it("can be placed by keys alone", () => {
    const board = open("ggg\nggg", "r..\n...");
    usePaintStore.setState({ focused: [0, 0] });
    board.key(" ");
    board.perform(carryClip(board.level(), lifted(board)));
    board.key("ArrowRight");
    board.key("ArrowDown");
    board.key("Enter");
    expect(board.drawn("objects")).toBe("r..\n.r.");
  });
});

describe("the magic wand", () => {
  it("takes what is connected with a click, adds with Shift, and takes all of the board with Control", () => {
    usePaintStore.setState({ tool: "wand" });
    const board = open("wwgg\ngwgw\nwwgw", "....\n....\n...r");
    board.drag([1, 1], [1, 1]);
    expect(selected(4, 3)).toBe("##..\n.#..\n##..");
    board.drag([2, 0], [2, 0], { shift: true });
    expect(selected(4, 3)).toBe("####\n.##.\n###.");
    board.drag([1, 1], [1, 1], { control: true });
    expect(selected(4, 3)).toBe("##..\n.#.#\n##.#");
    board.drag([1, 1], [1, 1], { alt: true });
    expect(selected(4, 3)).toBe("....\n...#\n...#");
    expect(board.steps()).toBe(0);
  });

  it("works at the cell cursor, and Select moves what it selected", () => {
    usePaintStore.setState({ tool: "wand", focused: [3, 2], showCursor: true });
    const board = open("gggg\ngggg\ngggg", "....\n....\n...r");
    board.key(" ");
    expect(selected(4, 3)).toBe("....\n....\n...#");
    usePaintStore.setState({ tool: "select" });
    board.drag([3, 2], [0, 0]);
    expect(board.drawn("objects")).toBe("r...\n....\n....");
  });
});
