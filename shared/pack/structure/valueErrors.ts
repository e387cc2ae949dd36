// Turns the validators' errors into messages for designers: one finding for each mistake.
import { addTo } from "../../base/groups";
import {
  type Json,
  type JsonObject,
  type JsonPointer,
  childPointer,
  isJsonList,
  isJsonObject,
  listOf,
  pointerKeys,
} from "../../base/json";
import { counted } from "../../base/counted";
import { type CommonCode, FINDINGS, type Severity } from "../../findings/codes";
import type { Finding, Fix } from "../../findings/finding";
import type { SchemaError, Validator } from "./validator";
import type { SourceFile } from "../packSource";
import { listed, nameOf, shown, typeNames } from "./valueWords";
import { valueFixes } from "./valueFixes";
import { capital } from "../../base/capital";

/** Words for values of the schemas' `x-form`s; made with `nameTable`. */
export type FormWords = Readonly<Record<string, string>>;

interface Mistake {
  readonly code: CommonCode;
  readonly at: JsonPointer;
  readonly onKey?: boolean;
  readonly message: string;
  readonly params?: JsonObject;
  readonly fixes?: readonly Fix[];
}

/** A value in a file, and its place there. */
export interface PlacedValue {
  readonly file: SourceFile;
  readonly base: JsonPointer;
  readonly value: Json;
}

/**
 * Returns the validator's errors for a value of a file, one finding for each mistake. Schemas marked
 * `"x-severity": "none"` are left to other checks.
 */
export function errorFindings(placed: PlacedValue, validate: Validator, forms: FormWords): readonly Finding[] {
  validate(placed.value);
  const byPlace = new Map<string, SchemaError>();
  for (const error of validate.errors ?? []) {
    if (isEcho(error) || severityOf(error) === null) continue;
    const place = `${error.instancePath} ${error.propertyName ?? ""}`;
    const other = byPlace.get(place);
    // A value of the wrong type breaks every other rule about it too.
    if (other === undefined || error.keyword === "type") byPlace.set(place, error);
  }
  const findings = Array.from(byPlace.values(), (error): Told => {
    const mistake = mistakeOf(placed, error, forms);
    const severity = severityOf(error) ?? FINDINGS[mistake.code];
    return { finding: { severity, file: placed.file.path, params: {}, ...mistake }, error };
  });
  return withEntriesOnce(findings);
}

interface Told {
  readonly finding: Finding;
  readonly error: SchemaError;
}

/**
 * Merges the findings about entries of one list that break the same rule, each with a fix: they are one mistake, which
 * the first of them tells.
 */
function withEntriesOnce(told: readonly Told[]): readonly Finding[] {
  const lists = new Map<string, Finding[]>();
  const keyOf = ({ finding: { at, fixes }, error }: Told): string | null => {
    const [, list] = /^(.*)\/\d+$/.exec(typeof at === "string" ? at : "") ?? [];
    const isFixed = fixes?.length === 1 && ENTRY_KEYWORDS.has(error.keyword);
    return list === undefined || !isFixed ? null : `${list} ${error.schemaPath}`;
  };
  for (const each of told) {
    const key = keyOf(each);
    if (key !== null) addTo(lists, key, each.finding);
  }
  return told.flatMap((each) => {
    const entries = lists.get(keyOf(each) ?? "") ?? [];
    if (entries.length < 2) return [each.finding];
    return entries[0] === each.finding ? [entriesFinding(each.finding, entries)] : [];
  });
}

const ENTRY_KEYWORDS: ReadonlySet<string> = new Set(["enum", "type"]);

function entriesFinding(first: Finding, entries: readonly Finding[]): Finding {
  const others = entries.length - 1;
  const fixes = entries.flatMap((entry) => entry.fixes ?? []);
  const edits = fixes.flatMap(({ changes }) => changes.flatMap((change) => change.edits));
  const isSafe = fixes.every(({ safe }) => safe === true);
  return {
    ...first,
    message: `${first.message.replace(/\.$/, "")} (and so ${counted(others, "other entry", "other entries")}).`,
    fixes: [
      {
        title: `Change all ${entries.length} entries`,
        changes: [{ file: first.file, edits }],
        ...(isSafe ? { safe: true } : {}),
      },
    ],
  };
}

/** Returns whether an error only repeats others: those of conditions, names, and branches of a choice. */
function isEcho(error: SchemaError): boolean {
  // Missing fields are reported with a fix in structureFields.
  if (["if", "propertyNames", "required"].includes(error.keyword)) return true;
  return /\/(anyOf|oneOf)\/\d+\//.test(error.schemaPath);
}

