// Which params of a kind say where, which way or on which sides, and what they say after a flip or a turn.
// Knows how games declare params and what their systems read; knows neither texts nor boards.
import type { Position } from "../../../../base/boardView";
import { type Json, type JsonObject, isJsonList, isJsonObject, listOf } from "../../../../base/json";
import { type Turn, isDirectionWord, turnedAxis, turnedSides, turnedWord } from "./transformGrid";

export type ParamSense = "position" | "direction" | "axis" | "sides";

const AXES: ReadonlySet<Json> = new Set(["horizontal", "vertical", "both"]);

/**
 * Returns what a param of a kind says of the grid; null for nothing. By its declaration (type, or the words it may be),
 * by what `sided_box` systems read (published-behaviour 10.5), and for texts by a name that tells: `facing`,
 * `exitDirection`.
 */
export function paramSense(game: Json | undefined, kind: unknown, name: string): ParamSense | null {
  const declared = fieldOf(fieldOf(fieldOf(fieldOf(game, "entityKinds"), kind), "params"), name);
  const type = fieldOf(declared, "type");
  if (type === "position" || type === "direction") return type;
  const values = listOf(fieldOf(declared, "values") ?? fieldOf(declared, "enum"));
  if (values.length > 0) {
    if (values.every(isDirectionWord)) return "direction";
    return values.every((value) => AXES.has(value)) ? "axis" : null;
  }
  if (sidesParams(game, kind).includes(name)) return "sides";
  if (type !== undefined && type !== "string") return null;
  if (/(^|[a-z_])(direction|facing)$/i.test(name)) return "direction";
  return name === "axis" ? "axis" : null;
}

/**
 * Returns the params of a kind that hold sides as bits: those that the game's sided boxes read (published-behaviour
 * 10.5).
 */
export function sidesParams(game: Json | undefined, kind: unknown): readonly string[] {
  const tags = listOf(fieldOf(fieldOf(fieldOf(game, "entityKinds"), kind), "tags"));
  return listOf(fieldOf(game, "systems")).flatMap((system) => {
    if (fieldOf(system, "type") !== "sided_box") return [];
    const config = fieldOf(system, "config");
    const param = fieldOf(config, "sidesParam") ?? "sides";
    return tags.includes(fieldOf(config, "sidedTag") ?? "sided") && typeof param === "string" ? [param] : [];
  });
}

/**
 * Returns a param's value after the turns; one that does not say what its sense is stays as it is. Positions stay too.
 */
export function turnedValue(value: Json, sense: ParamSense | null, turns: readonly Turn[]): Json {
  if (sense === "sides" && Number.isInteger(value)) return turns.reduce(turnedSides, value as number);
  if (typeof value !== "string") return value;
  if (sense === "direction") return turns.reduce(turnedWord, value);
  return sense === "axis" ? turns.reduce(turnedAxis, value) : value;
}

/**
 * Returns the params with directions and sides turned, and positions as `place` gives them; the same params if all
 * stay.
 */
export function turnedParams(
  params: JsonObject,
  senseOf: (name: string) => ParamSense | null,
  turns: readonly Turn[],
  place: (position: Position) => Position,
): JsonObject {
  let isChanged = false;
  const turned = Object.entries(params).map(([name, value]): readonly [string, Json] => {
    const sense = senseOf(name);
    const next = sense === "position" ? placedValue(value, place) : turnedValue(value, sense, turns);
    isChanged ||= next !== value;
    return [name, next];
  });
  return isChanged ? Object.fromEntries(turned) : params;
}

/** A position in the form it is written in; anything else stays. */
function placedValue(value: Json, place: (position: Position) => Position): Json {
  const [x, y] = isJsonList(value) ? value : [fieldOf(value, "x"), fieldOf(value, "y")];
  if (!Number.isInteger(x) || !Number.isInteger(y)) return value;
  const [toX, toY] = place([x as number, y as number]);
  if (toX === x && toY === y) return value;
  return isJsonObject(value) ? { ...value, x: toX, y: toY } : [toX, toY];
}

function fieldOf(value: Json | undefined, key: unknown): Json | undefined {
  return isJsonObject(value) && typeof key === "string" && Object.hasOwn(value, key) ? value[key] : undefined;
}
