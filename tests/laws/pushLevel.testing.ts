// Random levels of crates that are pushed to places. Most of them have places from which a crate comes back no more, so
// that a solution is easily lost.
import * as fc from "fast-check";
import type { Json, JsonObject } from "../../shared/base/json";
import type { RandomPack } from "./randomPack";

const WIDTH = 4;
const HEIGHT = 4;
const DIRECTIONS = { direction: { type: "direction", values: ["up", "down", "left", "right"] } };

const GAME: JsonObject = {
  layers: [
    { id: "ground", occupancy: "exactly_one", default: "empty" },
    { id: "objects", occupancy: "zero_or_one" },
  ],
  actions: [{ id: "move", params: DIRECTIONS }],
  entityKinds: {
    empty: { layer: "ground", tags: ["walkable"] },
    ice: { layer: "ground", tags: ["walkable", "slippery"] },
    plate: { layer: "ground", tags: ["walkable", "plate"] },
    wall: { layer: "ground", tags: ["solid"] },
    crate: { layer: "objects", tags: ["solid", "pushable"] },
    barrel: { layer: "objects", tags: ["solid", "pushable"] },
  },
  systems: [
    { id: "walk", type: "avatar_navigation", config: { solidHandling: "delegate" } },
    { id: "push", type: "push_objects", config: {} },
    { id: "ice", type: "ice_slide", config: {} },
  ],
  levelSequence: [{ type: "level", ref: "random" }],
};

/** What turns a crate pushed onto ice into a barrel: two kinds can then stand in a cell. */
const MELTING: JsonObject = {
  id: "melting",
  on: "object_placed",
  where: { position_has_tag: { layer: "ground", tag: "slippery" } },
  then: [{ transform: { position: "$event.position", layer: "objects", toKind: "barrel" } }],
};

/** A plate that one had better not step on: it bars the wanted place. */
function barring(position: readonly number[]): JsonObject {
  return {
    id: "barring",
    on: "avatar_entered",
    where: { position_has_tag: { layer: "ground", tag: "plate" } },
    then: [{ transform: { position, layer: "ground", toKind: "wall" } }],
  };
}

const place = fc.tuple(fc.nat(WIDTH - 1), fc.nat(HEIGHT - 1));
/** A place from which a crate can be pushed to all sides. */
const inside = fc.tuple(fc.integer({ min: 1, max: WIDTH - 2 }), fc.integer({ min: 1, max: HEIGHT - 2 }));
const GROUNDS = [...Array<string>(12).fill("empty"), "wall", "ice", "plate"];

function rows(at: (x: number, y: number) => Json): Json {
  return Array.from({ length: HEIGHT }, (_, y) => Array.from({ length: WIDTH }, (_each, x) => at(x, y)));
}

/** What a level of crates is made of. */
export interface PushParts {
  readonly dslVersion: string;
  /** Five places: those nearer to the middle are where the crates begin, then where they are wanted, then the avatar. */
  readonly places: readonly (readonly [number, number])[];
  /** The ground of each cell, row by row; where crates are wanted and where the avatar begins it is empty. */
  readonly ground: readonly string[];
  /** What is pushed beside the first crate; null for nothing. */
  readonly second: string | null;
  /** Whether a crate that is pushed onto ice becomes a barrel. */
  readonly melts: boolean;
}

/** Returns a level of 4 × 4 cells with one or two crates or barrels and as many places that they are wanted in. */
export function pushLevelOf({ dslVersion, places, ground, second, melts }: PushParts): RandomPack {
  const sorted = places.toSorted((one, other) => distance(one) - distance(other));
  const [crate, other, wanted, otherWanted, avatar] = sorted.map((each) => each.join());
  const isFree = (cell: string): boolean => cell === wanted || cell === otherWanted || cell === avatar;
  const at = (kindOf: (cell: string) => Json): Json => rows((x, y) => kindOf(`${x},${y}`));
  const layers: JsonObject = {
    ground: rows((x, y) => (isFree(`${x},${y}`) ? "empty" : (ground[y * WIDTH + x] ?? "empty"))),
    objects: at((cell) => (cell === crate ? "crate" : cell === other ? second : null)),
  };
  const targets = at((cell) => (cell === wanted ? "crate" : cell === otherWanted ? second : null));
  return {
    manifest: { dslVersion },
    game: { ...GAME, rules: [barring(sorted[2] ?? [0, 0]), ...(melts ? [MELTING] : [])] },
    level: {
      id: "random",
      board: { size: [WIDTH, HEIGHT], layers },
      state: { avatar: { position: sorted[4] ?? [0, 0] } },
      goals: [{ id: "match", type: "board_match", config: { targetLayers: { objects: targets } } }],
      loseConditions: [],
    },
  };
}

/** Random levels with one or two crates or barrels and as many places that they are wanted in. */
export const pushLevel: fc.Arbitrary<RandomPack> = fc
  .record({
    dslVersion: fc.constantFrom("0.5", "0.8"),
    places: fc.uniqueArray(fc.oneof(inside, place), { minLength: 5, maxLength: 5, selector: (each) => each.join() }),
    ground: fc.array(fc.constantFrom(...GROUNDS), { minLength: WIDTH * HEIGHT, maxLength: WIDTH * HEIGHT }),
    second: fc.constantFrom(null, null, "crate", "barrel"),
    melts: fc.boolean(),
  })
  .map(pushLevelOf);

function distance([x, y]: readonly [number, number]): number {
  return Math.abs(2 * x - WIDTH + 1) + Math.abs(2 * y - HEIGHT + 1);
}