/** Returns null for what other checks report. Leniency is about values: no player accepts a value of the wrong type. */
function severityOf(error: SchemaError): Severity | null {
  if (error.keyword === "type") return "error";
  const severity = error.parentSchema["x-severity"];
  if (severity === "none") return null;
  return severity === "warning" ? "warning" : "error";
}

function mistakeOf({ file, base, value: root }: PlacedValue, error: SchemaError, forms: FormWords): Mistake {
  const at = base + error.instancePath;
  const name = nameOf(at);
  const value = valueAt(root, error.instancePath);
  if (error.propertyName !== undefined) {
    const message = `The name ${shown(error.propertyName)} ${demandOf(error, error.propertyName, forms)}.`;
    return { code: "wrong-value", at: childPointer(at, error.propertyName), onKey: true, message };
  }
  const subject = capital(name === "" ? "the file" : name);
  const message = `${subject} ${demandOf(error, value, forms)}.`;
  const code = CODES[error.keyword] ?? "wrong-value";
  const isList = typeof value === "object" && value !== null;
  const fields = fieldsAskedFor(error);
  const params = fields.length === 0 ? {} : { fields };
  return { code, at, onKey: isList, message, params, fixes: valueFixes(file, at, value, error) };
}

/** Returns the fields of an object that needs at least one of them. */
function fieldsAskedFor({ keyword, params, parentSchema }: SchemaError): readonly string[] {
  if (keyword === "dependencies") return String(params["deps"]).split(", ");
  const choices = keyword === "anyOf" || keyword === "oneOf" ? (parentSchema[keyword] as readonly JsonObject[]) : [];
  return choices.flatMap(({ required }) => listOf(required)).map(String);
}

const CODES: Readonly<Record<string, CommonCode>> = {
  type: "wrong-type",
  anyOf: "wrong-shape",
  oneOf: "wrong-shape",
  minProperties: "wrong-shape",
  maxProperties: "wrong-shape",
  dependencies: "wrong-shape",
};

/** Returns the rest of a sentence that begins with the value's name: what it must be, and what it is. */
function demandOf(error: SchemaError, value: Json | undefined, forms: FormWords): string {
  const { keyword, params, parentSchema } = error;
  const form = forms[String(parentSchema["x-form"])];
  if (keyword === "type") {
    const wanted = form ?? typeNames([params["type"]].flat().map(String));
    return `must be ${wanted}, not ${shown(value)}`;
  }
  const message = parentSchema["x-message"];
  if (typeof message === "string") return `${message}${isScalar(value) ? `, not ${shown(value)}` : ""}`;
  if (form !== undefined && keyword !== "minLength") return `must be ${form}, not ${shown(value)}`;
  return PLAIN_DEMANDS[keyword]?.(params, value) ?? `is invalid (${keyword})`;
}

type Demand = (params: Readonly<Record<string, unknown>>, value: Json | undefined) => string;

const PLAIN_DEMANDS: Readonly<Record<string, Demand>> = {
  enum: ({ allowedValues }, value) => {
    const names = (allowedValues as readonly Json[]).map((each) => JSON.stringify(each));
    return `must be ${listed(names)}, not ${shown(value)}`;
  },
  const: ({ allowedValue }, value) => `must be ${JSON.stringify(allowedValue)}, not ${shown(value)}`,
  minimum: ({ limit }, value) => `must be at least ${String(limit)}, not ${shown(value)}`,
  maximum: ({ limit }, value) => `must be at most ${String(limit)}, not ${shown(value)}`,
  exclusiveMinimum: ({ limit }, value) => `must be more than ${String(limit)}, not ${shown(value)}`,
  minLength: () => "must not be empty",
  maxLength: ({ limit }, value) =>
    `may have ${String(limit)} characters at most; it has ${Array.from(value as string).length}`,
  minItems: ({ limit }) => (limit === 1 ? "must not be empty" : `needs at least ${String(limit)} entries`),
  maxItems: ({ limit }) => `may have ${String(limit)} entries at most`,
  uniqueItems: ({ i, j }) => {
    const [first, second] = [Math.min(Number(i), Number(j)) + 1, Math.max(Number(i), Number(j)) + 1];
    return `holds the same entry twice: number ${first} and number ${second}`;
  },
  dependencies: ({ property, deps }) => `has "${String(property)}" and so needs "${String(deps)}" too`,
};

function valueAt(root: Json, pointer: JsonPointer): Json | undefined {
  let value: Json | undefined = root;
  for (const key of pointerKeys(pointer)) {
    if (isJsonList(value)) value = value[Number(key)];
    else value = isJsonObject(value) ? value[key] : undefined;
  }
  return value;
}

function isScalar(value: Json | undefined): boolean {
  return typeof value !== "object" || value === null;
}
