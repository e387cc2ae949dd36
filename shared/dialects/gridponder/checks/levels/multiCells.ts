// Finds multi-cell objects whose cells do not fit together, and emitters that have nothing left to release.
import {
  type Json,
  type JsonObject,
  type JsonPointer,
  childPointer,
  listOf,
  objectOf,
  pointerKeys,
} from "../../../../base/json";
import { isOnBoard } from "../../../../base/boardView";
import type { Finding } from "../../../../findings/finding";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import { asPosition, asText } from "../../text/read";
import { found } from "../found";

/** Returns findings about the multi-cell objects of all levels. */
export function multiCellFindings(index: PackIndex): readonly Finding[] {
  return index.levels.flatMap((level) => {
    const covered = new Map<string, JsonPointer>();
    return listOf(objectOf(level.value["board"])["multiCellObjects"]).flatMap((object, place) => {
      const at = childPointer("/board/multiCellObjects", place);
      return [...cellFindings(level, object, at, covered), ...queueFindings(level, object, at)];
    });
  });
}

/** Reports cells that are covered twice, and an object in several pieces. `covered`: cells by their place so far. */
function cellFindings(
  { file, board, value }: IndexedLevel,
  object: Json,
  at: JsonPointer,
  covered: Map<string, JsonPointer>,
): readonly Finding[] {
  const { id, cells } = objectOf(object);
  const places: (readonly [number, number])[] = [];
  const twice = listOf(cells).flatMap((cell, number): readonly Finding[] => {
    const point = asPosition(Array.isArray(cell) ? cell : objectOf(cell)["position"]);
    if (point === null) return [];
    const pointer = childPointer(at, "cells", number);
    const other = covered.get(point.join());
    if (other === undefined) {
      covered.set(point.join(), pointer);
      places.push([point[0], point[1]]);
      return [];
    }
    const related = [{ file: file.path, at: other, message: "Here it is covered." }];
    const by = coverOf(value, other);
    const message = `The cell (${point.join(", ")}) is covered by ${by === id ? "this object" : `"${by}"`} already.`;
    return [found("cell-covered", file, pointer, message, { related })];
  });
  // A cell that is off the board is reported as that.
  const isOff = board.ok && places.some((place) => !isOnBoard(board.value, place));
  if (twice.length > 0 || isOff || isConnected(places)) return twice;
  const message = `The cells of "${asText(id) ?? ""}" are not all neighbours: it lies in several pieces.`;
  return [found("cells-apart", file, childPointer(at, "cells"), message, { onKey: true })];
}

/** Returns the id of the object that covers a cell, by the place of that cell. */
function coverOf(level: JsonObject, cell: JsonPointer): string {
  const [board, objects, place] = pointerKeys(cell);
  return asText(objectOf(listOf(objectOf(level[board ?? ""])[objects ?? ""])[Number(place)])["id"]) ?? "";
}

function isConnected(places: readonly (readonly [number, number])[]): boolean {
  const [first] = places;
  if (first === undefined) return true;
  const left = new Map(places.map((place) => [place.join(), place]));
  const waiting = [first];
  left.delete(first.join());
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const [x, y] = place;
    for (const next of [
      [x - 1, y],
      [x + 1, y],
      [x, y - 1],
      [x, y + 1],
    ] as const) {
      if (left.delete(next.join())) waiting.push(next);
    }
  }
  return left.size === 0;
}

/** Reports an emitter of `queued_emitters` without an item to come. */
function queueFindings({ file, systems }: IndexedLevel, object: Json, at: JsonPointer): readonly Finding[] {
  const { id, kind, params } = objectOf(object);
  const emits = systems.some(
    ({ type, enabled, config }) => enabled && type === "queued_emitters" && (config["emitterKind"] ?? "pipe") === kind,
  );
  const { queue, currentIndex = 0, pipeSlots } = objectOf(params);
  if (!emits || !Array.isArray(queue) || pipeSlots !== undefined || typeof currentIndex !== "number") return [];
  if (currentIndex < queue.length) return [];
  const key = queue.length === 0 ? "queue" : "currentIndex";
  const why = queue.length === 0 ? "is empty" : `has no item ${currentIndex}`;
  const message = `The queue of "${asText(id) ?? ""}" ${why}: nothing ever comes out.`;
  return [found("queue-empty", file, childPointer(at, "params", key), message)];
}
