// What a string of the game's texts is for: its language, and the names that it may use beside those of the pack.
import { type Json, type JsonObject, listOf, objectOf } from "../../../../base/json";
import type { JsonPath } from "../../../../text/memberEdit";
import type { DeclaredType } from "../names/gameIndex";

/** The languages of strings, as the schemas' `x-language` names them. */
export type StringSort =
  | "gdl-condition"
  | "gdl-effect"
  | "gdl-value"
  | "gdl-player"
  | "gdl-place"
  | "gdl-place-name"
  | "gdl-move";

/** Where random numbers may be drawn, and where moves may be counted. */
export type Setting = "interaction" | "setup" | "flow" | "end" | "look" | "declaration" | "record";

export interface StringScope {
  readonly sort: StringSort;
  readonly setting: Setting;
  /** The interaction that the string is part of. */
  readonly interaction: string | null;
  /** Params of that interaction with their types. */
  readonly params: ReadonlyMap<string, DeclaredType>;
  /** The name of the player that an end condition is tried for. */
  readonly letter: string | null;
}

const NO_PARAMS: ReadonlyMap<string, DeclaredType> = new Map();

/** Returns what a string at a path of a file is for. `game` is the value of that file. */
export function scopeAt(sort: StringSort, game: Json | undefined, path: JsonPath): StringScope {
  const [first, , name] = path;
  const scope: StringScope = { sort, setting: settingOf(path), interaction: null, params: NO_PARAMS, letter: null };
  if (first === "interactions" && typeof name === "string") {
    const list = objectOf(objectOf(objectOf(game)["interactions"])["list"]);
    const interaction = objectOf(Object.hasOwn(list, name) ? list[name] : undefined);
    return { ...scope, interaction: name, params: paramsOf(interaction) };
  }
  if (first === "end_conditions" && typeof name === "number") {
    const entry = objectOf(listOf(objectOf(objectOf(game)["end_conditions"])["conditions"])[name]);
    return { ...scope, letter: letterOf(entry["for"]) ?? bareLetter(entry["for"]) };
  }
  return scope;
}

function settingOf([first]: JsonPath): Setting {
  switch (first) {
    case "interactions":
      return "interaction";
    case "setup":
      return "setup";
    case "game_flow":
      return "flow";
    case "end_conditions":
      return "end";
    case "presentation":
      return "look";
    case "moves":
    case "start":
      return "record";
    default:
      return "declaration";
  }
}

const PARAM_TYPES: readonly DeclaredType[] = ["int", "float", "bool", "string"];

function paramsOf({ params }: JsonObject): ReadonlyMap<string, DeclaredType> {
  return new Map(
    Object.entries(objectOf(params)).map(([name, declaration]) => {
      const { type } = objectOf(declaration);
      return [name, PARAM_TYPES.find((each) => each === type) ?? "any"];
    }),
  );
}

/** Returns a bare name: a mistake that is reported elsewhere, but it can be read all the same. */
function bareLetter(text: Json | undefined): string | null {
  return typeof text === "string" && /^[A-Za-z_]\w*$/.test(text) ? text : null;
}

/** Reads `player(p)` as `p`; null for anything else. */
export function letterOf(text: Json | undefined): string | null {
  return typeof text === "string" ? (/^\s*player\s*\(\s*([A-Za-z_]\w*)\s*\)\s*$/.exec(text)?.[1] ?? null) : null;
}
