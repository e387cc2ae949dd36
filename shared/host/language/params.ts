// The params that an object may carry because a kind or an action declares them: `x-params-of` in the schemas.
import { type Json, type JsonObject, isJsonObject } from "../../base/json";
import { objectOf } from "../../pack/packIndex";
import { textOf } from "../../pack/schemaPlace";
import { type Caret, nodesAlong } from "./caret";

export interface Param {
  readonly name: string;
  readonly type: string;
  /** The values it may have, where its declaration lists them or its type does. */
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

/** The params that the object around the caret may carry, in the order of their declaration. */
export function paramsAround(caret: Caret): readonly Param[] {
  const { place, path, file, index } = caret;
  const field = place.parentSchemas.map((schema) => schema["x-params-of"]).find((each) => each !== undefined);
  if (field === undefined) return [];
  // A multi-cell object keeps its params one level below the field that names its kind.
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

/** The names of all params that a kind declares, draws by or carries somewhere, each once. */
export function paramNamesOf(caret: Caret, kind: string): readonly string[] {
  const { params, symbolParam, spriteParam } = caret.index.kinds.get(kind)?.value ?? {};
  const drawn = [symbolParam, spriteParam].filter((name) => typeof name === "string");
  return [...new Set([...Object.keys(objectOf(params)), ...drawn, ...namesInUse(caret, kind)])];
}

/** Params that entities of a kind carry though it declares none. */
function namesInUse({ index }: Caret, kind: string): readonly string[] {
  const names = index.levels.flatMap(({ board }) =>
    board.ok
      ? board.value.entities.flatMap((entity) => (entity?.kind === kind ? Object.keys(objectOf(entity.params)) : []))
      : [],
  );
  return [...new Set(names)];
}

/** A param as its declaration says. */
export function paramOf(name: string, declared: JsonObject, owner: string): Param {
  const { type, values } = declared;
  const listed = Array.isArray(values) ? (values as readonly Json[]) : type === "boolean" ? [true, false] : [];
  return { name, type: typeof type === "string" ? type : "", values: listed, owner };
}

/** Values that a param of a kind has somewhere on the pack's boards, texts and numbers only. */
export function valuesInUse({ index }: Caret, kind: string, param: string): readonly Json[] {
  const values = new Set<Json>();
  for (const { board } of index.levels) {
    if (!board.ok) continue;
    for (const entity of board.value.entities) {
      if (entity === null || entity.kind !== kind || !isJsonObject(entity.params)) continue;
      const value = entity.params[param];
      if (typeof value === "string" || typeof value === "number") values.add(value);
    }
  }
  return [...values].toSorted((one, other) => (typeof one === "number" && typeof other === "number" ? one - other : 0));
}
