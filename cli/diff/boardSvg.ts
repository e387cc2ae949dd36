// A board as SVG, without the pack's pictures: each cell in the colour of what is on top in it, with its letters.
import { clamp } from "../../shared/base/clamp";
import { type BoardView, type Entity, type Position, entityAt } from "../../shared/base/boardView";
import type { TracePresentation } from "../../shared/engine/tracePresentation";
import { htmlText } from "../../shared/page/webPage";

/** Boards with more cells are not drawn. */
const MOST_CELLS = 2500;
/** Pixels of a cell, less in larger boards. */
const CELL = 28;
const WIDEST = 560;

/** Returns a board with some of its cells marked; null for one that is too large, or whose places are no squares. */
export function boardSvg(
  board: BoardView,
  marked: readonly Position[],
  label: string,
  { standingAt }: Pick<TracePresentation, "standingAt">,
): string | null {
  const { width, height, geometry } = board;
  if (width * height > MOST_CELLS || (geometry !== undefined && geometry.kind !== "squares")) return null;
  const size = clamp(Math.floor(WIDEST / Math.max(1, width)), 4, CELL);
  const isUp = geometry?.kind === "squares";
  const topOf = (y: number): number => (isUp ? height - 1 - y : y) * size;
  const cells = Array.from({ length: width * height }, (_cell, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    const cell = cellSvg(topEntity(board, x, y), x * size, topOf(y), size);
    const standing = standingAt(board, [x, y]);
    return standing.length === 0 ? cell : `${cell}${standingSvg(standing, x * size, topOf(y), size)}`;
  });
  const marks = marked
    .filter(([x, y]) => x < width && y < height)
    .map(
      ([x, y]) =>
        `<rect x="${x * size + 1}" y="${topOf(y) + 1}" width="${size - 2}" height="${size - 2}" class="mark"/>`,
    );
  const box = `0 0 ${width * size} ${height * size}`;
  return `<svg viewBox="${box}" width="${width * size}" height="${height * size}" role="img" aria-label="${htmlText(label)}">${cells.join("")}${marks.join("")}</svg>`;
}

function topEntity(board: BoardView, x: number, y: number): Entity | null {
  for (const layer of board.layers.toReversed()) {
    const entity = entityAt(board, layer, x, y);
    if (entity !== null) return entity;
  }
  return null;
}

function cellSvg(entity: Entity | null, x: number, y: number, size: number): string {
  const square = `<rect x="${x}" y="${y}" width="${size}" height="${size}" class="cell"`;
  if (entity === null) return `${square} fill="none"/>`;
  const title = `<title>${htmlText(entity.kind)}</title>`;
  const filled = `${square} fill="hsl(${hueOf(entity.kind)} 45% 72%)">${title}</rect>`;
  if (size < 16) return filled;
  const text = `<text x="${x + size / 2}" y="${y + size / 2}">${htmlText(lettersOf(entity.kind))}</text>`;
  return `${filled}${text}`;
}

/** Who stands there beside what its layers have, as a ring. */
function standingSvg(words: readonly string[], x: number, y: number, size: number): string {
  const middle = `cx="${x + size / 2}" cy="${y + size / 2}" r="${size * 0.4}"`;
  return `<circle ${middle} class="standing"><title>${htmlText(words.join(", "))}</title></circle>`;
}

/** Two letters of a name: of its first two words, else its first two. */
function lettersOf(kind: string): string {
  const words = kind.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const letters = words.length > 1 ? words.map((word) => Array.from(word)[0]).join("") : (words[0] ?? "?");
  return Array.from(letters).slice(0, 2).join("");
}

/** The same hue for the same name, far from that of most others. */
function hueOf(kind: string): number {
  let sum = 7;
  for (let index = 0; index < kind.length; index += 1) sum = (sum * 31 + kind.charCodeAt(index)) % 9973;
  return (sum * 137) % 360;
}
