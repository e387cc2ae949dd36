// The places of a step of the set-up, as its `at` lists them: rectangles and nodes that grow and shrink place by place
// (gdl.md, A6).
import type { Expression } from "../../expressions/expression";
import { parseOnce } from "../strings/reading";

/** One place of a board: `x,y` of squares and hexes, or a node of a network. */
export type PaintPlace =
  | { readonly kind: "point"; readonly x: number; readonly y: number }
  | { readonly kind: "node"; readonly name: string };

export interface Rectangle {
  readonly kind: "rectangle";
  readonly name: "grid_nodes" | "hex_nodes";
  /** Both corners are in it. */
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
}

export type SetupItem =
  | Rectangle
  | { readonly kind: "node"; readonly name: string }
  /** A zone, or what cannot be read without playing it. */
  | { readonly kind: "other" };

const OTHER: SetupItem = { kind: "other" };

/** Reads an item of `at`. */
export function readItem(text: string): SetupItem {
  const { expression, problem } = parseOnce(text);
  if (problem !== null || expression.kind !== "call") return OTHER;
  const { name, args } = expression;
  const [first] = args;
  if (name === "node" && args.length === 1 && first?.kind === "text") return { kind: "node", name: first.value };
  if (name !== "grid_nodes" && name !== "hex_nodes") return OTHER;
  const [left, bottom, right, top] = args.map(numberOf);
  const isWhole = typeof left === "number" && typeof bottom === "number" && typeof right === "number";
  if (args.length !== 4 || !isWhole || typeof top !== "number") return OTHER;
  return { kind: "rectangle", name, left, bottom, right, top };
}

function numberOf(expression: Expression): number | null {
  return expression.kind === "number" && Number.isInteger(expression.value) ? expression.value : null;
}

/** Returns the text of an item; "" for one that is not written here. */
export function itemText(item: SetupItem): string {
  if (item.kind === "node") return `node('${item.name.replaceAll(/[\\']/g, String.raw`\$&`)}')`;
  if (item.kind === "other") return "";
  const { name, left, bottom, right, top } = item;
  return `${name}(${left},${bottom}, ${right},${top})`;
}

export function itemOf(place: PaintPlace, isHexes: boolean): SetupItem {
  if (place.kind === "node") return place;
  const { x, y } = place;
  return { kind: "rectangle", name: isHexes ? "hex_nodes" : "grid_nodes", left: x, bottom: y, right: x, top: y };
}

export function hasItem(item: SetupItem, place: PaintPlace): boolean {
  if (item.kind === "node") return place.kind === "node" && place.name === item.name;
  if (item.kind === "other" || place.kind === "node") return false;
  return place.x >= item.left && place.x <= item.right && place.y >= item.bottom && place.y <= item.top;
}

/** Returns how many places an item has; null for one that only playing tells. */
export function itemSize(item: SetupItem): number | null {
  if (item.kind === "node") return 1;
  if (item.kind === "other") return null;
  return Math.max(0, item.right - item.left + 1) * Math.max(0, item.top - item.bottom + 1);
}

/** Returns what is left of an item without a place that it has: the rows below, beside and above it. */
export function withoutPlace(item: SetupItem, place: PaintPlace): readonly SetupItem[] {
  if (item.kind !== "rectangle" || place.kind !== "point") return [];
  const { x, y } = place;
  const parts: readonly SetupItem[] = [
    { ...item, top: y - 1 },
    { ...item, bottom: y, top: y, right: x - 1 },
    { ...item, bottom: y, top: y, left: x + 1 },
    { ...item, bottom: y + 1 },
  ];
  return parts.filter((part) => (itemSize(part) ?? 0) > 0);
}

/** Returns a line of places with one more at an end of it; null where it does not go on there. */
export function withPlace(item: SetupItem, place: PaintPlace): SetupItem | null {
  if (item.kind !== "rectangle" || place.kind !== "point") return null;
  const { x, y } = place;
  if (item.bottom === y && item.top === y) {
    if (x === item.left - 1) return { ...item, left: x };
    if (x === item.right + 1) return { ...item, right: x };
  }
  if (item.left === x && item.right === x) {
    if (y === item.bottom - 1) return { ...item, bottom: y };
    if (y === item.top + 1) return { ...item, top: y };
  }
  return null;
}

/** Returns the parts of a rectangle that are kept: rows, those above one another as one. */
export function keptParts(item: Rectangle, isKept: (x: number, y: number) => boolean): readonly Rectangle[] {
  const parts: Rectangle[] = [];
  for (let y = item.bottom; y <= item.top; y += 1) {
    for (const [left, right] of runsIn(item.left, item.right, (x) => isKept(x, y))) {
      const below = parts.findIndex((part) => part.top === y - 1 && part.left === left && part.right === right);
      const known = parts[below];
      if (known === undefined) parts.push({ ...item, left, right, bottom: y, top: y });
      else parts[below] = { ...known, top: y };
    }
  }
  return parts;
}

function runsIn(from: number, to: number, isIn: (x: number) => boolean): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  for (let x = from; x <= to; x += 1) {
    if (!isIn(x)) continue;
    const last = runs.at(-1);
    if (last?.[1] === x - 1) last[1] = x;
    else runs.push([x, x]);
  }
  return runs;
}
