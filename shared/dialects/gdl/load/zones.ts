// Reads the zones of a game, beside a board or alone (gdl.md, A4 and A13).
import { type Json, type JsonObject, objectOf } from "../../../base/json";
import { namedPlayer } from "../expressions/playerText";
import type { PlayerTable } from "./players";
import { type Placed, type Problems, elements, member, members, textIn } from "./problems";

export type Visibility = "all" | "owner_only" | "none";

export interface Zone {
  readonly name: string;
  /** Things are taken from the front, not from the top. */
  readonly isQueue: boolean;
  /** The seat of its owner; null without one. */
  readonly owner: number | null;
  readonly visibility: Visibility;
  /** Seats that see it whatever its visibility is. */
  readonly visibleTo: readonly number[];
  /** Shuffled once, after the last step of the setup that spawns into it. */
  readonly isShuffled: boolean;
  /** What its hidden entities show; null: what the game says. */
  readonly back: string | null;
  readonly fields: JsonObject;
}

export interface ZoneTable {
  readonly zones: readonly Zone[];
  readonly byName: ReadonlyMap<string, number>;
  /** Names of zones that belong to players who are not in this game. */
  readonly absent: ReadonlySet<string>;
}

/** Reads the zones. One that a player owns who is not in the game is left out. */
export function readZones(topology: Placed, players: PlayerTable, problems: Problems): ZoneTable {
  const zones: Zone[] = [];
  const absent = new Set<string>();
  for (const [name, zone] of members(member(topology, "zones"))) {
    const owner = readOwner(member(zone, "owner"), players, problems);
    if (owner === "absent") absent.add(name);
    else zones.push(readZone(name, zone, owner, players, problems));
  }
  return { zones, byName: new Map(zones.map(({ name }, index) => [name, index])), absent };
}

function readZone(name: string, zone: Placed, owner: number | null, players: PlayerTable, problems: Problems): Zone {
  const { value } = zone;
  return {
    name,
    isQueue: member(zone, "type").value === "queue",
    owner,
    visibility: readVisibility(zone, owner !== null, problems),
    visibleTo: elements(member(zone, "visible_to")).flatMap((viewer) => seatIn(textIn(viewer), players) ?? []),
    isShuffled: member(zone, "shuffle").value === true,
    back: textIn(member(zone, "back")),
    fields: objectOf(value),
  };
}

function readOwner(owner: Placed, players: PlayerTable, problems: Problems): number | "absent" | null {
  if (owner.value === undefined || owner.value === null) return null;
  const text = textIn(owner);
  const name = text === null ? null : playerName(text);
  if (name === null || !players.known.has(name)) {
    problems.error(owner.at, `No player is called ${JSON.stringify(name ?? owner.value)}.`);
    return null;
  }
  const seat = players.names.indexOf(name);
  return seat < 0 ? "absent" : seat;
}

/** Returns the name in `player('Name')`, or the text itself. */
export function playerName(text: string): string {
  return namedPlayer(text) ?? text;
}

/** Returns the seat of a player by a name or `player('Name')`; null when nobody in the game is called so. */
function seatIn(text: string | null, players: PlayerTable): number | null {
  const seat = text === null ? -1 : players.names.indexOf(playerName(text));
  return seat < 0 ? null : seat;
}

/** Reads who sees what is in a zone: its `visibility`, else what `visible` stands for. */
function readVisibility(zone: Placed, isOwned: boolean, problems: Problems): Visibility {
  const written = member(zone, "visibility");
  if (written.value !== undefined) return visibilityIn(written, problems) ?? "all";
  if (member(zone, "visible").value !== false) return "all";
  return isOwned ? "owner_only" : "none";
}

/** Reads a level of visibility; null when none is written. */
export function visibilityIn(
  { value, at }: { value: Json | undefined; at: string },
  problems: Problems,
): Visibility | null {
  if (value === undefined) return null;
  if (value === "all" || value === "owner_only" || value === "none") return value;
  problems.error(at, "Visibility is all, owner_only or none.");
  return null;
}
