// How the diff command prints the board of a level: a map of its changed cells, and the first of them.
import type { BoardChange } from "../../shared/host/difference/boardChanges";

/** Larger boards are printed without a map. */
const WIDEST_MAP = 60;
const HIGHEST_MAP = 40;

/** Returns a map with `*` where the boards differ, then the cells, at most `most` of them. */
export function boardLines({ before, after, cells, isCut, places }: BoardChange, most: number): readonly string[] {
  const size = before.join() === after.join() ? [] : [`      size: ${before.join(" × ")} → ${after.join(" × ")}`];
  const listed = cells
    .slice(0, most)
    .map((cell) => `      ${cell.layer} at ${cell.place}: ${cell.before} → ${cell.after}`);
  const left = cells.length - listed.length;
  return [
    ...size,
    ...mapLines(before, after, places),
    ...listed,
    ...(left === 0 ? [] : [`      and ${left}${isCut ? " or more" : ""} other cells`]),
  ];
}

function mapLines(before: BoardChange["before"], after: BoardChange["after"], places: BoardChange["places"]): string[] {
  const [width, height] = [Math.max(before[0], after[0]), Math.max(before[1], after[1])];
  if (places.length === 0 || width > WIDEST_MAP || height > HIGHEST_MAP) return [];
  const marked = new Set(places.map((place) => place.join()));
  return Array.from({ length: height }, (_row, y) => {
    const row = Array.from({ length: width }, (_cell, x) => (marked.has(`${x},${y}`) ? "*" : "·"));
    return `        ${row.join(" ")}`;
  });
}
