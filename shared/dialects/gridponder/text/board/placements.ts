// Where a level puts what stands in no layer: the avatar and the cells of multi-cell objects, as text edits.
import { memberOf } from "../../../../text/jsonNode";
import type { Position } from "../../../../base/boardView";
import { type Result, done, refused } from "../../../../base/result";
import { inlineText, textLike } from "../../../../text/cellText";
import type { TextEdit } from "../../../../text/edit";
import { nodeAt } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import { positionOf } from "../layers/layers";
import { objectCellNode } from "./levelStart";
import type { PaintRefusal } from "../layers/paint";
import type { LevelText } from "../layers/stroke";

/** Puts the avatar's start at a cell, and its facing if one is given; `state.avatar` is made where it is missing. */
export function avatarStartEdits(
  level: LevelText,
  position: Position,
  facing?: string,
): Result<readonly TextEdit[], PaintRefusal> {
  const { text, tree } = level;
  if (tree.errors.length > 0 || tree.root?.type !== "object") return refused(BROKEN_TEXT);
  const placed = memberEdits(text, tree, ["state", "avatar", "position"], position);
  if (facing === undefined) return done(placed);
  // Two new members would both be put at the object's end: make them one edit by making one object.
  const avatar = nodeAt(tree, "/state/avatar");
  const isNew = avatar === undefined || memberOf(avatar, "position") === undefined;
  if (avatar === undefined) return done(memberEdits(text, tree, ["state", "avatar"], { position, facing }));
  const turned = memberEdits(text, tree, ["state", "avatar", "facing"], facing);
  if (!isNew || memberOf(avatar, "facing") !== undefined || avatar.type !== "object")
    return done([...placed, ...turned]);
  const layout = layoutNear(text, tree, avatar);
  const { colon } = layout.inline;
  const members = [`"position"${colon}${inlineText(position, layout.inline)}`, `"facing"${colon}"${facing}"`];
  return done(sequenceEdits(text, avatar, { insert: new Map([[avatar.children?.length ?? 0, members]]) }, layout));
}

/**
 * Gives a multi-cell object (by its index in `board.multiCellObjects`) these cells, in order. Cells that stay keep
 * what the author wrote of them, their sprites included.
 */
export function objectCellsEdits(
  level: LevelText,
  index: number,
  cells: readonly Position[],
): Result<readonly TextEdit[], PaintRefusal> {
  const { text, tree } = level;
  if (tree.errors.length > 0) return refused(BROKEN_TEXT);
  const list = nodeAt(tree, `/board/multiCellObjects/${index}/cells`);
  if (list?.type !== "array") {
    return refused({ reason: "unreadable-layer", message: `There is no multi-cell object ${index} with cells.` });
  }
  const items = list.children ?? [];
  const keyOf = (position: Position | null | undefined): string => (position ? position.join() : "");
  const standing = items.map((item) => keyOf(positionOf(objectCellNode(item))));
  if (standing.join(" ") === cells.map(keyOf).join(" ")) return done([]);
  const layout = layoutNear(text, tree, list);
  const texts = cells.map((cell) => {
    const old = items[standing.indexOf(keyOf(cell))];
    if (old !== undefined) return text.slice(old.offset, old.offset + old.length);
    const sample = items.find((item) => item.type === "array");
    return textLike(cell, sample, text, layout);
  });
  const remove = new Set(items.keys());
  return done(sequenceEdits(text, list, { remove, insert: new Map([[items.length, texts]]) }, layout));
}

const BROKEN_TEXT: PaintRefusal = {
  reason: "broken-text",
  message: "The level's text has a syntax error. Fix it first, then paint.",
};
