// Which params a kind takes, and what to begin with. Reads the declaration and what its look refers to;
// tolerant: many kinds declare nothing and are given params all the same. Pure.
import type { BoardView, Entity } from "../../../../shared/base/boardView";
import { assertNever } from "../../../../shared/base/assertNever";
import { type Json, type JsonObject, isJsonList } from "../../../../shared/base/json";
import type { KindLook, Looks } from "../../board/looks";
import type { PlainControl } from "../../../forms/valueControlProps";

export interface KindParam {
  readonly name: string;
  readonly type: "string" | "integer" | "number" | "boolean" | "position" | "array" | "any";
  readonly required: boolean;
  /** The values to choose from, when the declaration lists them. */
  readonly values: readonly Json[] | null;
}

const TYPES = new Set(["string", "integer", "number", "boolean", "position", "array"]);

/**
 * Returns a kind's params: declared ones first, then those its look refers to, then those that `params` has besides.
 */
export function kindParams(look: KindLook | undefined, params: JsonObject): readonly KindParam[] {
  const declared = Object.entries(look?.params ?? {}).map(([name, param]) => declaredParam(name, param));
  const rest = [...lookParams(look), ...Object.keys(params)];
  const names = new Set(declared.map(({ name }) => name));
  const others = [...new Set(rest)].filter((name) => !names.has(name));
  return [...declared, ...others.map((name): KindParam => ({ name, type: "any", required: false, values: null }))];
}

function declaredParam(name: string, param: JsonObject): KindParam {
  const type = param["type"];
  const values = param["values"] ?? param["enum"];
  return {
    name,
    type: typeof type === "string" && TYPES.has(type) ? (type as KindParam["type"]) : "any",
    required: param["required"] === true,
    values: isJsonList(values) ? values : null,
  };
}

function lookParams(look: KindLook | undefined): readonly string[] {
  if (look === undefined) return [];
  const tokens = [look.display?.color, look.display?.label].flatMap((token) => {
    const name = /@param:(.+)$/.exec(token ?? "")?.[1];
    return name === undefined ? [] : [name];
  });
  return [look.symbolParam, look.spriteParam, ...tokens].filter((name): name is string => typeof name === "string");
}

/** Returns the distinct variants of a kind on a board, in the order in which the board knows them. */
export function variantsOn(view: BoardView, kind: string): readonly Entity[] {
  const used = new Set<number>(view.cells);
  return view.entities.filter((entity, index): entity is Entity => entity?.kind === kind && used.has(index));
}

/**
 * Returns the variants of a kind that have a picture: for `portal_{channel}.png` one for each image of the pack whose
 * path fits. Whole numbers in paths are numbers as params.
 */
export function picturedVariants(look: KindLook, assets: Iterable<string>): readonly Entity[] {
  const { sprite, spriteParam: param } = look;
  if (sprite === null || param === null) return [];
  const [before, after] = sprite.split(`{${param}}`);
  if (before === undefined || after === undefined) return [];
  const values = [...assets].flatMap((path) => {
    const fits = path.length > before.length + after.length && path.startsWith(before) && path.endsWith(after);
    const value = path.slice(before.length, path.length - after.length);
    return fits && !value.includes("/") ? [value] : [];
  });
  const typed = (value: string): Json =>
    look.params[param]?.["type"] !== "string" && /^\d+$/.test(value) ? Number(value) : value;
  return values.map((value) => ({ kind: look.kind, params: { [param]: typed(value) } }));
}

/** An entity to begin with when a kind is chosen: with a value for each param that it cannot do without. */
export function firstVariant(looks: Looks, kind: string, assets: Iterable<string> = []): Entity {
  const look = looks.kinds.get(kind);
  const pictured = look === undefined ? undefined : picturedVariants(look, assets)[0];
  if (pictured !== undefined) return pictured;
  const needed = new Set(lookParams(look));
  const params = kindParams(look, {})
    .filter((param) => param.required || needed.has(param.name))
    .map((param) => [param.name, firstValue(param)] as const);
  return { kind, params: Object.fromEntries(params) };
}

const FIRST_VALUES = {
  string: "a",
  boolean: false,
  position: [0, 0],
  array: [],
  integer: 1,
  number: 1,
  any: 1,
} as const satisfies Record<KindParam["type"], Json>;

function firstValue(param: KindParam): Json {
  return param.values?.[0] ?? FIRST_VALUES[param.type];
}

/** Returns the control for a param's value; a value of another type than is declared is edited as what it is. */
export function paramControl({ type, values }: KindParam, value: Json | undefined): PlainControl {
  if (value !== undefined && !FITS[type](value)) return { is: "json" };
  if (values !== null) return { is: "choice", choices: values.map((each) => ({ value: each, description: "" })) };
  switch (type) {
    case "string":
      return { is: "text" };
    case "boolean":
      return { is: "flag" };
    case "integer":
    case "number":
      return { is: "number", isWhole: type === "integer", least: null, most: null };
    case "position":
      return { is: "position", isCell: true, takesReference: false };
    case "array":
      return { is: "values" };
    case "any":
      return { is: "json" };
    default:
      return assertNever(type);
  }
}

const FITS = {
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  position: (value) => Array.isArray(value) && value.length === 2 && value.every((each) => Number.isInteger(each)),
  array: (value) => Array.isArray(value) && value.every((each: Json) => typeof each !== "object" || each === null),
  integer: (value) => Number.isInteger(value),
  number: (value) => typeof value === "number",
  any: () => true,
} as const satisfies Record<KindParam["type"], (value: Json) => boolean>;

/** Returns the entity with one param changed; undefined takes it away. Other params keep their order. */
export function withParam(entity: Entity, name: string, value: Json | undefined): Entity {
  if (value === undefined) {
    const { [name]: _removed, ...others } = entity.params;
    return { kind: entity.kind, params: others };
  }
  return { kind: entity.kind, params: { ...entity.params, [name]: value } };
}
