// Completes values other than names and the schemas' choices: values of params, values to compare an event's field
// with, entities with the params that they need.
import { textOf } from "../../../text/jsonNode";
import { type Json, objectOf } from "../../../base/json";
import type { Caret, OwnValues, ValueOffer } from "../../../language/dialectLanguage";
import { orderText } from "../../../language/orderText";
import { indexAround, layerAround } from "./around";
import { isMove, moveOffers } from "./moves";
import { PARAM_VALUES, paramNamesOf, paramsAround, valuesInUse } from "./params";
import { referenceValues } from "./references";
import { CARDINAL_NAMES } from "../text/directions";

/** Nothing but moves where a move stands; elsewhere what params and events' fields may be, entities, references. */
export function ownValues(caret: Caret): OwnValues {
  if (isMove(caret)) return { offers: moveOffers(caret), isAll: true };
  const known = knownValues(caret).map((value, place) => ({ is: "literal", value, place }) as const);
  return { offers: [...known, ...entityBodies(caret), ...referenceValues(caret)], isAll: false };
}

/** Returns the values of a param; for an unrestricted one, those of other instances. Directions for an event's. */
function knownValues(caret: Caret): readonly Json[] {
  const { path, place } = caret;
  const key = path.at(-1);
  if (key === "equals") return comparedValues(caret, textOf(place.parent, "param"));
  if (path[0] === "entityKinds" && path[2] === "display" && path.length === 4) return displayTokens(caret);
  const param = paramsAround(caret).find(({ name }) => name === key);
  if (param === undefined) return [];
  return param.values.length > 0 ? param.values : valuesInUse(caret, param.owner, param.name);
}

/** Returns values that an event's field may equal: a direction, or what the entities of the pack have there. */
function comparedValues(caret: Caret, param: string | undefined): readonly Json[] {
  if (param === undefined) return [];
  return param === "direction" ? CARDINAL_NAMES : valuesInUse(caret, null, param);
}

/** Returns tokens that a kind's `display` may have instead of a colour or a text (spec Game Schema, display). */
function displayTokens(caret: Caret): readonly string[] {
  const [, kind = "", , field] = caret.path.map(String);
  const params = paramNamesOf(caret, kind).map((name) => `@param:${name}`);
  if (field === "color") return [...params, ...params.map((param) => `@hue:${param}`)];
  const prefix = /^.+_/.exec(kind)?.[0];
  return field === "label" ? [...params, ...(prefix === undefined ? [] : [`@kind_suffix:${prefix}`])] : [];
}

/** Returns entities with params for a row of cells: of the layer's kinds. */
function entityBodies(caret: Caret): readonly ValueOffer[] {
  const { path } = caret;
  const index = indexAround(caret);
  if (path[0] !== "board" || path[1] !== "layers" || path.length !== 5 || typeof path[4] !== "number") return [];
  const layer = layerAround(caret);
  const kinds = [...index.kinds.values()].filter((kind) => kind.layer === layer);
  return kinds.flatMap(({ id, value }, place): readonly ValueOffer[] => {
    const params = Object.entries(objectOf(value["params"]));
    if (params.length === 0) return [];
    const members = params.map(([name, declared], at) => {
      const { type } = objectOf(declared);
      const [used] = valuesInUse(caret, id, name);
      const body = (typeof type === "string" ? PARAM_VALUES[type] : undefined) ?? "^$1";
      return [
        name,
        used ?? (Array.isArray(body) ? [0, 0] : stop(at + 1, typeof body === "string" ? body : "")),
      ] as const;
    });
    const body = { kind: id, ...Object.fromEntries(members) };
    return [
      {
        is: "snippet",
        label: `${id} {…}`,
        body,
        documentation: "With its params.",
        order: `0~${id}${orderText(place)}`,
      },
    ];
  });
}

function stop(number: number, body: string): string {
  return body.replace(/\d/, String(number));
}
