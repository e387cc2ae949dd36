// An image with its tiles: those that are cut out are framed, the others faint. A press, or a drag over several, changes
// which ones; with the keys, arrows go from tile to tile.
import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import type { Size, Tile, TileGrid } from "./tileGrid";

export interface TileSheetProps {
  readonly address: string;
  readonly image: Size;
  readonly grid: TileGrid;
  /** The places in `grid.tiles` of those that are not cut out. */
  readonly left: ReadonlySet<number>;
  readonly onChange: (left: ReadonlySet<number>) => void;
}

/** The room for the image, in pixels of the screen. */
const ROOM: Size = [440, 360];
const MOST_ENLARGED = 8;
/** Smaller tiles could not be pressed: an image is scrolled then. */
const LEAST_TILE = 14;

export function TileSheet({ address, image, grid, left, onChange }: TileSheetProps): ReactElement {
  const [focused, setFocused] = useState(0);
  /** What a drag does with the tiles that it passes. */
  const drag = useRef<"cut" | "leave" | null>(null);
  const scale = scaleOf(image, grid.size);
  const current = Math.min(focused, grid.tiles.length - 1);
  const put = (index: number, what: "cut" | "leave"): void => {
    const next = new Set(left);
    if (what === "cut") next.delete(index);
    else next.add(index);
    onChange(next);
  };
  const opposite = (index: number): "cut" | "leave" => (left.has(index) ? "cut" : "leave");
  const go = (event: KeyboardEvent<HTMLElement>): void => {
    const to = tileAt(grid, current, event.key);
    if (to === null) return;
    event.preventDefault();
    setFocused(to);
    event.currentTarget.parentElement?.querySelectorAll("button")[to]?.focus();
  };
  return (
    <div className="gw-tile-sheet">
      <fieldset
        className="gw-tile-sheet-image"
        style={{ width: image[0] * scale, height: image[1] * scale }}
        aria-label="Tiles"
      >
        <img src={address} alt="" draggable={false} />
        {grid.tiles.map((tile, index) => (
          <button
            key={index}
            type="button"
            style={boxOf(tile, grid.size, scale)}
            tabIndex={index === current ? 0 : -1}
            aria-pressed={!left.has(index)}
            aria-label={`Row ${tile.row + 1}, column ${tile.column + 1}`}
            onFocus={() => setFocused(index)}
            onKeyDown={go}
            onPointerDown={({ button, currentTarget, pointerId }) => {
              if (button !== 0) return;
              // So that the tiles it passes hear of it.
              if (currentTarget.hasPointerCapture(pointerId)) currentTarget.releasePointerCapture(pointerId);
              drag.current = opposite(index);
              put(index, drag.current);
            }}
            onPointerUp={() => (drag.current = null)}
            onPointerEnter={({ buttons }) => {
              if (buttons === 1 && drag.current !== null) put(index, drag.current);
            }}
            onClick={({ detail }) => {
              // By the keys: a press was done when it began.
              if (detail === 0) put(index, opposite(index));
            }}
          />
        ))}
      </fieldset>
    </div>
  );
}

/** Enlarged by a whole number, or made smaller as far as tiles can be pressed. */
function scaleOf(image: Size, tile: Size): number {
  const fits = Math.min(ROOM[0] / image[0], ROOM[1] / image[1]);
  if (fits >= 1) return Math.min(Math.floor(fits), MOST_ENLARGED);
  return Math.max(fits, LEAST_TILE / Math.min(...tile));
}

function boxOf({ x, y }: Tile, [width, height]: Size, scale: number): Readonly<Record<string, number>> {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}

/** The tile that a key leads to; null for other keys, and at the edge. */
function tileAt({ rows, columns, tiles }: TileGrid, index: number, key: string): number | null {
  const { row, column } = tiles[index] ?? { row: 0, column: 0 };
  const to = (inRow: number, inColumn: number): number | null =>
    inRow < 0 || inColumn < 0 || inRow >= rows || inColumn >= columns ? null : inRow * columns + inColumn;
  if (key === "ArrowLeft") return to(row, column - 1);
  if (key === "ArrowRight") return to(row, column + 1);
  if (key === "ArrowUp") return to(row - 1, column);
  if (key === "ArrowDown") return to(row + 1, column);
  if (key === "Home") return 0;
  return key === "End" ? tiles.length - 1 : null;
}
