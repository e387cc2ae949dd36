// `flank_capture` (fact sheet 12.4): pieces in a row between two enemy pieces, or an enemy and a wall, change sides.
import type { Board } from "../turn/board";
import type { Point } from "../turn/grid";
import type { Json } from "../../../base/json";
import { namesAsWritten } from "../../../base/writtenOrder";
import { CARDINAL_NAMES } from "../text/directions";
import type { GameEvent } from "../turn/gameEvent";
import { EVENT } from "../turn/eventKinds";
import { asTexts, member } from "../text/read";
import type { World } from "../turn/world";
import type { SystemConfig } from "../text/systems/config";
import { changing } from "./layerChanges";
import type { SystemType } from "./system";
import { Triggers } from "./triggers";

interface Pair {
  readonly aggressor: string;
  readonly victim: string;
  /** Kinds that end a run for this aggressor, itself included. */
  readonly terminals: ReadonlySet<string>;
}

/** A row or a column, with the number of one of its places. */
interface Line {
  readonly places: readonly Point[];
  readonly index: number;
}

export const flankCapture: SystemType = {
  type: "flank_capture",
  emits: ["cell_transformed"],
  changes: (config) => {
    const pairs = readPairs(config);
    const takes = (kind: string): boolean => pairs.some(({ victim }) => victim === kind);
    return [changing(config.text("pieceLayer", "pieces"), { makes: pairs.map(({ aggressor }) => aggressor), takes })];
  },
  compile(config, { board }) {
    const pieceLayerId = config.text("pieceLayer", "pieces");
    const pieceLayer = board.layer(pieceLayerId);
    const pairs = readPairs(config);
    const triggers = new Triggers(config.texts("triggerEvents", ["actor_moved"]));
    const linesThrough = compileLines(config, board);
    const wallsEnd = config.flag("wallTerminates", true);
    const wallLayer = board.layer(config.text("wallLayer", "ground"));
    const walls = board.tagged([config.text("wallTag", "solid")]);

    const isVictim = (world: World, pair: Pair, at: Point | undefined): boolean =>
      at !== undefined && world.kindAt(pieceLayer, at) === pair.victim;
    const isEnd = (world: World, pair: Pair, at: Point | undefined): boolean =>
      at !== undefined &&
      (pair.terminals.has(world.kindAt(pieceLayer, at)) || (wallsEnd && world.hasIn(wallLayer, at, walls)));

    /** Returns the victims in a row that include a place, if both their ends hold them. */
    const flankedAt = (world: World, pair: Pair, places: readonly Point[], index: number): readonly Point[] => {
      if (!isVictim(world, pair, places[index])) return NO_PLACES;
      let first = index;
      while (isVictim(world, pair, places[first - 1])) first -= 1;
      let end = index + 1;
      while (isVictim(world, pair, places[end])) end += 1;
      const isHeld = isEnd(world, pair, places[first - 1]) && isEnd(world, pair, places[end]);
      return isHeld ? places.slice(first, end) : NO_PLACES;
    };

    return {
      cascade(world, pending) {
        if (pieceLayer < 0 || triggers.firstOf(pending) === null) return;
        const captured = new Map<Point, string>();
        const capture = (places: readonly Point[], { aggressor }: Pair, { record }: GameEvent): void => {
          for (const at of places) {
            if (captured.has(at)) continue;
            captured.set(at, aggressor);
            world.setCause(record);
          }
        };
        for (const pair of pairs) {
          for (let event = pending.first; event !== null; event = pending.after(event)) {
            const anchor = triggers.has(event) ? event.position : null;
            if (anchor === null || anchor.cell < 0) continue;
            for (const { places, index } of linesThrough(anchor)) {
              // A row of victims is captured at the anchor or right beside it.
              for (let near = index - 1; near <= index + 1; near += 1) {
                capture(flankedAt(world, pair, places, near), pair, event);
              }
            }
          }
        }
        flip(world, pieceLayer, pieceLayerId, captured);
      },
    };
  },
};

const NO_PLACES: readonly Point[] = [];

/** Returns a function that returns the lines through a place of the board, row first. */
function compileLines(config: SystemConfig, { grid }: Board): (place: Point) => readonly Line[] {
  const directions = config.texts("directions", CARDINAL_NAMES);
  const alongRows = directions.includes("left") || directions.includes("right");
  const alongColumns = directions.includes("up") || directions.includes("down");
  const row = (y: number): Point[] => Array.from({ length: grid.width }, (_, x) => grid.at(x, y));
  const column = (x: number): Point[] => Array.from({ length: grid.height }, (_, y) => grid.at(x, y));
  const linesOf: (readonly Line[] | undefined)[] = [];
  return ({ x, y, cell }) =>
    (linesOf[cell] ??= [
      ...(alongRows ? [{ places: row(y), index: x }] : []),
      ...(alongColumns ? [{ places: column(x), index: y }] : []),
    ]);
}

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
  return (order.length === 0 ? namesAsWritten(pairs) : order).flatMap((aggressor) => {
    const terminals = new Set([aggressor, ...textsOf(member(terminalKinds, aggressor))]);
    return textsOf(member(pairs, aggressor)).map((victim) => ({ aggressor, victim, terminals }));
  });
}

/** Reads one text or a list of texts. */
function textsOf(value: Json | undefined): readonly string[] {
  return typeof value === "string" ? [value] : asTexts(value);
}
