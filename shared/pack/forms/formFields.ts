// The form for a place of a document: its fields with the control for each, from the schemas. Knows schemas and values;
// knows nothing of screens or of the pack's names.
import type { Json } from "../../base/json";
import { type JsonNode, valueOf } from "../../text/jsonTree";
import { childAt } from "../../text/memberEdit";
import { plainDescription } from "../schemas/plainDescription";
import { refsOf } from "../schemas/schemaPlace";
import { expand, memberSchemas } from "../schemas/schemaWalk";
import type { Schema } from "../schemas/schemas";

/** How a value is edited. */
export type FormControl =
  | { readonly is: "text" }
  /** Text that people read, over several lines. */
  | { readonly is: "prose" }
  | { readonly is: "number"; readonly isWhole: boolean; readonly least: number | null; readonly most: number | null }
  | { readonly is: "flag" }
  | { readonly is: "choice"; readonly choices: readonly Choice[] }
  /** A name of one of these sorts, as `x-ref` and `x-def` say; others may be typed. */
  | { readonly is: "name"; readonly of: readonly string[] }
  /** Several names; a single one may be written as text where the schema takes both. */
  | { readonly is: "names"; readonly of: readonly string[]; readonly takesText: boolean }
  /** Two whole numbers: a cell of the board, or a size. A cell may be named by a reference such as `$event.position`. */
  | { readonly is: "position"; readonly isCell: boolean; readonly takesReference: boolean }
  | { readonly is: "color" }
  /** Numbers, words and truth values in a list. */
  | { readonly is: "values" }
  /** Objects in a list. */
  | { readonly is: "items" }
  /** Members whose names the author gives; `of` says of which sort they are. */
  | { readonly is: "record"; readonly of: readonly string[]; readonly named: boolean }
  | { readonly is: "object" }
  /** Anything, written as JSON. */
  | { readonly is: "json" };

export interface Choice {
  readonly value: Json;
  readonly description: string;
}

export interface FormField {
  readonly name: string;
  /** Of the schemas; "" for a field that they do not know. */
  readonly description: string;
  readonly control: FormControl;
  /** Players want it, or most authors expect it. */
  readonly isNeeded: boolean;
  readonly isKnown: boolean;
  /** The forms that the schemas say its value has (`x-form`): a language may have a field of its own for one. */
  readonly forms: readonly string[];
  /** The name given here is referred to elsewhere: a change of it is a renaming. */
  readonly names: string | null;
  readonly default: Json | undefined;
  /** As written; undefined for nothing. */
  readonly value: Json | undefined;
  readonly node: JsonNode | undefined;
  readonly schemas: readonly Schema[];
}

/** A value and all that describes it, references followed. */
export interface FormPlace {
  readonly node: JsonNode | undefined;
  readonly schemas: readonly Schema[];
}

