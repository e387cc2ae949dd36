// Reports fields that the schema of an object does not know: misspelt ones, those that belong into another member of the
// object, and those that are left when the member which decides about them is wrong.
import { addTo } from "../../base/groups";
import { childPointer } from "../../base/json";
import { namesAsNear, nearestName } from "../../base/nearestName";
import { nameTable } from "../../base/nameTable";
import { capital } from "../../base/capital";
import { FINDINGS } from "../../findings/codes";
import type { Finding, Fix } from "../../findings/finding";
import type { SourceFile } from "../packSource";
import { describesValue, expand, isOfOtherBranch, memberSchemas } from "../schemas/schemaWalk";
import type { Schema } from "../schemas/schemas";
import { memberOf } from "../../text/jsonNode";
import { type JsonNode, pointerOf } from "../../text/jsonTree";
import { layoutNear } from "../../text/memberEdit";
import { sequenceEdits } from "../../text/sequenceEdit";
import { nameOf } from "./valueWords";

/** Returns findings on the members of an object that its schemas do not know; `unknown` holds these properties. */
export function unknownFieldFindings(
  file: SourceFile,
  object: JsonNode,
  unknown: readonly JsonNode[],
  schemas: readonly Schema[],
): readonly Finding[] {
  const members = new Map(object.children?.map((property) => [keyOf(property), property.children?.[1]]));
  const about: Unknown = { file, object, schemas, members, count: unknown.length };
  const homes = new Map<string, JsonNode[]>();
  const findings: Finding[] = [];
  for (const property of unknown) {
    const name = keyOf(property);
    if (isOfOtherBranch(schemas, object, name)) continue;
    const home = homeOf(about, property);
    if (home === null) findings.push(misspeltField(about, property));
    else addTo(homes, home, property);
  }
  return [...findings, ...Array.from(homes, ([home, properties]) => misplacedFields(about, home, properties))];
}

/** An object with members that its schemas do not know. */
interface Unknown {
  readonly file: SourceFile;
  readonly object: JsonNode;
  readonly schemas: readonly Schema[];
  /** The values of all its members by name, perhaps very many; undefined where none is written. */
  readonly members: ReadonlyMap<string, JsonNode | undefined>;
  /** How many of them are unknown. */
  readonly count: number;
}

function keyOf({ children }: JsonNode): string {
  return String(children?.[0]?.value);
}

/** Returns the member of the object in which a field belongs: one that is missing, or an object; null for none. */
function homeOf({ schemas, members }: Unknown, property: JsonNode): string | null {
  const name = keyOf(property);
  const known = schemas.flatMap((schema) => Object.keys(schema.properties ?? {}));
  // A word for another field says more than that a member has a field by this name.
  const isOtherWord =
    otherWord(
      name,
      known.filter((each) => !members.has(each)),
    ) !== null;
  if (isOtherWord) return null;
  const isLikeKnown = nearestName(name, known) !== null;
  const homes = schemas
    .flatMap(({ properties = {} }) => Object.keys(properties))
    .filter((home) => {
      const there = members.get(home);
      if (there !== undefined && (there.type !== "object" || memberOf(there, name) !== undefined)) return false;
      const inside = memberSchemas(schemas, home).flatMap((schema) => expand(schema, there ?? null));
      if (!inside.some(({ type }) => type === "object")) return false;
      const fields = inside.filter(({ properties }) => properties !== undefined && Object.hasOwn(properties, name));
      const [, value] = property.children ?? [];
      if (value === undefined) return false;
      if (fields.length > 0) return describesValue(memberSchemas(fields, name), value);
      return !isLikeKnown && inside.some((schema) => isItem(schema, value) || namesValue(schema, value));
    });
  const [home, ...others] = new Set(homes);
  return home !== undefined && others.length === 0 ? home : null;
}

/** Returns whether an object may be a member of any name of what a schema describes: it has only members of those. */
function isItem({ additionalProperties }: Schema, value: JsonNode): boolean {
  if (typeof additionalProperties !== "object" || value.type !== "object") return false;
  const described = expand(additionalProperties, value);
  const names = (value.children ?? []).map(keyOf);
  const isWhole = described.every(({ required = [] }) => required.every((each) => names.includes(each)));
  const known = new Set(described.flatMap(({ properties = {} }) => Object.keys(properties)));
  return isWhole && names.length > 0 && names.every((each) => known.has(each));
}

/**
 * Returns whether the members of what a schema describes give names to values of any type, as a level's variables do, or
 * whether a payload is meant. A text may be a note of the author's.
 */
function namesValue(schema: Schema, { type }: JsonNode): boolean {
  const { additionalProperties, propertyNames, "x-home": isHome = false } = schema;
  const isAny = additionalProperties === undefined || additionalProperties === true;
  const isNaming = isHome || (isAny && propertyNames?.["x-def"] !== undefined);
  return isNaming && (type === "number" || type === "boolean");
}

/** Returns the finding for fields that stand beside the member in which they belong, with the fix that moves them. */
function misplacedFields({ file, object }: Unknown, home: string, properties: readonly JsonNode[]): Finding {
  const names = properties.map(keyOf);
  const [first = ""] = names;
  const said = names.map((name) => `"${name}"`).join(" and ");
  return {
    code: "unknown-field",
    severity: FINDINGS["unknown-field"],
    message: `${said} ${names.length === 1 ? "belongs" : "belong"} in "${home}".`,
    file: file.path,
    at: childPointer(pointerOf(object), first),
    onKey: true,
    params: { name: first, nearest: home },
    fixes: [
      {
        title: `Move ${names.length === 1 ? "it" : "them"} into "${home}"`,
        changes: [{ file: file.path, edits: movingEdits(file, object, home, properties) }],
        safe: true,
      },
    ],
  };
}

