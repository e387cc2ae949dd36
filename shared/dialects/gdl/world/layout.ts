// Where each part of a state lies in its array of integers.

/** The slots before the variables. The outcome is 0 while the game goes on, else 1 + the index of its end condition. */
export const Slot = { random: 0, playerWasSet: 1, outcome: 2, outcomePlayer: 3, entities: 4, variables: 5 } as const;

/**
 * The columns of an entity before its attributes. `schema` is 1 + its number, below 0 for an entity that was removed from
 * the game, and 0 for the nameless one.
 */
export const Column = { schema: 0, place: 1, zone: 2, attributes: 3 } as const;

/** How many nameless entities there are: one for each question about attacks inside another one. */
export const NAMELESS = 3;

export interface Layout {
  /** Slots of the variables of the state, by name. */
  readonly variables: ReadonlyMap<string, number>;
  readonly currentPlayer: number;
  readonly currentPhase: number;
  readonly turnDirection: number;
  /** Columns of what each player has, by name. */
  readonly playerColumns: ReadonlyMap<string, number>;
  readonly playerBase: number;
  readonly playerStride: number;
  readonly players: number;
  readonly cellBase: number;
  readonly cells: number;
  /** Columns of the attributes of all entities, by name. */
  readonly entityColumns: ReadonlyMap<string, number>;
  /** The slot of entity 0. Numbers from 0 down are the nameless ones of `attacked`, those from 1 up the entities' ids. */
  readonly entityBase: number;
  readonly entityStride: number;
}

export function layoutOf(
  variables: readonly string[],
  playerColumns: readonly string[],
  players: number,
  cells: number,
  attributes: readonly string[],
): Layout {
  const slots = new Map(variables.map((name, index) => [name, Slot.variables + index]));
  const playerBase = Slot.variables + variables.length;
  const stride = Column.attributes + attributes.length;
  const cellBase = playerBase + players * playerColumns.length;
  return {
    variables: slots,
    // The built-in variables are always among them.
    currentPlayer: slots.get("current_player") ?? 0,
    currentPhase: slots.get("current_phase") ?? 0,
    turnDirection: slots.get("turn_direction") ?? 0,
    playerColumns: new Map(playerColumns.map((name, index) => [name, index])),
    playerBase,
    playerStride: playerColumns.length,
    players,
    cellBase,
    cells,
    entityColumns: new Map(attributes.map((name, index) => [name, Column.attributes + index])),
    entityBase: cellBase + cells + (NAMELESS - 1) * stride,
    entityStride: stride,
  };
}