/** Returns the fields of an object: those the schemas name, in their order, then others that are written. */
export function formFields({ node, schemas }: FormPlace): readonly FormField[] {
  const known = [...new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const written = (node?.type === "object" ? (node.children ?? []) : []).map(({ children }) =>
    String(children?.[0]?.value),
  );
  const unknown = [...new Set(written)].filter((name) => !known.includes(name));
  const needed = new Set(schemas.flatMap((schema) => [...(schema.required ?? []), ...(schema["x-expected"] ?? [])]));
  return [
    ...known.map((name) => fieldOf(node, schemas, name, needed.has(name), true)),
    ...unknown.map((name) => fieldOf(node, schemas, name, needed.has(name), false)),
  ];
}

function fieldOf(
  object: JsonNode | undefined,
  objectSchemas: readonly Schema[],
  name: string,
  isNeeded: boolean,
  isKnown: boolean,
): FormField {
  const place = formMember({ node: object, schemas: objectSchemas }, name);
  const { node, schemas } = place;
  return {
    name,
    description: plainDescription(schemas.find(({ description }) => description !== undefined)?.description),
    control: formControl(place),
    isNeeded,
    isKnown,
    forms: formsOf(schemas),
    names: refsOf(schemas, "x-def")[0] ?? null,
    default: schemas.find((schema) => schema.default !== undefined)?.default,
    value: valueOf(node),
    node,
    schemas,
  };
}

/** Returns an object's member or a list's item as a place of its own. */
export function formMember({ node, schemas }: FormPlace, step: string | number): FormPlace {
  const inner = childAt(node, step);
  const described =
    typeof step === "number" ? schemas.flatMap(({ items }) => items ?? []) : memberSchemas(schemas, step);
  return { node: inner, schemas: described.flatMap((schema) => expand(schema, inner ?? null)) };
}

/**
 * Returns the control for a value; where what is written is of another form than the schemas say, it is edited as JSON.
 */
function formControl({ node, schemas }: FormPlace): FormControl {
  const control = wantedControl(schemas, node);
  if (node === undefined || FITS[control.is](node)) return control;
  return control.is === "position" && control.takesReference && isReference(node) ? control : { is: "json" };
}

const isReference = ({ type, value }: JsonNode): boolean => type === "string" && String(value).startsWith("$");
const anything = (): boolean => true;
const isText = ({ type }: JsonNode): boolean => type === "string";
const isObject = ({ type }: JsonNode): boolean => type === "object";
const isScalar = ({ type }: JsonNode): boolean => type !== "object" && type !== "array";
const isScalarList = ({ type, children = [] }: JsonNode): boolean => type === "array" && children.every(isScalar);
const isTextList = ({ type, children = [] }: JsonNode): boolean => type === "array" && children.every(isText);

/** Whether what is written can be shown in a control. */
const FITS = {
  text: isText,
  prose: isText,
  number: ({ type }) => type === "number",
  flag: ({ type }) => type === "boolean",
  choice: isScalar,
  name: (node) => isText(node) || node.type === "null",
  names: (node) => isText(node) || isTextList(node),
  position: (node) => isScalarList(node) && node.children?.length === 2,
  color: isText,
  values: isScalarList,
  items: ({ type }) => type === "array",
  record: isObject,
  object: isObject,
  json: anything,
} as const satisfies Record<FormControl["is"], (node: JsonNode) => boolean>;

function wantedControl(schemas: readonly Schema[], node: JsonNode | undefined): FormControl {
  const types = new Set(schemas.flatMap(({ type }) => type ?? []));
  const forms = new Set(formsOf(schemas));
  const refs = [...new Set([...refsOf(schemas), ...refsOf(schemas, "x-def")])];
  const takesReference = forms.has("position-or-reference");
  if (takesReference || forms.has("position") || forms.has("size"))
    return { is: "position", isCell: !forms.has("size"), takesReference };
  if (forms.has("hex-color") || refs.includes("color")) return { is: "color" };
  const choices = choicesOf(schemas);
  if (choices.length > 0) return { is: "choice", choices };
  if (types.has("array")) return listControl(schemas, refs, types.has("string"));
  if (types.has("object")) return objectControl(schemas);
  if (types.has("boolean")) return { is: "flag" };
  if (types.has("integer") || types.has("number")) return numberControl(schemas, !types.has("number"));
  if (refs.length > 0 && types.has("string")) return { is: "name", of: refs };
  if (forms.has("prose")) return { is: "prose" };
  return types.has("string") ? { is: "text" } : plainControl(node);
}

function formsOf(schemas: readonly Schema[]): readonly string[] {
  return schemas.flatMap((schema) => schema["x-form"] ?? []);
}

/** A field without a schema is edited by the type of its value. */
function plainControl(node: JsonNode | undefined): FormControl {
  switch (node?.type) {
    case "boolean":
      return { is: "flag" };
    case "number":
      return { is: "number", isWhole: false, least: null, most: null };
    case "string":
      return { is: String(node.value).includes("\n") ? "prose" : "text" };
    default:
      return { is: "json" };
  }
}

function choicesOf(schemas: readonly Schema[]): readonly Choice[] {
  const listing = schemas.find((schema) => schema.enum !== undefined);
  return (listing?.enum ?? []).map((value, index) => ({
    value,
    description: plainDescription(listing?.enumDescriptions?.[index]),
  }));
}

function listControl(schemas: readonly Schema[], own: readonly string[], takesText: boolean): FormControl {
  const items = schemas.flatMap((schema) => (schema.items === undefined ? [] : expand(schema.items, null)));
  const types = new Set(items.flatMap(({ type }) => type ?? []));
  if (types.has("object")) return types.has("array") ? { is: "json" } : { is: "items" };
  if (types.has("array")) return { is: "json" };
  const of = [...new Set([...own, ...refsOf(items), ...refsOf(items, "x-def")])];
  return types.has("string") ? { is: "names", of, takesText } : { is: "values" };
}

function objectControl(schemas: readonly Schema[]): FormControl {
  if (schemas.some(({ properties }) => properties !== undefined)) return { is: "object" };
  const keys = schemas.flatMap(({ propertyNames }) => propertyNames ?? []);
  const isOpen = schemas.some(({ additionalProperties = false }) => additionalProperties !== false);
  if (!isOpen) return { is: "object" };
  return { is: "record", of: refsOf(keys), named: refsOf(keys, "x-def").length > 0 };
}

function numberControl(schemas: readonly Schema[], isWhole: boolean): FormControl {
  const least = schemas.find(({ minimum }) => minimum !== undefined)?.minimum ?? null;
  return { is: "number", isWhole, least, most: schemas.find(({ maximum }) => maximum !== undefined)?.maximum ?? null };
}
