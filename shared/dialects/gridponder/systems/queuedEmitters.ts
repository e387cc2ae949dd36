// `queued_emitters` (fact sheet 11.2, V3, decision 13): pipes that release their queued items onto free cells.
import type { Json, JsonObject } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import { EMPTY } from "../turn/entities";
import type { Point } from "../turn/grid";
import type { Board } from "../turn/board";
import { directionNamed } from "../text/directions";
import { asInteger, asList, asText, asPosition, member } from "../text/read";
import type { MultiCellObject } from "../turn/state";
import type { World } from "../turn/world";
import { changing } from "./layerChanges";
import type { SystemType } from "./system";
import { EVENT } from "../turn/eventKinds";

export const queuedEmitters: SystemType = {
  type: "queued_emitters",
  emits: ["item_released"],
  changes: () => [changing("objects", { makes: ["number"], writes: { value: null } })],
  compile(config, { board, profile }) {
    const emitterKind = config.text("emitterKind", "pipe");
    // Many turns leave a pipe as it is.
    const exitsOf = memoByIdentity((params: JsonObject) => ({
      first: readExit(board, params, "exit"),
      second: readExit(board, params, "exit2"),
    }));
    const releaseAll = (world: World): void => {
      for (const emitter of world.multiCellObjects) {
        if (emitter.kind !== emitterKind) continue;
        const { first, second } = exitsOf(emitter.params);
        if (first === null) continue;
        if (second === null) releaseNext(world, emitter, first);
        else runPipe(world, emitter, first, second);
      }
    };
    return { [profile.emittersRunIn]: releaseAll };
  },
};

/** An open end: items appear at `spawn`, one cell on in the exit's direction; both cells must be free. */
interface Exit {
  readonly at: Point;
  readonly spawn: Point;
}

function readExit(board: Board, params: JsonObject, name: "exit" | "exit2"): Exit | null {
  const xy = asPosition(member(params, `${name}Position`));
  if (xy === null) return null;
  const { dx, dy } = directionNamed(asText(member(params, `${name}Direction`)) ?? "");
  const at = board.grid.fromJson(xy);
  return { at, spawn: board.grid.beside(at, dx, dy) };
}

function isOpen(world: World, { at, spawn }: Exit): boolean {
  const { objects } = world.board;
  return world.at(objects, at) === EMPTY && world.at(objects, spawn) === EMPTY;
}

/** Releases an item. Off the board it is lost, but still announced. */
function release(world: World, emitterId: string, { spawn }: Exit, value: Json): void {
  const { table, objects } = world.board;
  world.put(objects, spawn, table.intern("number", { value }));
  world.emit(EVENT.item_released, { emitterId, kind: "number", position: spawn, params: { value } });
}

function releaseNext(world: World, emitter: MultiCellObject, exit: Exit): void {
  const queue = asList(member(emitter.params, "queue"));
  const next = asInteger(member(emitter.params, "currentIndex")) ?? 0;
  const value = queue[next];
  if (value === undefined || !isOpen(world, exit)) return;
  world.replaceMultiCellObject(emitter, { ...emitter, params: { ...emitter.params, currentIndex: next + 1 } });
  release(world, emitter.id, exit, value);
}

/** Runs a pipe with two ends: releases the items at open ends, then moves every other item towards the nearer one. */
function runPipe(world: World, pipe: MultiCellObject, first: Exit, second: Exit): void {
  const length = pipe.cells.length;
  const stored = member(pipe.params, "pipeSlots");
  const content = Array.isArray(stored) ? asList(stored) : asList(member(pipe.params, "queue"));
  if (stored !== undefined && isEmpty(content, length)) return;
  const slots: Json[] = [];
  for (let index = 0; index < length; index += 1) slots.push(content[index] ?? null);
  const isKept = (now: readonly Json[]): boolean =>
    Array.isArray(stored) && stored.length === now.length && now.every((item, index) => item === stored[index]);
  const keep = (pipeSlots: readonly Json[]): void => {
    if (!isKept(pipeSlots)) world.replaceMultiCellObject(pipe, { ...pipe, params: { ...pipe.params, pipeSlots } });
  };
  if (isEmpty(slots, length)) return keep(slots);
  const opens = [isOpen(world, first), isOpen(world, second)] as const;
  const releaseAt = (index: number, exit: Exit): void => {
    const item = slots[index] ?? null;
    if (item === null) return;
    slots[index] = null;
    release(world, pipe.id, exit, item);
  };
  if (opens[0]) releaseAt(0, first);
  // Where both ends lead to one cell, what was just released there stays.
  if (opens[1] && world.at(world.board.objects, second.spawn) === EMPTY) releaseAt(length - 1, second);
  keep(moveAlong(slots, opens));
}

function isEmpty(content: readonly Json[], length: number): boolean {
  for (let index = 0; index < length; index += 1) if ((content[index] ?? null) !== null) return false;
  return true;
}

/** Moves all items in a pipe by one step. An item whose target is taken stays; no item is ever lost (decision 13). */
function moveAlong(slots: readonly Json[], [firstOpen, secondOpen]: readonly [boolean, boolean]): readonly Json[] {
  const last = slots.length - 1;
  /** By place: the slot from which the item there came. */
  const origins: (number | null)[] = slots.map(() => null);
  const settle = (from: number, wanted: number): void => {
    const place = origins[wanted] === null ? wanted : from;
    const displaced = origins[place] ?? null;
    origins[place] = from;
    // An item that took the place of one that has to stay moves back to where it came from.
    if (displaced !== null) settle(displaced, displaced);
  };
  slots.forEach((item, index) => {
    if (item === null) return;
    const [toFirst, toSecond] = [index, last - index];
    const tie = firstOpen === secondOpen ? index : firstOpen ? index - 1 : index + 1;
    const target = toFirst < toSecond ? index - 1 : toSecond < toFirst ? index + 1 : tie;
    settle(index, Math.max(0, Math.min(last, target)));
  });
  return origins.map((origin) => (origin === null ? null : (slots[origin] ?? null)));
}
