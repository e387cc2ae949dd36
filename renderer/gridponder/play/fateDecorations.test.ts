import { expect, it } from "vitest";
import type { MoveKind } from "../../../shared/engine/search/insight/insightOutcome";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { boardOfLevel } from "../../../shared/dialects/gridponder/text/board/board";
import { parseJsonTree } from "../../../shared/text/jsonTree";
import { fateDecorations, neverGoodDecorations, neverGoodPieceAt } from "./fateDecorations";

const board = boardOfLevel(
  parseJsonTree(
    JSON.stringify({
      board: { size: [3, 2], layers: {} },
      state: { avatar: { position: [1, 1], facing: "right" }, variables: {} },
    }),
  ),
  { layers: [] },
);
if (!board.ok) throw new Error("The board of this test cannot be read.");
const view = board.value;

const fates = (...moves: readonly (readonly [GameAction, MoveKind])[]): ReturnType<typeof fateDecorations> =>
  fateDecorations(
    { fate: { kind: "unknown" }, moves: moves.map(([action, kind]) => ({ action, kind, moves: null })) },
    view,
  );

it("points from the avatar to where a move goes, and rings the cell that an action is about", () => {
  expect(
    fates([{ action: "move", direction: "left" }, "best"], [{ action: "flood", position: [2, 0] }, "fatal"]),
  ).toEqual([
    { kind: "move", at: [1, 1], to: [0, 1], does: "best" },
    { kind: "move", at: [2, 0], to: null, does: "fatal" },
  ]);
});

it("leaves out what changes nothing, what has no place, and everything while nothing is known", () => {
  expect(fates([{ action: "move", direction: "up" }, "idle"], [{ action: "wait" }, "detour"])).toEqual([]);
  expect(fateDecorations(null, view)).toEqual([]);
});

it("draws no move where the level is lost whatever is done", () => {
  const moves = [{ action: { action: "move", direction: "left" }, kind: "fatal", moves: null }] as const;
  expect(fateDecorations({ fate: { kind: "dead" }, moves }, view)).toEqual([]);
});

const never = (piece: string, x: number) => ({ name: "", layer: null, position: [x, 1], piece, states: 1 }) as const;

it("hatches the cells in which a piece of the board is never good", () => {
  const [shade, ...others] = neverGoodDecorations([never("avatar", 2), never("crate", 0)], view, null);
  expect(shade).toMatchObject({ kind: "shade", width: 3, mask: new Uint8Array([0, 0, 0, 0, 0, 1]) });
  expect(others).toEqual([]);
  expect(neverGoodDecorations([never("crate", 0)], view, null)).toEqual([]);
});

it("hatches only the cells of the piece under the pointer, where that is never good somewhere", () => {
  const found = [never("avatar", 2), never("crate", 0)];
  expect(neverGoodPieceAt(found, view, [1, 1])).toBe("avatar");
  expect(neverGoodPieceAt([never("crate", 0)], view, [1, 1])).toBe(null);
  expect(neverGoodPieceAt(found, view, [0, 0])).toBe(null);
  expect(neverGoodDecorations(found, view, "avatar")).toHaveLength(1);
  expect(neverGoodDecorations(found, view, "rock")).toEqual([]);
});
