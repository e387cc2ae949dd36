// `flank_capture` (fact sheet 12.4): pieces in a row between two enemy pieces, or an enemy and a wall, change sides.
import type { Point } from "../turn/grid";
import type { Json } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import { CARDINAL_NAMES } from "../text/directions";
import type { GameEvent } from "../turn/gameEvent";
import { EVENT } from "../turn/eventKinds";
import { asTexts, member } from "../text/read";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import type { SystemType } from "./system";

interface Pair {
  readonly aggressor: string;
  readonly victim: string;
  /** Kinds that end a run for this aggressor, itself included. */
  readonly terminals: ReadonlySet<string>;
}

export const flankCapture: SystemType = {
  type: "flank_capture",
  emits: ["cell_transformed"],
  compile(config, { board }) {
    const pieceLayerId = config.text("pieceLayer", "pieces");
    const pieceLayer = board.layer(pieceLayerId);
    const pairs = readPairs(config);
    const triggers = new Set(config.texts("triggerEvents", ["actor_moved"]));
    const directions = config.texts("directions", CARDINAL_NAMES);
    const alongRows = directions.includes("left") || directions.includes("right");
    const alongColumns = directions.includes("up") || directions.includes("down");
    const wallsEnd = config.flag("wallTerminates", true);
    const wallLayer = board.layer(config.text("wallLayer", "ground"));
    const walls = board.tagged([config.text("wallTag", "solid")]);
    const { grid } = board;

    /** Returns the full lines through a place, row first. */
    const linesThrough = memoByIdentity(({ x, y }: Point): readonly (readonly Point[])[] => [
      ...(alongRows ? [Array.from({ length: grid.width }, (_, column) => grid.at(column, y))] : []),
      ...(alongColumns ? [Array.from({ length: grid.height }, (_, row) => grid.at(x, row))] : []),
    ]);

    return {
      cascade(world, pending) {
        if (pieceLayer < 0) return;
        if (!pending.some((event) => triggers.has(event.type))) return;
        const anchors = distinctPlaces(pending.filter((event) => triggers.has(event.type)));
        const kindAt = (at: Point): string => world.kindAt(pieceLayer, at);
        const ends = (pair: Pair, at: Point | undefined): boolean =>
          at !== undefined && (pair.terminals.has(kindAt(at)) || (wallsEnd && walls.has(world.at(wallLayer, at))));
        const captured = new Map<Point, string>();
        const capture = (at: Point, aggressor: string, event: GameEvent): void => {
          if (captured.has(at)) return;
          captured.set(at, aggressor);
          world.setCause(event.record);
        };
        for (const pair of pairs) {
          for (const [anchor, event] of anchors) {
            for (const line of linesThrough(anchor)) {
              for (const run of runsOf(line, (at) => kindAt(at) === pair.victim)) {
                const [first, last] = run;
                if (!ends(pair, line[first - 1]) || !ends(pair, line[last + 1])) continue;
                const index = line.indexOf(anchor);
                if (index < first - 1 || index > last + 1) continue;
                for (const at of line.slice(first, last + 1)) capture(at, pair.aggressor, event);
              }
            }
          }
        }
        flip(world, pieceLayer, pieceLayerId, captured);
      },
    };
  },
};

/**
 * Flips the captured pieces. Nothing was written while captures were sought, so the current kinds are those of the
 * snapshot.
 */
function flip(world: World, layer: number, layerId: string, captured: ReadonlyMap<Point, string>): void {
  const flips = Array.from(captured, ([position, toKind]) => ({
    position,
    toKind,
    fromKind: world.kindAt(layer, position),
  }));
  for (const { position, toKind, fromKind } of flips) {
    world.put(layer, position, world.board.table.intern(toKind));
    world.emit(EVENT.cell_transformed, { position, fromKind, toKind, layer: layerId });
  }
}

function readPairs(config: SystemConfig): readonly Pair[] {
  const pairs = config.object("pairs");
  const order = config.texts("order", []);
  const terminalKinds = config.object("terminalKinds");
  return (order.length === 0 ? Object.keys(pairs) : order).flatMap((aggressor) => {
    const terminals = new Set([aggressor, ...textsOf(member(terminalKinds, aggressor))]);
    return textsOf(member(pairs, aggressor)).map((victim) => ({ aggressor, victim, terminals }));
  });
}

/** Reads one text or a list of texts. */
function textsOf(value: Json | undefined): readonly string[] {
  return typeof value === "string" ? [value] : asTexts(value);
}

/** Returns the places of events, each with its first event. */
function distinctPlaces(events: readonly GameEvent[]): ReadonlyMap<Point, GameEvent> {
  const byPlace = new Map<Point, GameEvent>();
  for (const event of events) {
    const place = event.position;
    if (place !== null && place.cell >= 0 && !byPlace.has(place)) byPlace.set(place, event);
  }
  return byPlace;
}

/** Returns the first and last index of each maximal run of places that belong. */
function runsOf(line: readonly Point[], belongs: (at: Point) => boolean): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  line.forEach((at, index) => {
    if (!belongs(at)) return;
    const open = runs.at(-1);
    if (open !== undefined && open[1] === index - 1) open[1] = index;
    else runs.push([index, index]);
  });
  return runs;
}
