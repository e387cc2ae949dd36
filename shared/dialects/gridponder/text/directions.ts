// The eight directions by name. Unknown names mean no movement at all (fact sheet 10).

export interface Direction {
  readonly name: string;
  readonly dx: number;
  readonly dy: number;
}

/** In the order that breaks ties. */
export const CARDINALS = [
  { name: "up", dx: 0, dy: -1 },
  { name: "down", dx: 0, dy: 1 },
  { name: "left", dx: -1, dy: 0 },
  { name: "right", dx: 1, dy: 0 },
] as const satisfies readonly Direction[];

export const DIRECTIONS: readonly Direction[] = [
  ...CARDINALS,
  { name: "up_left", dx: -1, dy: -1 },
  { name: "up_right", dx: 1, dy: -1 },
  { name: "down_left", dx: -1, dy: 1 },
  { name: "down_right", dx: 1, dy: 1 },
];

export const CARDINAL_NAMES: readonly string[] = CARDINALS.map((direction) => direction.name);

const byName = new Map(DIRECTIONS.map((direction) => [direction.name, direction]));

/** Returns the direction with a name. An unknown name is kept and does not move. */
export function directionNamed(name: string): Direction {
  return byName.get(name) ?? { name, dx: 0, dy: 0 };
}

export function isCardinal(name: string): boolean {
  return CARDINAL_NAMES.includes(name);
}
