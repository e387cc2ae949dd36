// Finds unknown, missing and moved fields, by the schemas' keywords.
import { type JsonPointer, childPointer } from "../../base/json";
import { isAmbiguous, nearestName } from "../../base/nearestName";
import { nameTable } from "../../base/nameTable";
import { FINDINGS, type Severity } from "../../findings/codes";
import type { Finding, Fix } from "../../findings/finding";
import { MAX_FINDINGS_IN_FILE } from "../../findings/limits";
import type { SourceFile } from "../packSource";
import { allowsMember, exampleValue, expand, memberSchemas, walkSchema } from "../schemaWalk";
import type { Schema } from "../schemas";
import { type JsonNode, nodeAt, pointerOf } from "../../text/jsonTree";
import { newMemberEdits } from "../../text/memberEdit";
import { nameOf, shown } from "./valueWords";
import { capital } from "../../base/capital";

export interface FieldOptions {
  /** The value at `base` is only a part of the whole, so that no field counts as missing. */
  readonly isPartial: boolean;
  /** Fields allowed at `base` besides those of the schema. */
  readonly alsoAllowed: readonly string[];
}

const WHOLE: FieldOptions = { isPartial: false, alsoAllowed: ["$schema"] };

/**
 * Returns findings on the fields of the value at `base` and of everything in it, as the schema at `uri` describes it.
 */
export function fieldFindings(
  file: SourceFile,
  base: JsonPointer,
  uri: string,
  options: FieldOptions = WHOLE,
): readonly Finding[] {
  const root = nodeAt(file.tree, base);
  if (root === undefined) return [];
  const findings: Finding[] = [];
  walkSchema(root, uri, (node, schemas) => {
    if (node.type !== "object" || findings.length >= MAX_FINDINGS_IN_FILE) return;
    const own = node === root ? options : { isPartial: false, alsoAllowed: [] };
    for (const property of node.children ?? []) {
      if (findings.length >= MAX_FINDINGS_IN_FILE) break;
      const key = property.children?.[0];
      const name = String(key?.value);
      if (key === undefined || own.alsoAllowed.includes(name)) continue;
      if (!allowsMember(schemas, name)) {
        if (!schemas.some((schema) => isFoundElsewhere(schema, name)) && !isOfWrongKind(node, schemas, name))
          findings.push(unknownField(file, node, key, schemas));
        continue;
      }
      findings.push(...movedField(file, node, name, schemas));
    }
    if (!own.isPartial) findings.push(...missingFields(file, node, schemas));
  });
  return findings;
}

/** Returns whether another check finds a field that the schema does not know. */
function isFoundElsewhere({ "x-unknown": unknown }: Schema, name: string): boolean {
  return unknown === "none" || unknown?.includes(name) === true;
}

/**
 * Returns whether a field belongs to one of several kinds of an object, such as the action of a step, and the object
 * says a kind that there is not: that is the mistake.
 */
function isOfWrongKind(node: JsonNode, schemas: readonly Schema[], name: string): boolean {
  const kinds = schemas.filter(({ if: condition, then }) => condition !== undefined && then !== undefined);
  const isKnown = kinds.some(({ then }) => then?.properties?.[name] !== undefined);
  return (
    isKnown && kinds.some(({ if: condition }) => saysNoKind(node, schemas, Object.keys(condition?.properties ?? {})))
  );
}

function saysNoKind(node: JsonNode, schemas: readonly Schema[], [tag, ...others]: readonly string[]): boolean {
  if (tag === undefined || others.length > 0) return false;
  const said: unknown = node.children?.find((property) => property.children?.[0]?.value === tag)?.children?.[1]?.value;
  const allowed = schemas.flatMap(({ properties }) => properties?.[tag]?.enum ?? []);
  return typeof said === "string" && allowed.length > 0 && !allowed.includes(said);
}

/** A cache for the last object: all its fields are checked one after the other. */
let keysOf: { readonly node: JsonNode; readonly keys: ReadonlySet<unknown> } | null = null;

function presentKeys(node: JsonNode): ReadonlySet<unknown> {
  if (keysOf?.node !== node) {
    keysOf = { node, keys: new Set(node.children?.map((property) => property.children?.[0]?.value)) };
  }
  return keysOf.keys;
}

function unknownField(file: SourceFile, node: JsonNode, key: JsonNode, schemas: readonly Schema[]): Finding {
  const name = String(key.value);
  const present = presentKeys(node);
  const known = schemas.flatMap((schema) => Object.keys(schema.properties ?? {})).filter((each) => !present.has(each));
  const similar = nearestName(name, known);
  const longer = similar === null ? onlyLonger(name, known) : null;
  const nearest = similar ?? longer ?? onlyMissing(node, schemas) ?? otherWord(name, known);
  const isCertain =
    longer === null
      ? otherWord(name, known) === null && !isAmbiguous(name, known)
      : schemas.some(({ required }) => required?.includes(longer) === true);
  const owner = nameOf(pointerOf(node)) || "this file";
  const hint = nearest === null ? fieldsText(schemas) : `; did you mean "${nearest}"?`;
  const message = `"${name}" is not a field of ${owner}${hint}`;
  return {
    code: "unknown-field",
    severity: FINDINGS["unknown-field"],
    message,
    file: file.path,
    at: childPointer(pointerOf(node), name),
    onKey: true,
    params: { name, nearest },
    fixes: nearest === null ? [] : [renameFix(file, key, nearest, isCertain)],
  };
}

