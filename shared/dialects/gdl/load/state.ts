// Reads the variables of the state and of the players (gdl.md, A5).
import type { PlayerTable } from "./players";
import { type Placed, type Problems, member, members } from "./problems";
import { type Declared, readType } from "./schemas";
import { type Visibility, visibilityIn } from "./zones";

export interface Variable extends Declared {
  readonly name: string;
  readonly visibility: Visibility;
}

export interface Variables {
  /** The built-in ones first. */
  readonly global: readonly Variable[];
  /** What each player has: attributes of the roles, then variables. */
  readonly perPlayer: readonly Variable[];
}

const NO_JSON: Placed = { value: undefined, at: "" };

function builtIn(name: string, type: Variable["type"], value: Placed["value"]): Variable {
  return { name, type, initial: { value, at: "" }, visibility: "all" };
}

export function readVariables(schema: Placed, players: PlayerTable, problems: Problems): Variables {
  const declared = readAll(member(schema, "global"), problems);
  for (const { name, visibility, initial } of declared) {
    if (visibility === "owner_only") problems.error(initial.at, `Nobody owns ${name}: it is for all or for none.`);
  }
  const names = new Set(declared.map(({ name }) => name));
  const always = [
    builtIn("current_phase", "string", undefined),
    builtIn("current_player", "player_ref", undefined),
    builtIn("turn_direction", "int", 1),
  ].filter(({ name }) => !names.has(name));
  const attributes = new Set(players.attributes.flatMap((each) => Array.from(each.keys())));
  const named = players.attributes.flatMap((each) => each.get("name") ?? [])[0];
  if (named !== undefined) problems.error(named.at, "Players have a name already: it is no attribute of their roles.");
  const perPlayer = readAll(member(schema, "per_player"), problems);
  for (const { name, initial } of perPlayer) {
    if (attributes.has(name) || name === "name") {
      problems.error(initial.at, `Players have ${name} already, as an attribute of their roles.`);
    }
  }
  const ofRoles = [...attributes].map((name): Variable => ({ name, type: "any", initial: NO_JSON, visibility: "all" }));
  return { global: [...always, ...declared], perPlayer: [...ofRoles, ...perPlayer] };
}

function readAll(list: Placed, problems: Problems): readonly Variable[] {
  return members(list).map(([name, variable]) => ({
    name,
    type: readType(variable, problems),
    initial: member(variable, "initial"),
    visibility: visibilityIn(member(variable, "visibility"), problems) ?? "all",
  }));
}
