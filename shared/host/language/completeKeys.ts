// Members that can be added at a caret because the pack gives them their names: layers of a board, systems to
// override, params of a kind or action, kinds of a map. Fields that the schemas name are the schemas' business.
import type { Json } from "../../base/json";
import { type Schema, expand, memberSchemas } from "../../pack/schemaWalk";
import { refsOf } from "../../pack/schemaPlace";
import type { CompletionOffer } from "../../rpc/language";
import { type Caret, needsComma } from "./caret";
import { type NameOffer, nameOffers } from "./names";
import { paramsAround } from "./params";

interface KeyOffer extends NameOffer {
  /** The value that comes with the key, as a snippet. */
  readonly value: string;
}

/** Keys that the object around the caret does not have yet. */
export function keyOffers(caret: Caret): readonly CompletionOffer[] {
  const { place, path } = caret;
  const present = new Set(
    place.parent?.children?.map((property) => property.children?.[0]).map((key) => String(key?.value)) ?? [],
  );
  present.delete(String(path.at(-1)));
  return [...namedKeys(caret), ...paramKeys(caret), ...overrideKeys(caret)]
    .filter(({ name }) => !present.has(name))
    .map((each) => written(caret, each));
}

function namedKeys(caret: Caret): readonly KeyOffer[] {
  const { parentSchemas } = caret.place;
  const refs = refsOf(parentSchemas.flatMap(({ propertyNames }) => propertyNames ?? []));
  return refs.flatMap((of) =>
    nameOffers(of, caret).map((each) => ({ ...each, value: valueSnippet(membersOf(parentSchemas, each.name)) })),
  );
}

function paramKeys(caret: Caret): readonly KeyOffer[] {
  return paramsAround(caret).map(({ name, type, owner }) => {
    return { name, detail: `${type} · ${owner}`, rank: 0, value: PARAM_VALUES[type] ?? "$1" };
  });
}

const PARAM_VALUES: Readonly<Record<string, string>> = {
  string: '"$1"',
  direction: '"$1"',
  enum: '"$1"',
  position: "[${1:0}, ${2:0}]",
  array: "[$1]",
};

/** In a level's override of a system: the config keys of its type. */
function overrideKeys(caret: Caret): readonly KeyOffer[] {
  const { role, path, place } = caret;
  if (role !== "level" || path[0] !== "systemOverrides" || path.length !== 3) return [];
  return place.parentSchemas.flatMap(({ properties = {} }) =>
    Object.keys(properties).map((name) => {
      const schemas = membersOf(place.parentSchemas, name);
      const said = schemas.map((each) => each.markdownDescription ?? each.description).find(Boolean);
      const documentation = said === undefined ? {} : { documentation: said };
      return { name, detail: "config", rank: 0, value: valueSnippet(schemas), ...documentation };
    }),
  );
}

function membersOf(schemas: readonly Schema[], name: string): readonly Schema[] {
  return memberSchemas(schemas, name).flatMap((schema) => expand(schema, null));
}

/** A value to begin with, its inside to be typed. */
function valueSnippet(schemas: readonly Schema[]): string {
  const given = schemas.find((each) => each.default !== undefined)?.default;
  if (given !== undefined && (typeof given !== "object" || given === null)) return defaultSnippet(given);
  const types = schemas.flatMap(({ type }) => type ?? []);
  if (types.length !== 1) return "$1";
  if (types[0] === "string") return '"$1"';
  if (types[0] === "array") return "[$1]";
  return types[0] === "object" ? "{$1}" : "$1";
}

function defaultSnippet(value: Json): string {
  return typeof value === "string" ? `"\${1:${escaped(value)}}"` : `\${1:${JSON.stringify(value)}}`;
}

function escaped(text: string): string {
  return text.replaceAll(/[$}\\]/g, "\\$&");
}

function written(caret: Caret, { name, detail, documentation = "", rank, value }: KeyOffer): CompletionOffer {
  const { word, offset, file } = caret;
  const span = word === null ? { offset, length: 0 } : { offset: word.offset, length: word.length };
  const rest = file.text.slice(span.offset + span.length, span.offset + span.length + 2_000).trimStart();
  const key = escaped(JSON.stringify(name));
  const comma = needsComma(file.text, span.offset + span.length) ? "," : "";
  return {
    label: name,
    kind: "property",
    detail,
    documentation,
    span,
    text: rest.startsWith(":") ? key : `${key}: ${value}${comma}`,
    snippet: true,
    filter: word?.isString === false ? name : JSON.stringify(name),
    order: `${rank}${name}`,
  };
}
