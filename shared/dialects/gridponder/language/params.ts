// The params that an object may have because a kind or an action declares them: `x-params-of` in the schemas.
import { textOf } from "../../../text/jsonNode";
import { type Json, type JsonObject, isJsonList, objectOf } from "../../../base/json";
import { visitCells } from "../text/layers/layers";
import { nodesAlong } from "../../../language/caret";
import type { Caret } from "../../../language/dialectLanguage";
import { indexAround } from "./around";

export interface Param {
  readonly name: string;
  readonly type: string;
  /** Its possible values, if its declaration or its type lists them. */
  readonly values: readonly Json[];
  /** The kind or action that declares it. */
  readonly owner: string;
}

/** What a snippet writes for a param of a type. */
export const PARAM_VALUES: Readonly<Record<string, Json>> = {
  string: "$1",
  direction: "${1|up,down,left,right|}",
  enum: "$1",
  boolean: "^${1|true,false|}",
  position: ["^${1:0}", "^${2:0}"],
  array: ["^$1"],
};

/** Returns the params that the object around the caret may have, in the order of their declaration. */
export function paramsAround(caret: Caret): readonly Param[] {
  const { place, path, file } = caret;
  const index = indexAround(caret);
  const field = place.parentSchemas.map((schema) => schema["x-params-of"]).find((each) => each !== undefined);
  if (field === undefined) return [];
  // A multi-cell object has its params one level below the field that names its kind.
  const around = nodesAlong(file.tree.root, path).at(-3);
  const owner = textOf(place.parent, field) ?? textOf(around, field) ?? (field === "action" ? "move" : undefined);
  if (owner === undefined) return [];
  const declared =
    field === "action" ? index.actions.find(({ id }) => id === owner)?.value : index.kinds.get(owner)?.value;
  const params = Object.entries(objectOf(declared?.["params"]));
  const names = params.length > 0 || field === "action" ? [] : namesInUse(caret, owner);
  return [
    ...params.map(([name, value]) => paramOf(name, objectOf(value), owner)),
    ...names.map((name) => paramOf(name, {}, owner)),
  ];
}

/** Returns the names of all params that a kind declares, draws by or has somewhere, each once. */
export function paramNamesOf(caret: Caret, kind: string): readonly string[] {
  const { params, symbolParam, spriteParam } = indexAround(caret).kinds.get(kind)?.value ?? {};
  const drawn = [symbolParam, spriteParam].filter((name) => typeof name === "string");
  return [...new Set([...Object.keys(objectOf(params)), ...drawn, ...namesInUse(caret, kind)])];
}

/** Returns the names of all params that any kind declares or any entity has, each once. */
export function allParamNames(caret: Caret): readonly string[] {
  const names = new Set(
    [...indexAround(caret).kinds.values()].flatMap(({ value }) => Object.keys(objectOf(value["params"]))),
  );
  visitParams(caret, (_kind, params) => {
    for (const name of Object.keys(params)) names.add(name);
  });
  return [...names];
}

/** Returns params that entities of a kind have although it does not declare them. */
function namesInUse(caret: Caret, kind: string): readonly string[] {
  const names = new Set<string>();
  visitParams(caret, (each, params) => {
    if (each === kind) for (const name of Object.keys(params)) names.add(name);
  });
  return [...names];
}

/** Visits the params of all entities in the pack's levels, from the texts: building all boards would take too long. */
function visitParams(caret: Caret, visit: (kind: string, params: JsonObject) => void): void {
  for (const { value } of indexAround(caret).levels) {
    for (const layer of Object.values(objectOf(objectOf(value["board"])["layers"]))) {
      visitCells(layer, (_x, _y, { kind, params }) => visit(kind, params));
    }
  }
}

/** Returns a param from its declaration. */
export function paramOf(name: string, declared: JsonObject, owner: string): Param {
  const { type, values } = declared;
  const listed = isJsonList(values) ? values : type === "boolean" ? [true, false] : [];
  return { name, type: typeof type === "string" ? type : "", values: listed, owner };
}

/** Returns values that a param of a kind (null: of any) has in the pack's levels, only texts and numbers. */
export function valuesInUse(caret: Caret, kind: string | null, param: string): readonly Json[] {
  const values = new Set<Json>();
  visitParams(caret, (each, params) => {
    const value = kind === null || each === kind ? params[param] : undefined;
    if (typeof value === "string" || typeof value === "number") values.add(value);
  });
  return [...values].toSorted((one, other) => (typeof one === "number" && typeof other === "number" ? one - other : 0));
}