function movingEdits({ text, tree }: SourceFile, object: JsonNode, home: string, properties: readonly JsonNode[]) {
  const removed = new Set(properties);
  const remove = new Set((object.children ?? []).flatMap((property, at) => (removed.has(property) ? [at] : [])));
  const layout = layoutNear(text, tree, object);
  const { brace, colon, comma } = layout.inline;
  const moved = properties.map(({ offset, length }) => text.slice(offset, offset + length));
  const there = memberOf(object, home);
  if (there !== undefined) {
    const insert = new Map([[there.children?.length ?? 0, moved]]);
    const inside = sequenceEdits(text, there, { insert }, layoutNear(text, tree, there));
    return [...sequenceEdits(text, object, { remove }, layout), ...inside].toSorted((a, b) => a.offset - b.offset);
  }
  const printed = `${JSON.stringify(home)}${colon}{${brace}${moved.join(comma)}${brace}}`;
  return sequenceEdits(text, object, { remove, insert: new Map([[Math.min(...remove), [printed]]]) }, layout);
}

function misspeltField(about: Unknown, property: JsonNode): Finding {
  const { file, object, schemas } = about;
  const [key] = property.children ?? [];
  const name = keyOf(property);
  const { names, isCertain } = meantBy(about, property);
  const [nearest = null] = names;
  const owner = nameOf(pointerOf(object)) || "this file";
  const quoted = names.map((each) => `"${each}"`).join(" or ");
  const hint = nearest === null ? fieldsText(schemas) : `; did you mean ${quoted}?`;
  return {
    code: "unknown-field",
    severity: FINDINGS["unknown-field"],
    message: `"${name}" is not a field of ${owner}${hint}`,
    file: file.path,
    at: childPointer(pointerOf(object), name),
    onKey: true,
    params: { name, nearest },
    fixes: key === undefined ? [] : names.map((each) => renameFix(file, key, each, isCertain)),
  };
}

/** The fields that may be meant, the likeliest first. */
interface Meant {
  readonly names: readonly string[];
  /** Nothing else can be meant: the value is one that the field takes. */
  readonly isCertain: boolean;
}

const NOTHING: Meant = { names: [], isCertain: false };

function meantBy(about: Unknown, property: JsonNode): Meant {
  const { schemas, members } = about;
  const name = keyOf(property);
  const [, value] = property.children ?? [];
  const known = schemas.flatMap((schema) => Object.keys(schema.properties ?? {})).filter((each) => !members.has(each));
  const isTaken = (field: string): boolean =>
    value !== undefined && describesValue(memberSchemas(schemas, field), value);
  const near = namesAsNear(name, new Set(known));
  const nearest = nearestName(name, known);
  if (nearest !== null) {
    const taken = near.filter(isTaken);
    if (near.length > 1) return { names: taken.length > 0 ? taken : near, isCertain: false };
    const isTypo = near.includes(nearest);
    return { names: [nearest], isCertain: isTypo && isTaken(nearest) && otherWord(name, known) === null };
  }
  const longer = onlyLonger(name, known);
  if (longer !== null && isTaken(longer)) {
    return { names: [longer], isCertain: schemas.some(({ required }) => required?.includes(longer) === true) };
  }
  // A field by another name says more than that one is missing.
  const other = otherWord(name, known.filter(isTaken));
  if (other !== null) return { names: [other], isCertain: false };
  const missing = onlyMissing(about);
  return missing !== null && isTaken(missing) ? { names: [missing], isCertain: true } : NOTHING;
}

/** Fields that are often called by another word. */
const OTHER_WORDS = nameTable<readonly string[]>({
  payload: ["data", "value"],
  data: ["payload", "value"],
  amount: ["value"],
  value: ["amount"],
  by: ["amount"],
  colour: ["color"],
  parameters: ["value", "params"],
  params: ["value", "parameters"],
  args: ["value"],
  arguments: ["args", "value"],
  priority: ["executionOrder"],
  when: ["where", "conditions", "on"],
  event: ["target", "trigger", "on"],
  service: ["target"],
  effects: ["then", "outcomes"],
  actions: ["outcomes"],
});

/** Returns the field that a word stands for, where there is one. */
function otherWord(name: string, known: readonly string[]): string | null {
  return OTHER_WORDS[name]?.find((each) => known.includes(each)) ?? null;
}

/** Returns the only required field that is missing, where the object has but one field too many; null otherwise. */
function onlyMissing({ schemas, members, count }: Unknown): string | null {
  const wanted = schemas.flatMap((schema) => [...(schema.required ?? []), ...(schema["x-expected"] ?? [])]);
  const missing = new Set(wanted.filter((each) => !members.has(each)));
  const [only] = missing;
  return missing.size === 1 && only !== undefined && count === 1 ? only : null;
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
  const longer = new Set(known.filter((each) => each.endsWith(capital(name)) || each.endsWith(`_${name}`)));
  const [only] = longer;
  return name !== "" && longer.size === 1 && only !== undefined ? only : null;
}

function renameFix(file: SourceFile, key: JsonNode, name: string, safe: boolean): Fix {
  const edits = [{ offset: key.offset, length: key.length, text: JSON.stringify(name) }];
  return { title: `Change to "${name}"`, changes: [{ file: file.path, edits }], ...(safe ? { safe } : {}) };
}
