// Which cells of a level stay as they are, whatever is played: nothing puts anything there, moves it, or takes it away.
import { type BoardView, type Position, entityAt, isOnBoard } from "../../../../base/boardView";
import type { Json } from "../../../../base/json";
import type { IndexedLevel, PackIndex } from "../../text/names/packIndex";
import type { IndexedEffect } from "../../text/names/ruleIndex";
import { asPosition } from "../../text/read";
import { changesOn, consumesValues, effectsOf, isEffect, mayBeOn } from "./removals";

/** Returns whether a cell is empty from the start and nothing ever comes there. False for a cell off the board. */
export function isAlwaysEmpty(index: PackIndex, level: IndexedLevel, layer: string, at: Position): boolean {
  if (!level.board.ok || !isFree(level.board.value, layer, at)) return false;
  const putting = effectsOf(index, level).filter((effect) => puts(effect) && mayBeOn(index, effect, layer));
  if (putting.some((effect) => mayPutAt(effect, at))) return false;
  const changes = changesOn(index, level, layer);
  if (changes === null || changes.some(({ makes }) => makes.length > 0)) return false;
  const isBare = putting.length === 0 && !hasEntities(level.board.value, layer);
  const kinds = [...index.kinds.values()];
  return isBare || !changes.some((change) => kinds.some(({ id, tags }) => change.moves(id, tags)));
}

/** Returns whether an entity that is in a cell from the start is always there. False where the cell is empty. */
export function isAlwaysThere(index: PackIndex, level: IndexedLevel, layer: string, at: Position): boolean {
  const entity = level.board.ok ? entityAt(level.board.value, layer, at[0], at[1]) : null;
  if (entity === null) return false;
  const tags = index.kinds.get(entity.kind)?.tags ?? [];
  const isTouched = effectsOf(index, level).some((effect) => mayBeOn(index, effect, layer) && mayTouch(effect, at));
  const changes = changesOn(index, level, layer);
  return (
    !isTouched &&
    changes?.every((change) => !change.moves(entity.kind, tags) && !change.takes(entity.kind, tags)) === true &&
    !(consumesValues(level) && entity.params["value"] !== undefined)
  );
}

function isFree(board: BoardView, layer: string, at: Position): boolean {
  const isOn = isOnBoard(board, at) && board.layers.includes(layer);
  return isOn && entityAt(board, layer, at[0], at[1]) === null;
}

function hasEntities(board: BoardView, layer: string): boolean {
  const area = board.width * board.height;
  const first = board.layers.indexOf(layer) * area;
  return board.cells.subarray(first, first + area).some((entity) => entity !== 0);
}

const PUTTING: ReadonlySet<string> = new Set(["spawn", "set_cell", "move_entity", "release_from_emitter"]);

function puts({ name }: IndexedEffect): boolean {
  return PUTTING.has(name) || !isEffect(name);
}

function mayPutAt({ name, body }: IndexedEffect, at: Position): boolean {
  if (name === "release_from_emitter" || !isEffect(name)) return true;
  return mayBe(name === "move_entity" ? body["to"] : body["position"], at);
}

/** Returns whether an effect may change a cell that holds something. */
function mayTouch({ name, body }: IndexedEffect, at: Position): boolean {
  if (name === "move_entity") return mayBe(body["from"], at) || mayBe(body["to"], at);
  if (name === "release_from_emitter" || name === "apply_gravity" || !isEffect(name)) return true;
  return mayBe(body["position"], at);
}

/** Returns whether a field may name a cell: as it is written, or by a reference. */
function mayBe(written: Json | undefined, [x, y]: Position): boolean {
  const place = asPosition(written);
  return place === null ? typeof written === "string" : place[0] === x && place[1] === y;
}
