// Members that can be added at a caret: fields that the schemas name, names of the pack where the schemas say that keys
// are such, and what the language has besides. Each comes with a value to begin with.
import type { Json } from "../base/json";
import { refsOf } from "../pack/schemas/schemaPlace";
import { inlineStyleOf } from "../text/jsonStyle";
import type { Caret, MemberOffer } from "./dialectLanguage";
import type { CompletionOffer } from "./offers";
import { orderText } from "./orderText";
import { opened, placing } from "./placing";
import { membersOf, saidOf } from "./schemaWords";
import { bodyOf } from "./snippetBodies";
import { escaped } from "./snippetChoices";
import { asksFor, snippetText } from "./snippetText";

/** Members that the object around the caret does not have yet and that its schemas do not name. */
export function memberOffers(caret: Caret): readonly CompletionOffer[] {
  const { place, path, language } = caret;
  const present = new Set(
    place.parent?.children?.map((property) => property.children?.[0]).map((key) => String(key?.value)) ?? [],
  );
  present.delete(String(path.at(-1)));
  return [...namedMembers(caret), ...language.members(caret)]
    .filter(({ name }) => !present.has(name))
    .map(({ rank, place: at = 0, name, detail, documentation = "", value }) =>
      memberOffer(caret, { name, detail, documentation, value, order: `${rank}${orderText(at)}${name}` }),
    );
}

function namedMembers(caret: Caret): readonly MemberOffer[] {
  const keys = caret.place.parentSchemas.flatMap(({ propertyNames }) => propertyNames ?? []);
  return refsOf(keys).flatMap((of) => caret.language.names(caret, of));
}

/** Returns the offer of a field of the schemas: required fields first, then in the order of the schemas. */
export function fieldOffer(caret: Caret, name: string): CompletionOffer {
  const { parentSchemas } = caret.place;
  const fields = [...new Set(parentSchemas.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const needed = parentSchemas.flatMap((schema) => [...(schema.required ?? []), ...(schema["x-expected"] ?? [])]);
  const order = `${needed.includes(name) ? 5 : 6}${orderText(fields.indexOf(name))}`;
  return memberOffer(caret, { name, detail: "", documentation: saidOf(membersOf(parentSchemas, name)), order });
}

/** A member that can be added. */
export interface AddedMember {
  readonly name: string;
  readonly detail: string;
  readonly documentation: string;
  readonly order: string;
  /** The value that comes with the key, as a snippet's body; absent: from the schemas. */
  readonly value?: Json | undefined;
  /** The label when the name is still to be typed; the name then contains a tab stop. */
  readonly label?: string | undefined;
}

/** Returns the offer of a key with an initial value, or without one where the key already has its value. */
export function memberOffer(caret: Caret, added: AddedMember): CompletionOffer {
  const { name, detail, documentation, order, value, label } = added;
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
  // The outermost members, and items named there, get lines of their own.
  const isLarge = path.length <= 2 || label !== undefined;
  const { text, span, also } = opened(`${keyWritten}: ${own}`, caret, at, isLarge, brace);
  return { ...made, span, also, text: text + at.comma, filter, asks: asksFor(text) };
}
