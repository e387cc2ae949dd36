// From places in a level's text to cells and back, both layer forms. Pure, over the level's plain value.
import type { Position } from "../../../../shared/base/boardView";
import {
  type Json,
  type JsonPointer,
  childPointer,
  isJsonList,
  isJsonObject,
  pointerKeys,
} from "../../../../shared/base/json";
import { objectCellPosition } from "../../../../shared/dialects/gridponder/text/board/levelStart";
import { asPosition } from "../../../../shared/dialects/gridponder/text/read";

/**
 * Returns the cell that a pointer into a level is about: a dense cell, a sparse entry, an object, the avatar; else
 * null.
 */
export function cellOfPointer(level: Json | undefined, pointer: JsonPointer): Position | null {
  const keys = pointerKeys(pointer);
  if (keys[0] === "state" && keys[1] === "avatar") return asPosition(at(level, "state", "avatar", "position"));
  if (keys[0] !== "board") return null;
  if (keys[1] === "multiCellObjects" && keys[2] !== undefined) {
    const cells = at(level, "board", "multiCellObjects", keys[2], "cells");
    const cell = at(cells, keys[3] === "cells" ? (keys[4] ?? "0") : "0");
    return objectCellPosition(cell);
  }
  if (keys[1] !== "layers" || keys[2] === undefined) return null;
  const layer = at(level, "board", "layers", keys[2]);
  if (Array.isArray(layer)) {
    const [y, x] = [Number(keys[3]), Number(keys[4])];
    return Number.isInteger(x) && Number.isInteger(y) ? [x, y] : null;
  }
  return keys[3] === "entries" && keys[4] !== undefined ? asPosition(at(layer, "entries", keys[4], "position")) : null;
}

/**
 * Returns where a level's text says what stands at a cell of a layer; where it says nothing, the layer; else the board.
 */
export function pointerOfCell(level: Json | undefined, layer: string, [x, y]: Position): JsonPointer {
  const data = at(level, "board", "layers", layer);
  const pointer = childPointer("", "board", "layers", layer);
  if (data === undefined) return "/board";
  if (at(data, String(y), String(x)) !== undefined) return childPointer(pointer, y, x);
  const entries = at(data, "entries");
  if (!isJsonList(entries)) return pointer;
  const index = entries.findLastIndex((entry) => {
    const position = asPosition(at(entry, "position"));
    return position?.[0] === x && position[1] === y;
  });
  return index < 0 ? pointer : childPointer(pointer, "entries", index);
}

function at(value: Json | undefined, ...keys: readonly string[]): Json | undefined {
  return keys.reduce<Json | undefined>((found, key) => {
    if (isJsonList(found)) return /^\d+$/.test(key) ? found[Number(key)] : undefined;
    return isJsonObject(found) ? found[key] : undefined;
  }, value);
}
