// The state of the naive interpreter, read from a level's JSON.

export type Value = null | boolean | number | string | readonly Value[] | { readonly [key: string]: Value };
export interface Bag {
  readonly [key: string]: Value;
}
export type Spot = readonly [number, number];
export interface Thing {
  readonly kind: string;
  readonly params: Bag;
}
export interface Happening {
  readonly type: string;
  readonly fields: Bag;
}

export interface NaiveState {
  layers: Record<string, (Thing | null)[][]>;
  at: Spot;
  facing: string;
  item: string | null;
  variables: Record<string, Value>;
  pending: { direction: string; from: Spot; to: Spot } | null;
  fired: string[];
  turns: number;
  won: boolean;
  lost: boolean;
}

export const STEPS: Readonly<Record<string, Spot>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] };

export function bag(value: Value | undefined): Bag {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Bag) : {};
}
export function list(value: Value | undefined): readonly Value[] {
  return Array.isArray(value) ? (value as readonly Value[]) : [];
}
export function spot(value: Value | undefined): Spot | null {
  const [x, y] = list(value);
  return typeof x === "number" && typeof y === "number" ? [x, y] : null;
}
export function same(left: Value, right: Value): boolean {
  const number = (value: Value): Value => (typeof value === "boolean" ? Number(value) : value);
  return JSON.stringify(number(left)) === JSON.stringify(number(right));
}

/** Returns the state before anything happened; dense layers only. */
export function startState(game: Bag, level: Bag): NaiveState {
  const board = bag(level["board"]);
  const [width, height] = spot(board["size"])!;
  const layers: NaiveState["layers"] = {};
  for (const declared of list(game["layers"]).map(bag)) {
    const id = declared["id"] as string;
    const rows = list(bag(board["layers"])[id]);
    const fill = declared["occupancy"] === "exactly_one" ? { kind: "empty", params: {} } : null;
    layers[id] = [];
    for (let y = 0; y < height; y += 1) {
      layers[id][y] = [];
      for (let x = 0; x < width; x += 1) {
        const cell = list(rows[y])[x] ?? null;
        const { kind, ...params } = bag(cell);
        layers[id][y]![x] =
          typeof cell === "string"
            ? { kind: cell, params: {} }
            : cell === null
              ? fill
              : { kind: kind as string, params };
      }
    }
  }
  return {
    layers,
    at: spot(bag(bag(level["state"])["avatar"])["position"])!,
    facing: "right",
    item: null,
    variables: { ...bag(bag(level["state"])["variables"]) },
    pending: null,
    fired: [],
    turns: 0,
    won: false,
    lost: false,
  };
}
