// The players of a game: names in seat order, and the attributes of their roles (gdl.md, A2).
import { type Placed, type Problems, elements, member, members, numberIn, textIn } from "./problems";

export interface PlayerTable {
  /** The players of this game, in seat order. */
  readonly names: readonly string[];
  /** All names that a player of the game can have, those of more players included. */
  readonly known: ReadonlySet<string>;
  /** The attributes of each player's role, by seat. */
  readonly attributes: readonly ReadonlyMap<string, Placed>[];
}

/** A game has at most this many players. */
const MOST_PLAYERS = 64;

/** Reads the players. `wanted`: how many there are to be; null: as few as the game says. */
export function readPlayers(players: Placed, wanted: number | null, problems: Problems): PlayerTable {
  const roles = elements(member(players, "roles"));
  if (roles.length === 0) problems.error(players.at, "The game names no roles of players.");
  const count = member(players, "count");
  const least = numberIn(member(count, "min"));
  const isDynamic = member(players, "dynamic_roles").value === true;
  const most = numberIn(member(count, "max")) ?? (isDynamic ? MOST_PLAYERS : Math.max(roles.length, least ?? 0));
  const number = wanted ?? least ?? roles.length;
  if (!Number.isInteger(number) || number < 1 || number > MOST_PLAYERS) {
    problems.error(count.at, `A game has from 1 to ${MOST_PLAYERS} players, not ${number}.`);
    return { names: [], known: new Set(), attributes: [] };
  }
  if (number < (least ?? 1) || number > most) {
    problems.error(count.at, `The game is for ${least ?? 1} to ${most} players, not ${number}.`);
  }
  if (isDynamic) return dynamicPlayers(number, most, roles[0]);
  return namedPlayers(roles, number, problems);
}

function dynamicPlayers(number: number, most: number, role: Placed | undefined): PlayerTable {
  const names = Array.from(
    { length: Math.max(number, Math.min(most, MOST_PLAYERS)) },
    (_, seat) => `Player${seat + 1}`,
  );
  const attributes = role === undefined ? new Map() : attributesOf(role);
  return { names: names.slice(0, number), known: new Set(names), attributes: names.map(() => attributes) };
}

function namedPlayers(roles: readonly Placed[], number: number, problems: Problems): PlayerTable {
  const names: string[] = [];
  for (const role of roles) {
    const name = textIn(member(role, "name"));
    if (name === null) problems.error(role.at, "The role has no name.");
    else if (names.includes(name)) problems.error(role.at, `Two roles are called ${name}.`);
    names.push(name ?? "");
  }
  if (number > roles.length) problems.error(roles[0]?.at ?? "", `${number} players need as many roles.`);
  const inGame = roles.slice(0, number);
  return { names: names.slice(0, number), known: new Set(names), attributes: inGame.map(attributesOf) };
}

function attributesOf(role: Placed): ReadonlyMap<string, Placed> {
  return new Map(members(member(role, "attributes")));
}
