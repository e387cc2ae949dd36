// Checks what the set-up and start positions put where: places that are taken, numbers that differ, values that do not
// fit (gdl.md, A6).
import { type Json, type JsonPointer, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { nodeAt } from "../../../text/jsonTree";
import { boardRange, hasPlace, placeText } from "../text/names/board";
import type { DeclaredValue, GameIndex } from "../text/names/gameIndex";
import { readPlaceName, readSetupPlace } from "../text/strings/places";
import { TYPE_WORDS, type ValueType, fits, typeOfDeclared } from "../text/strings/types";
import type { CheckedGame } from "./checked";
import { found } from "./found";

export function setupFindings({ file, index }: CheckedGame): readonly Finding[] {
  const findings: Finding[] = [];
  const taken = new Map<string, JsonPointer>();
  const steps = listOf(objectOf(index.game["setup"])["steps"]);
  for (const [number, step] of steps.entries()) {
    const at = `/setup/steps/${number}`;
    const { action, at: places, count, set_attributes: values } = objectOf(step);
    if (action !== "spawn_entity") continue;
    findings.push(...spawnFindings(file, index, { at, places, count, taken }));
    for (const [name, value] of Object.entries(objectOf(values))) {
      const place = childPointer(at, "set_attributes", name);
      findings.push(...valueFinding(file, index, index.attributes.get(name), value, place));
    }
  }
  return [...findings, ...firstValues(file, index)];
}

interface Spawn {
  readonly at: JsonPointer;
  readonly places: Json | undefined;
  readonly count: Json | undefined;
  /** Places with the item of `at` that filled them. */
  readonly taken: Map<string, JsonPointer>;
}

function spawnFindings(file: SourceFile, index: GameIndex, { at, places, count, taken }: Spawn): readonly Finding[] {
  const findings: Finding[] = [];
  if (!Array.isArray(places)) return findings;
  let total = 0;
  let zones = 0;
  for (const [item, text] of listOf(places).entries()) {
    if (typeof text !== "string") continue;
    const read = readSetupPlace(text, index);
    if (read.problems.length > 0) return findings;
    const place = childPointer(at, "at", item);
    total += read.places.length;
    zones += read.zone === null ? 0 : 1;
    const again = read.places.find((each) => taken.has(each));
    if (again !== undefined) {
      const related = [{ file: file.path, at: taken.get(again) ?? place, message: "Here it is filled." }];
      findings.push(found("place-taken", file, place, `${shownPlace(index, again)} is taken already.`, { related }));
    }
    for (const each of read.places) if (!taken.has(each)) taken.set(each, place);
  }
  const isOneZone = zones === 1 && total === 0;
  // How many places there are on a board that cannot be read is not known.
  if (typeof count === "number" && index.board.kind !== "unknown" && !isOneZone && count !== total + zones) {
    const message = `"count" is ${count}, but "at" names ${total + zones} places: one entity comes to each of them.`;
    findings.push(found("count-differs", file, childPointer(at, "count"), message));
  }
  return findings;
}

function shownPlace({ board }: GameIndex, place: string): string {
  const [x, y] = place.split(",").map(Number);
  return board.kind === "network" || x === undefined || y === undefined ? `"${place}"` : placeText(board, x, y);
}

/** First values of variables and defaults of attributes that are no expressions. */
function firstValues(file: SourceFile, index: GameIndex): readonly Finding[] {
  const { game, schemas } = index;
  const findings: Finding[] = [];
  const state = objectOf(game["state_schema"]);
  for (const scope of ["global", "per_player"]) {
    for (const [name, declaration] of Object.entries(objectOf(state[scope]))) {
      const at = childPointer("/state_schema", scope, name, "initial");
      findings.push(...valueFinding(file, index, declared(declaration), objectOf(declaration)["initial"], at));
    }
  }
  const types =
    nodeAt(file.tree, "/entity_schemas/types")?.type === "object" ? "/entity_schemas/types" : "/entity_schemas";
  for (const [schema, { attributes }] of schemas) {
    for (const [name, declaration] of Object.entries(objectOf(attributes))) {
      const at = childPointer(types, schema, "attributes", name, "default");
      findings.push(...valueFinding(file, index, declared(declaration), objectOf(declaration)["default"], at));
    }
  }
  return findings;
}

function declared(declaration: Json): DeclaredValue {
  const { type } = objectOf(declaration);
  return { type: typeof type === "string" ? (type as DeclaredValue["type"]) : "any", of: [], declaration: {} };
}

/** A text may be an expression or a name: those are looked at elsewhere. */
function valueFinding(
  file: SourceFile,
  index: GameIndex,
  value: DeclaredValue | undefined,
  json: Json | undefined,
  at: JsonPointer,
): readonly Finding[] {
  const pair = value?.type === "position" ? coordinates(json, index) : null;
  if (pair !== null) {
    const [x, y] = pair;
    if (Number.isInteger(x) && Number.isInteger(y) && hasPlace(index.board, x, y)) return [];
    const message = `[${x}, ${y}] is not on the board${boardRange(index.board)}.`;
    // No board has parts of places.
    const points = pair.every(Number.isInteger) ? [pair] : [];
    return [found("place-off-board", file, at, message, { params: { points } })];
  }
  const given = typeOfJson(json);
  if (value === undefined || given === null) return [];
  const wanted = typeOfDeclared(value.type) as ValueType | undefined;
  const isWhole = value.type !== "int" || typeof json !== "number" || Number.isInteger(json);
  if (wanted === undefined || (fits(given, wanted) && isWhole)) return [];
  const words = value.type === "int" ? "a whole number" : TYPE_WORDS[wanted];
  const is = Array.isArray(json) ? "a list" : isWhole ? TYPE_WORDS[given] : "no whole number";
  return [found("value-type", file, at, `This is ${is}; ${words} belongs here.`)];
}

/** Returns the place that is written as `[x, y]`; null for other values, and where places have names. */
function coordinates(json: Json | undefined, { board }: GameIndex): readonly [x: number, y: number] | null {
  if (!Array.isArray(json) || json.length !== 2 || board.kind === "network" || board.kind === "none") return null;
  const [x, y] = json;
  return typeof x === "number" && typeof y === "number" ? [x, y] : null;
}

function typeOfJson(json: Json | undefined): ValueType | null {
  if (typeof json === "number") return "number";
  if (Array.isArray(json)) return "players";
  return typeof json === "boolean" ? "bool" : null;
}

/** Reports places of a start position that are written twice, in two ways. */
export function startFindings(file: SourceFile, index: GameIndex): readonly Finding[] {
  const places = nodeAt(file.tree, "/start/place");
  if (places?.type !== "object" || file.tree.errors.length > 0) return [];
  const first = new Map<string, JsonPointer>();
  return (places.children ?? []).flatMap(({ children }): readonly Finding[] => {
    const name = String(children?.[0]?.value);
    const at = childPointer("/start/place", name);
    const [place] = readPlaceName(name, index).places;
    const before = place === undefined ? undefined : first.get(place);
    if (place !== undefined && before === undefined) first.set(place, at);
    if (before === undefined || before === at) return [];
    const related = [{ file: file.path, at: before, message: "Here it is filled." }];
    return [
      found("place-taken", file, at, `${shownPlace(index, place ?? name)} is taken already.`, { onKey: true, related }),
    ];
  });
}
