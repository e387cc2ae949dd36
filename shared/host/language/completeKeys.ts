// Members that can be added at a caret because the pack gives them their names: layers of a board, systems to
// override, params of a kind or action, kinds of a map. Fields that the schemas name are the schemas' business.
import type { Json } from "../../base/json";
import { expand, memberSchemas } from "../../pack/schemaWalk";
import type { Schema } from "../../pack/schemas";
import { refsOf } from "../../pack/schemaPlace";
import type { CompletionOffer } from "../../rpc/language";
import { inlineStyleOf } from "../../text/jsonStyle";
import type { Caret } from "./caret";
import { type NameOffer, nameOffers } from "./names";
import { PARAM_VALUES, paramsAround } from "./params";
import { opened, placing } from "./placing";
import { bodyOf } from "./snippetBodies";
import { escaped } from "./snippetChoices";
import { asksFor, snippetText } from "./snippetText";

/** Keys that the object around the caret does not have yet. */
export function keyOffers(caret: Caret): readonly CompletionOffer[] {
  const { place, path } = caret;
  const present = new Set(
    place.parent?.children?.map((property) => property.children?.[0]).map((key) => String(key?.value)) ?? [],
  );
  present.delete(String(path.at(-1)));
  return [...namedKeys(caret), ...paramKeys(caret), ...overrideKeys(caret)]
    .filter(({ name }) => !present.has(name))
    .map(({ rank, place = 0, documentation = "", ...key }) =>
      keyText(caret, { ...key, documentation, order: `${rank}${inOrder(place)}${key.name}` }),
    );
}

interface NamedKey extends NameOffer {
  readonly value?: Json;
}

function namedKeys(caret: Caret): readonly NamedKey[] {
  return refsOf(caret.place.parentSchemas.flatMap(({ propertyNames }) => propertyNames ?? [])).flatMap((of) =>
    nameOffers(of, caret),
  );
}

function paramKeys(caret: Caret): readonly NamedKey[] {
  return paramsAround(caret).map(({ name, type, values, owner }, place) => {
    const [first] = values;
    const listed = typeof first === "string" ? `\${1|${values.map(String).join(",")}|}` : undefined;
    return { name, detail: `${type} · ${owner}`, rank: 0, place, value: listed ?? PARAM_VALUES[type] ?? "^$1" };
  });
}

/** In a level's override of a system: the config keys of its type. */
function overrideKeys(caret: Caret): readonly NamedKey[] {
  const { role, path, place } = caret;
  if (role !== "level" || path[0] !== "systemOverrides" || path.length !== 3) return [];
  return place.parentSchemas.flatMap(({ properties = {} }) =>
    Object.keys(properties).map((name, position) => {
      const documentation = saidOf(membersOf(place.parentSchemas, name));
      return { name, detail: "config", rank: 0, place: position, documentation };
    }),
  );
}

/** What the schemas say of a value: the words of the field itself before those of what it refers to. */
export function saidOf(schemas: readonly Schema[]): string {
  return schemas.map((each) => each.markdownDescription ?? each.description).find(Boolean) ?? "";
}

/** A field that the schemas name: what must be there first, then in the order of the schemas. */
export function fieldOffer(caret: Caret, name: string): CompletionOffer {
  const { parentSchemas } = caret.place;
  const fields = [...new Set(parentSchemas.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const needed = parentSchemas.flatMap((schema) => [...(schema.required ?? []), ...(schema["x-expected"] ?? [])]);
  const rank = needed.includes(name) ? 5 : 6;
  const documentation = saidOf(membersOf(parentSchemas, name));
  return keyText(caret, { name, detail: "", documentation, order: `${rank}${inOrder(fields.indexOf(name))}` });
}

/** A place in a list as text that sorts like it. */
export function inOrder(place: number): string {
  return String(place).padStart(3, "0");
}

/** The schemas of a member, references followed. */
export function membersOf(schemas: readonly Schema[], name: string): readonly Schema[] {
  return memberSchemas(schemas, name).flatMap((schema) => expand(schema, null));
}

/** A member that can be added. */
export interface KeyOffer {
  readonly name: string;
  readonly detail: string;
  readonly documentation: string;
  readonly order: string;
  /** The value that comes with the key, as a snippet's body; absent: as the schemas say. */
  readonly value?: Json;
  /** What the list says, where the name is still to be given: then it holds a tab stop. */
  readonly label?: string;
}

/** The offer of a key with a value to begin with; without one where the key that is there has its value. */
export function keyText(caret: Caret, { name, detail, documentation, order, value, label }: KeyOffer): CompletionOffer {
  const { word, file, path, place } = caret;
  const at = placing(caret);
  const rest = file.text.slice(at.span.offset + at.span.length, at.span.offset + at.span.length + 2_000).trimStart();
  const key = JSON.stringify(name);
  const made = { label: label ?? name, kind: "property", detail, documentation, ...at, snippet: true, order } as const;
  const filter = word?.isString === false ? made.label : JSON.stringify(made.label);
  const keyWritten = label === undefined ? escaped(key) : key;
  if (rest.startsWith(":")) return { ...made, text: keyWritten, filter, asks: false };
  const schemas = membersOf(place.parentSchemas, name);
  const body = value ?? bodyOf(schemas);
  const own = snippetText(body, caret, { path: [...path.slice(0, -1), name], schemas, used: key.length + 3 });
  const { brace } = inlineStyleOf(file.text, [file.tree.root]);
  // The outermost members, and what is named there, stand on lines of their own.
  const isLarge = path.length <= 2 || label !== undefined;
  const { text, span, also } = opened(`${keyWritten}: ${own}`, caret, at, isLarge, brace);
  return { ...made, span, also, text: text + at.comma, filter, asks: asksFor(text) };
}
