// What the form for resizing a board reads and says. Pure.
import { type Result, done, refused } from "../../../../shared/base/result";
import type { GridResize } from "../../../../shared/dialects/gridponder/text/grid/gridChange";
import type { ChangedLevel } from "../../../../shared/dialects/gridponder/text/grid/gridText";

export type EdgeName = "left" | "right" | "top" | "bottom";

/** What is typed for each edge. */
export type Edges = Readonly<Record<EdgeName, string>>;

export const NO_EDGES: Edges = { left: "0", right: "0", top: "0", bottom: "0" };

/** Returns the change that is typed; an empty field is 0; refused with a sentence. */
export function readEdges(edges: Edges): Result<GridResize, string> {
  const read = (text: string): number => (text.trim() === "" ? 0 : Number(text));
  const [left, right, top, bottom] = [read(edges.left), read(edges.right), read(edges.top), read(edges.bottom)];
  if (![left, right, top, bottom].every((value) => Number.isInteger(value))) return refused("Enter whole numbers.");
  return done({ kind: "resize", left, right, top, bottom });
}

/** Returns edges with which a board gets another width or height: by its right or its lower edge. */
export function edgesForSize(edges: Edges, side: "width" | "height", now: number, wanted: string): Edges {
  const [near, far] = side === "width" ? (["left", "right"] as const) : (["top", "bottom"] as const);
  const cells = Number(wanted);
  const kept = Number(edges[near]) || 0;
  const isSize = wanted.trim() !== "" && Number.isInteger(cells);
  return { ...edges, [far]: isSize ? String(cells - now - kept) : wanted };
}

/** Returns the width or height that edges give a board; "" while they are no whole numbers. */
export function sizeOfEdges(edges: Edges, side: "width" | "height", now: number): string {
  const read = readEdges(edges);
  if (!read.ok) return "";
  const { left, right, top, bottom } = read.value;
  return String(side === "width" ? now + left + right : now + top + bottom);
}

/** Returns the new size, and what of the level would be cut off or left outside of the board. */
export function lossText({ size: [width, height], lost, off }: ChangedLevel, hasGoldPath: boolean): string {
  const others = off.length;
  const parts = [
    `${width} × ${height}.`,
    lost === 0 ? null : `${lost} ${lost === 1 ? "entity is" : "entities are"} cut off.`,
    others === 0 ? null : `${others} other ${others === 1 ? "position" : "positions"} will be outside.`,
    hasGoldPath ? "The solution keeps its moves and is checked again." : null,
  ];
  return parts.filter((part) => part !== null).join(" ");
}
