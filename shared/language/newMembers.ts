// New items in a list or an object of the pack, one for each snippet or type that the schemas have for them.
import { type Json, isJsonList } from "../base/json";
import { newItem } from "../pack/forms/formItems";
import { refsOf } from "../pack/schemas/schemaPlace";
import { memberSchemas } from "../pack/schemas/schemaWalk";
import type { DefaultSnippet, Schema } from "../pack/schemas/schemas";
import type { Caret, NewMember } from "./dialectLanguage";
import { memberOffer } from "./memberOffers";
import type { CompletionOffer } from "./offers";
import { orderText } from "./orderText";
import { membersOf } from "./schemaWords";
import { bodyOf, snippetsOf } from "./snippetBodies";

/** The key of a new member while its name is still to be given. */
export const NEW_NAME = "${1:name}";

/** Returns new members for an object of named items; none where the author does not choose the names. */
export function newMembers(caret: Caret): readonly CompletionOffer[] {
  const { place, language } = caret;
  const keys = place.parentSchemas.flatMap(({ propertyNames }) => propertyNames ?? []);
  const [of] = refsOf(keys, "x-def");
  if (of === undefined) return [];
  const members = language.newMembers(caret, of) ?? describedMembers(caret, of);
  return members.map((each) => memberOffer(caret, { ...each, detail: "" }));
}

function describedMembers({ place, language }: Caret, of: string): readonly NewMember[] {
  const sort = language.sorts[of];
  const schemas = membersOf(place.parentSchemas, "");
  const snippets = snippetsOf(schemas);
  const bodies = snippets.length > 0 ? snippets : [{ body: bodyOf(schemas) }];
  return bodies.map(({ label = "{", description = "", body }, at) => ({
    name: NEW_NAME,
    label: label.startsWith("{") ? `new ${sort?.newTitle ?? sort?.title ?? of}` : label,
    documentation: description,
    value: laterStops(body),
    order: `4${orderText(at)}`,
  }));
}

/** Returns the body with its tab stops, in values and names, after the first. */
function laterStops(body: Json): Json {
  if (isJsonList(body)) return body.map(laterStops);
  if (typeof body === "object" && body !== null) {
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [laterText(key), laterStops(value)]));
  }
  return typeof body === "string" ? laterText(body) : body;
}

function laterText(text: string): string {
  return text.replace(
    /(?<!\\)\$(\{?)(\d+)/g,
    (_all, brace: string, digits: string) => `$${brace}${Number(digits) + 1}`,
  );
}

/** Returns items of each type that a list may hold and for which the schemas have no snippet. */
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
