// Painting on the start position of a recorded game as text edits: one member of `start.place` for each entity.
import { objectOf } from "../../../../base/json";
import { inlineText } from "../../../../text/cellText";
import type { TextEdit } from "../../../../text/edit";
import { type JsonNode, type ParsedText, nodeAt, valueOf } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import type { Layout } from "../../../../text/jsonStyle";
import { itemIndentation, sequenceEdits } from "../../../../text/sequenceEdit";
import { readPlace } from "../names/board";
import type { GameIndex } from "../names/gameIndex";
import { type Brush, brushKey, brushOfStart, startEntity } from "./brush";

/** What stands on the board of the set-up, by places: what a game without a position of its own begins with. */
export type Inherited = readonly (readonly [place: string, brush: Brush])[];

/** Returns what a game's own start puts on a place; undefined for a game whose set-up says it. */
export function brushInStart({ tree }: ParsedText, index: GameIndex, place: string): Brush | null | undefined {
  const places = nodeAt(tree, "/start/place");
  if (places?.type !== "object") return undefined;
  const member = placeMember(places, index, place);
  return member === undefined ? null : brushOfStart(valueOf(member), onlySchema(index));
}

/** Returns all brushes of the start, each once. */
export function brushesOfStart({ tree }: ParsedText, index: GameIndex): readonly Brush[] {
  const places = objectOf(valueOf(nodeAt(tree, "/start/place")));
  const brushes = Object.values(places).flatMap((entity) => brushOfStart(entity, onlySchema(index)) ?? []);
  return [...new Map(brushes.map((brush) => [brushKey(brush), brush])).values()];
}

/**
 * Returns the edits after which the game begins with a brush (null: nothing) on a place. A game without a position of
 * its own gets that of its set-up first.
 */
export function paintStart(
  text: ParsedText,
  index: GameIndex,
  place: string,
  brush: Brush | null,
  inherited: Inherited,
): readonly TextEdit[] {
  const { tree } = text;
  if (tree.errors.length > 0 || tree.root?.type !== "object") return [];
  const places = nodeAt(tree, "/start/place");
  if (places?.type !== "object") return newPosition(text, index, place, brush, inherited);
  const there = placeMember(places, index, place);
  if (brush === null) return there === undefined ? [] : withoutMember(text, places, there);
  const key = keyOf(there) ?? place;
  const known = there === undefined ? null : brushOfStart(valueOf(there), onlySchema(index));
  if (known !== null && brushKey(known) === brushKey(brush)) return [];
  return memberEdits(text.text, tree, ["start", "place", key], startEntity(brush));
}

function onlySchema({ schemas }: GameIndex): string {
  return [...schemas.keys()][0] ?? "";
}

/** Returns the value of the member that names a place, however it is written. */
function placeMember(places: JsonNode, { board }: GameIndex, place: string): JsonNode | undefined {
  const meant = readPlace(board, place);
  const wanted = "place" in meant ? meant.place : place;
  for (const { children } of places.children ?? []) {
    const [key, value] = children ?? [];
    const read = readPlace(board, String(key?.value));
    if ("place" in read && read.place === wanted) return value;
  }
  return undefined;
}

function keyOf(value: JsonNode | undefined): string | undefined {
  const key = value?.parent?.children?.[0]?.value;
  return typeof key === "string" ? key : undefined;
}

function withoutMember({ text, tree }: ParsedText, places: JsonNode, value: JsonNode): readonly TextEdit[] {
  const index = places.children?.findIndex((member) => member === value.parent) ?? -1;
  return index < 0 ? [] : sequenceEdits(text, places, { remove: new Set([index]) }, layoutNear(text, tree, places));
}

/** Writes the position of the set-up with one change into the game: an entity a line. */
function newPosition(
  { text, tree }: ParsedText,
  { board }: GameIndex,
  place: string,
  brush: Brush | null,
  inherited: Inherited,
): readonly TextEdit[] {
  const meant = readPlace(board, place);
  const others = inherited.filter(([name]) => {
    const read = readPlace(board, name);
    return !("place" in read && "place" in meant && read.place === meant.place);
  });
  const all = brush === null ? others : [...others, [place, brush] as const];
  return newStartMember({ text, tree }, (layout, indent) => positionText(all, layout, indent));
}

/**
 * Returns the edits that write a member into a game's start, and the start where there is none: before the moves, which
 * are long. `write` gives the member's text for the indentation of its line.
 */
export function newStartMember(
  { text, tree }: ParsedText,
  write: (layout: Layout, indent: string) => string,
): readonly TextEdit[] {
  const start = nodeAt(tree, "/start");
  const { root } = tree;
  if (root === undefined) return [];
  const layout = layoutNear(text, tree, start ?? root);
  if (start?.type === "object") {
    const indent = itemIndentation(text, start, layout.lines);
    const insert = new Map([[start.children?.length ?? 0, [write(layout, indent)]]]);
    return sequenceEdits(text, start, { insert }, layout);
  }
  const indent = itemIndentation(text, root, layout.lines);
  const { newline, unit } = layout.lines;
  const inner = newline + indent + unit;
  const made = `"start":${AFTER_COLON}{${inner}${write(layout, indent + unit)}${newline}${indent}}`;
  const moves = root.children?.findIndex(({ children }) => children?.[0]?.value === "moves") ?? -1;
  const at = moves < 0 ? (root.children?.length ?? 0) : moves;
  return sequenceEdits(text, root, { insert: new Map([[at, [made]]]) }, layout);
}

export const AFTER_COLON = " ";

function positionText(all: Inherited, { inline, lines: { newline, unit } }: Layout, indent: string): string {
  if (all.length === 0) return `"place":${AFTER_COLON}{}`;
  const lines = all.map(([name, brush]) => {
    return `${newline}${indent}${unit}${JSON.stringify(name)}:${AFTER_COLON}${inlineText(startEntity(brush), inline)}`;
  });
  return `"place":${AFTER_COLON}{${lines.join(",")}${newline}${indent}}`;
}
