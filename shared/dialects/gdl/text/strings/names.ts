// The names that an expression may use as values (gdl.md, A7): what every expression has, zones, and what its place adds.
import type { GameIndex } from "../names/gameIndex";
import type { StringScope } from "./scope";
import { type ValueType, typeOfDeclared } from "./types";

export interface KnownName {
  readonly type: ValueType;
  /** The sort of the pack's name that it is; null for one of the language. */
  readonly of: string | null;
  readonly detail: string;
}

const BUILT: readonly (readonly [name: string, type: ValueType, detail: string])[] = [
  ["player", "player", "who acts"],
  ["entity", "entity", "the piece or card that is moved"],
  ["card", "entity", "the piece or card that is moved"],
  ["start", "position", "where the entity is"],
  ["target", "position", "where it is to go"],
];

/**
 * By name, in the order in which they are offered. What every expression has hides a param, and a param hides a zone of
 * its name.
 */
export function knownNames(index: GameIndex, scope: StringScope): ReadonlyMap<string, KnownName> {
  const { zones } = index;
  const { params, letter } = scope;
  const found = new Map<string, KnownName>();
  const add = (name: string, known: KnownName): void => {
    if (!found.has(name)) found.set(name, known);
  };
  for (const [name, type, detail] of BUILT) {
    add(name, { type: type === "position" ? locationType(name, index, scope) : type, of: null, detail });
  }
  if (letter !== null) add(letter, { type: "player", of: null, detail: "the player it is tried for" });
  for (const [name, type] of params) add(name, { type: typeOfDeclared(type), of: "param", detail: "param" });
  add("hand_zone", { type: "zone", of: null, detail: "the acting player's hand" });
  for (const name of zones.keys()) {
    if (/^[A-Za-z_]\w*$/.test(name)) add(name, { type: "zone", of: "zone", detail: "zone" });
  }
  return found;
}

/** Without a board, entities go from zone to zone; beside one, an interaction may take them from zones (gdl.md, A8). */
function locationType(name: string, { board, interactions }: GameIndex, { interaction }: StringScope): ValueType {
  if (board.kind === "none") return "any";
  const from = interaction === null ? undefined : interactions.get(interaction)?.["from"];
  return name === "start" && from !== undefined ? "any" : "position";
}

/** Returns what a name means in every expression, whatever else is called so; null for a name that is free. */
export function fixedMeaning(name: string): string | null {
  const built = BUILT.find(([each]) => each === name);
  if (built !== undefined) return built[2];
  return FIXED.get(name) ?? null;
}

const FIXED: ReadonlyMap<string, string> = new Map([
  ["board", "what stands where"],
  ["state", "what holds the variables"],
  ["true", "a truth"],
  ["false", "a truth"],
  ["null", "nothing"],
]);

/** Names that are no values by themselves, with what follows them. */
export const OPEN_NAMES: ReadonlyMap<string, string> = new Map([
  ["board", "board[target]"],
  ["state", "state.current_player"],
]);
