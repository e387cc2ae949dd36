// Members that can be added at a caret because the pack gives them their names: layers of a board, systems to
// override, params of a kind or action, kinds of a map. Fields that the schemas name are the schemas' business.
import type { Json } from "../../base/json";
import { type Schema, expand, memberSchemas } from "../../pack/schemaWalk";
import { refsOf } from "../../pack/schemaPlace";
import type { CompletionOffer } from "../../rpc/language";
import { inlineStyleOf } from "../../text/jsonStyle";
import type { Caret } from "./caret";
import { type NameOffer, nameOffers } from "./names";
import { paramsAround } from "./params";
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
    .map(({ name, detail, documentation = "", rank, value }) =>
      keyText(caret, name, detail, documentation, `${rank}${name}`, value),
    );
}

interface KeyOffer extends NameOffer {
  /** The value that comes with the key, as a snippet's body; absent: as the schemas say. */
  readonly value?: Json;
}

function namedKeys(caret: Caret): readonly KeyOffer[] {
  return refsOf(caret.place.parentSchemas.flatMap(({ propertyNames }) => propertyNames ?? [])).flatMap((of) =>
    nameOffers(of, caret),
  );
}

function paramKeys(caret: Caret): readonly KeyOffer[] {
  return paramsAround(caret).map(({ name, type, values, owner }) => {
    const [first] = values;
    const listed = typeof first === "string" ? `\${1|${values.map(String).join(",")}|}` : undefined;
    return { name, detail: `${type} · ${owner}`, rank: 0, value: listed ?? PARAM_VALUES[type] ?? "^$1" };
  });
}

const PARAM_VALUES: Readonly<Record<string, Json>> = {
  string: "$1",
  direction: "${1|up,down,left,right|}",
  enum: "$1",
  boolean: "^${1|true,false|}",
  position: ["^${1:0}", "^${2:0}"],
  array: ["^$1"],
};

/** In a level's override of a system: the config keys of its type. */
function overrideKeys(caret: Caret): readonly KeyOffer[] {
  const { role, path, place } = caret;
  if (role !== "level" || path[0] !== "systemOverrides" || path.length !== 3) return [];
  return place.parentSchemas.flatMap(({ properties = {} }) =>
    Object.keys(properties).map((name) => {
      const schemas = membersOf(place.parentSchemas, name);
      const said = schemas.map((each) => each.markdownDescription ?? each.description).find(Boolean);
      return { name, detail: "config", rank: 0, ...(said === undefined ? {} : { documentation: said }) };
    }),
  );
}

function membersOf(schemas: readonly Schema[], name: string): readonly Schema[] {
  return memberSchemas(schemas, name).flatMap((schema) => expand(schema, null));
}

/** The offer of a key with a value to begin with; without one where the key that is there has its value. */
export function keyText(
  caret: Caret,
  name: string,
  detail: string,
  documentation: string,
  order: string,
  value?: Json,
): CompletionOffer {
  const { word, file, path, place } = caret;
  const at = placing(caret);
  const rest = file.text.slice(at.span.offset + at.span.length, at.span.offset + at.span.length + 2_000).trimStart();
  const key = JSON.stringify(name);
  const made = { label: name, kind: "property", detail, documentation, ...at, snippet: true, order } as const;
  const filter = word?.isString === false ? name : key;
  if (rest.startsWith(":")) return { ...made, text: escaped(key), filter, asks: false };
  const schemas = membersOf(place.parentSchemas, name);
  const body = value ?? bodyOf(schemas);
  const own = snippetText(body, caret, { path: [...path.slice(0, -1), name], schemas, used: key.length + 3 });
  const { brace } = inlineStyleOf(file.text, [file.tree.root]);
  // The outermost members stand on lines of their own.
  const text = opened(`${escaped(key)}: ${own}`, caret, at, path.length <= 2, brace);
  return { ...made, text: text + at.comma, filter, asks: asksFor(text) };
}
