// New things in a list or an object of the pack: a kind, a variable, a system of any type.
import { type Json, objectOf } from "../../base/json";
import { newItem } from "../../pack/formItems";
import { refsOf } from "../../pack/schemaPlace";
import { memberSchemas } from "../../pack/schemaWalk";
import type { DefaultSnippet, Schema } from "../../pack/schemas";
import type { Caret } from "./caret";
import { bodyOf, snippetsOf } from "./snippetBodies";
import { type KeyOffer, inOrder, membersOf } from "./completeKeys";

/** What an object of named things can get one more of; none where the names are not the author's to give. */
export function newMembers({ place, index, words, level }: Caret): readonly KeyOffer[] {
  const [of] = refsOf(
    place.parentSchemas.flatMap(({ propertyNames }) => propertyNames ?? []),
    "x-def",
  );
  if (of === undefined) return [];
  const told = { detail: "", documentation: "" };
  if (of === "variable") {
    const own = objectOf(objectOf(level?.value["state"])["variables"]);
    const missing = [...words.variables(index)].filter((name) => !Object.hasOwn(own, name));
    const known = missing.map((name) => ({ ...told, name, value: "^${1:0}", order: `0${name}` }));
    return [...known, { ...told, label: "new variable", name: NAME, value: "^${2:0}", order: "1" }];
  }
  const schemas = membersOf(place.parentSchemas, "");
  const snippets = snippetsOf(schemas);
  const bodies = snippets.length > 0 ? snippets : [{ body: bodyOf(schemas) }];
  return bodies.map(({ label = "{", description = "", body }, at) => {
    return {
      ...told,
      label: label.startsWith("{") ? `new ${NAMED[of] ?? of}` : label,
      documentation: description,
      name: NAME,
      value: laterStops(body),
      order: `4${inOrder(at)}`,
    };
  });
}

const NAME = "${1:name}";

const NAMED: Readonly<Record<string, string>> = { actionParam: "param", color: "colour" };

/** The body with its tab stops behind the first. */
function laterStops(body: Json): Json {
  if (Array.isArray(body)) return (body as readonly Json[]).map(laterStops);
  if (typeof body === "object" && body !== null) {
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, laterStops(value)]));
  }
  if (typeof body !== "string") return body;
  return body.replace(
    /(?<!\\)\$(\{?)(\d+)/g,
    (_all, brace: string, digits: string) => `$${brace}${Number(digits) + 1}`,
  );
}

/** Items of each type that a list may hold and for which the schemas have no snippet of their own. */
export function typedItems(schemas: readonly Schema[], own: readonly DefaultSnippet[]): readonly DefaultSnippet[] {
  const prefix = own.map(({ label }) => /^(\w+): /.exec(label ?? "")?.[1]).find((each) => each !== undefined);
  const types =
    prefix === undefined ? [] : memberSchemas(schemas, "type").filter((schema) => schema.enum !== undefined);
  const known = new Set(own.map(({ label }) => label));
  return types.flatMap(({ enum: values = [], enumDescriptions = [] }) =>
    values.flatMap((type, place): readonly DefaultSnippet[] => {
      if (typeof type !== "string" || known.has(`${prefix}: ${type}`)) return [];
      const label = `${prefix}: ${type}`;
      return [{ label, description: enumDescriptions[place] ?? "", body: newItem(schemas, type, new Set()) }];
    }),
  );
}
