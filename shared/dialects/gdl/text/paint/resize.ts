// Gives a board of squares or hexes another size as text edits. What the set-up puts outside of it goes.
import { objectOf } from "../../../../base/json";
import type { TextEdit } from "../../../../text/edit";
import { type ParsedText, nodeAt, valueOf } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { type Board, boardOf, hasPlace, readPlace } from "../names/board";
import { chained } from "./chained";
import { keepPlaces } from "./setup";

/** The most places that a board may have on a side here; larger ones are written in the text. */
export const MOST_SIDE = 200;

export type SizedBoard = Extract<Board, { readonly kind: "grid" | "hex_grid" | "hexagon" }>;

/** Returns the board of the rules, when it has a size. */
export function sizedBoard({ tree }: ParsedText): SizedBoard | null {
  const topology = nodeAt(tree, "/topology");
  const board = boardOf(topology === undefined ? undefined : valueOf(topology));
  return board.kind === "grid" || board.kind === "hex_grid" || board.kind === "hexagon" ? board : null;
}

/** Returns the edits after which the rules have a board of another size, and a set-up that fits on it. */
export function resizeRules(text: ParsedText, board: SizedBoard): readonly TextEdit[] {
  return chained(text, [(now) => sizeEdits(now, board), (now) => keepPlaces(now, (x, y) => hasPlace(board, x, y))]);
}

/** Returns whether a board of another size leaves out something that stands on the board now. */
export function leavesOut(rules: ParsedText, starts: readonly ParsedText[], board: SizedBoard): boolean {
  const isLeft = keepPlaces(rules, (x, y) => hasPlace(board, x, y)).length > 0;
  return isLeft || starts.some((start) => keepStart(start, board).length > 0);
}

function sizeEdits({ text, tree }: ParsedText, board: SizedBoard): readonly TextEdit[] {
  const node = nodeAt(tree, "/topology");
  const { type, structure, width, height, radius } = objectOf(node === undefined ? undefined : valueOf(node));
  const set = (name: string, value: string | number) => memberEdits(text, tree, ["topology", name], value);
  const members = board.kind === "hexagon" ? [radius] : [width, height];
  const areMembers = type !== "discrete" && members.every((member) => typeof member === "number");
  if (typeof structure === "string" && !areMembers) {
    // Its own spacing stays.
    const sizes = board.kind === "hexagon" ? [board.radius] : [board.width, board.height];
    return set(
      "structure",
      structure.replace(/\d+/g, (number) => String(sizes.shift() ?? number)),
    );
  }
  if (board.kind === "hexagon") return set("radius", board.radius);
  return [...set("width", board.width), ...set("height", board.height)];
}

/** Returns the edits after which a game's own start has nothing outside of a board. */
export function keepStart(text: ParsedText, board: SizedBoard): readonly TextEdit[] {
  const places = nodeAt(text.tree, "/start/place");
  if (text.tree.errors.length > 0 || places?.type !== "object") return [];
  const remove = new Set<number>();
  for (const [index, member] of (places.children ?? []).entries()) {
    const read = readPlace(board, String(member.children?.[0]?.value));
    if ("problem" in read) remove.add(index);
  }
  return remove.size === 0
    ? []
    : sequenceEdits(text.text, places, { remove }, layoutNear(text.text, text.tree, places));
}
