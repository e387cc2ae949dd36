// What a value of another type than its schema wants was to be: a number in quotes, a cell as a text, one entry without
// its list.
import { type Json, type JsonObject, isJsonList, isJsonObject } from "../../base/json";
import { nameTable, own } from "../../base/nameTable";

/** The part of a validator's error that is read here. */
export interface ErrorPart {
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema: Readonly<Record<string, unknown>>;
}

/**
 * Returns a number or boolean without its quotes, a number in quotes, one entry as a list or taken out of one, or an
 * object with what a text says, whichever the schema wants.
 */
export function typedAs(value: Json | undefined, { params, parentSchema }: ErrorPart): Json | undefined {
  const wanted = new Set([params["type"]].flat());
  if (wanted.has("array") && parentSchema["x-form"] !== undefined) return placeOf(value, parentSchema);
  if (typeof value === "string") {
    const isNumber = wanted.has("integer") ? /^-?\d{1,15}$/.test(value) : /^-?\d{1,15}(?:\.\d{1,15})?$/.test(value);
    if (isNumber && (wanted.has("integer") || wanted.has("number"))) return Number(value);
    const measured = wanted.has("number") || wanted.has("integer") ? MEASURED.exec(value)?.[1] : undefined;
    if (measured !== undefined) return Number(measured);
    const truth = wanted.has("boolean") ? TRUTHS[value.toLowerCase()] : undefined;
    if (truth !== undefined) return truth;
    if (wanted.has("array")) return value === "" ? undefined : entriesOf(value);
    return wanted.has("object") && wanted.size <= 2 ? objectFor(value, parentSchema) : undefined;
  }
  if (isJsonList(value)) {
    const [only] = value;
    const isOne = value.length === 1 && typeof only === "string" && wanted.has("string") && !wanted.has("array");
    return isOne ? only : undefined;
  }
  if (isJsonObject(value)) return wanted.has("array") ? chosenNames(value, parentSchema) : undefined;
  const isScalar = typeof value === "number" || typeof value === "boolean";
  if (typeof value === "number" && wanted.has("array")) return isListOfNumbers(parentSchema) ? [value] : undefined;
  return isScalar && wanted.has("string") ? String(value) : undefined;
}

/** A whole number with the unit that times and sizes are in. */
const MEASURED = /^(-?\d{1,15}) ?(?:ms|px)$/i;

/** Returns the names that an object says yes to, where a list of texts is wanted: {"solid": true} is ["solid"]. */
function chosenNames(value: JsonObject, { items }: ErrorPart["parentSchema"]): Json | undefined {
  const { type } = (items ?? {}) as { readonly type?: Json };
  const members = Object.entries(value);
  const isChoice = type === "string" && members.every(([, each]) => typeof each === "boolean");
  const chosen = members.flatMap(([name, isChosen]) => (isChosen === true ? [name] : []));
  return isChoice && chosen.length > 0 ? chosen : undefined;
}

/** What true and false are called elsewhere. */
const TRUTHS: Readonly<Record<string, boolean>> = nameTable({
  true: true,
  yes: true,
  on: true,
  false: false,
  no: false,
  off: false,
});

/** Returns whether the entries of a list that a schema describes may be numbers. What it refers to are names and objects. */
function isListOfNumbers({ items }: ErrorPart["parentSchema"]): boolean {
  const { type, $ref: elsewhere } = (items ?? {}) as { readonly type?: Json; readonly $ref?: Json };
  if (elsewhere !== undefined) return false;
  return type === undefined || [type].flat().some((each) => each === "integer" || each === "number");
}

/** What the two numbers of a place are called in other languages. */
const PLACES = [
  ["x", "y"],
  ["col", "row"],
  ["column", "row"],
  ["width", "height"],
] as const;

/** Returns the two numbers that a text or an object gives for a cell or a size: "2,4" and {"x": 2, "y": 4} are [2, 4]. */
function placeOf(value: Json | undefined, { minItems, maxItems }: ErrorPart["parentSchema"]): Json | undefined {
  if (minItems !== 2 || maxItems !== 2) return undefined;
  if (typeof value === "string") {
    const [, first, second] = /^\W*?(-?\d+)\s*[,;x ]\s*(-?\d+)\W*$/i.exec(value) ?? [];
    return first === undefined ? undefined : [Number(first), Number(second)];
  }
  if (!isJsonObject(value)) return undefined;
  const names = PLACES.find((pair) => pair.every((name) => Number.isInteger(value[name])));
  return names?.map((name) => value[name] ?? 0);
}

/**
 * Returns the object that a text stands for: of the only member that is required where that may be this text, or the
 * member which the text names, empty. Undefined where neither is so.
 */
function objectFor(text: string, { properties, required }: ErrorPart["parentSchema"]): Json | undefined {
  const members = (properties ?? {}) as Readonly<Record<string, { readonly type?: Json; readonly enum?: Json }>>;
  const [only, ...others] = (required ?? []) as readonly string[];
  if (only === undefined) {
    const member = own(members, text);
    const isEmptyable = member !== undefined && text !== "type" && Object.keys(members).length > 1;
    return isEmptyable ? { [text]: {} } : undefined;
  }
  if (others.length > 0) return undefined;
  const { type, enum: choices } = own(members, only) ?? {};
  if (Array.isArray(choices) && !choices.includes(text)) return undefined;
  return type === undefined || [type].flat().includes("string") ? { [only]: text } : undefined;
}

/** Returns the entries that a text stands for where a list is wanted: "solid, pushable" is two. */
function entriesOf(text: string): readonly string[] {
  const entries = text.split(",").map((entry) => entry.trim());
  return entries.includes("") ? [text] : entries;
}