/** Fields that are often called by another word. */
const OTHER_WORDS = nameTable<readonly string[]>({
  payload: ["data", "value"],
  data: ["payload"],
  amount: ["value"],
  by: ["amount"],
  colour: ["color"],
  parameters: ["value", "params"],
});

/** Returns the field that a word stands for, where there is one. */
function otherWord(name: string, known: readonly string[]): string | null {
  return OTHER_WORDS[name]?.find((each) => known.includes(each)) ?? null;
}

/** Returns the only required field that is missing, where the object has but one field too many; null otherwise. */
function onlyMissing(node: JsonNode, schemas: readonly Schema[]): string | null {
  const present = presentKeys(node);
  const wanted = schemas.flatMap((schema) => [...(schema.required ?? []), ...(schema["x-expected"] ?? [])]);
  const missing = new Set(wanted.filter((each) => !present.has(each)));
  const [only] = missing;
  if (missing.size !== 1 || only === undefined) return null;
  let unknown = 0;
  // An object may have any number of fields, each of which is asked about: the second that is unknown says enough.
  for (const key of present) {
    if (!allowsMember(schemas, String(key))) unknown += 1;
    if (unknown > 1) return null;
  }
  return only;
}

/** More fields are for the reference. */
const MOST_FIELDS = 6;

/** Returns the end of a sentence that names the fields there are; only a full stop where they are many. */
function fieldsText(schemas: readonly Schema[]): string {
  const fields = [...new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))];
  if (fields.length === 0 || fields.length > MOST_FIELDS) return ".";
  const shown = fields.map((field) => `"${field}"`);
  const listed = shown.length === 1 ? shown.join("") : `${shown.slice(0, -1).join(", ")} and ${shown.at(-1)}`;
  return `; there ${shown.length === 1 ? "is" : "are"} ${listed}.`;
}

/** Returns the only field whose last word is the name, as `toKind` for `kind`; null for none, or several. */
function onlyLonger(name: string, known: readonly string[]): string | null {
  const longer = new Set(known.filter((each) => each.endsWith(capital(name))));
  const [only] = longer;
  return name !== "" && longer.size === 1 && only !== undefined ? only : null;
}

function renameFix(file: SourceFile, key: JsonNode, name: string, safe: boolean): Fix {
  const edits = [{ offset: key.offset, length: key.length, text: JSON.stringify(name) }];
  return { title: `Change to "${name}"`, changes: [{ file: file.path, edits }], ...(safe ? { safe } : {}) };
}

function movedField(file: SourceFile, node: JsonNode, name: string, schemas: readonly Schema[]): readonly Finding[] {
  const moved = memberSchemas(schemas, name).find((schema) => schema.deprecationMessage !== undefined);
  if (moved?.deprecationMessage === undefined) return [];
  const at = childPointer(pointerOf(node), name);
  const message = moved.deprecationMessage;
  const severity = FINDINGS["moved-field"];
  return [{ code: "moved-field", severity, message, file: file.path, at, onKey: true, params: { name } }];
}

/** Reports fields that are required, and those that are expected although players manage without them. */
function missingFields(file: SourceFile, node: JsonNode, schemas: readonly Schema[]): readonly Finding[] {
  const wanted = new Map<string, Severity>();
  for (const schema of schemas) {
    for (const name of schema["x-expected"] ?? []) wanted.set(name, "warning");
    const severity = schema["x-severity"] === "warning" ? "warning" : "error";
    for (const name of schema.required ?? []) wanted.set(name, severity);
  }
  if (wanted.size === 0) return [];
  for (const property of node.children ?? []) wanted.delete(String(property.children?.[0]?.value));
  return Array.from(wanted, ([name, severity]): Finding => {
    const pointer = pointerOf(node);
    const described = memberSchemas(schemas, name).flatMap((schema) => expand(schema, null));
    const assumed = described.find((schema) => schema.default !== undefined)?.default;
    const hint = assumed === undefined ? "" : `; players then use ${shown(assumed)}`;
    const message = `${capital(nameOf(pointer) || "the file")} lacks "${name}"${hint}.`;
    const at = childPointer(pointer, name);
    const edits = newMemberEdits(file.text, file.tree, node, name, exampleValue(described));
    const fixes = [{ title: `Add "${name}"`, changes: [{ file: file.path, edits }] }];
    return { code: "missing-field", severity, message, file: file.path, at, params: { name }, fixes };
  });
}
