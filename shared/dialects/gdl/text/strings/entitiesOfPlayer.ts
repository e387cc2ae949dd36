// Reads `entities_of_player(player, 'attribute', value)`: an attribute by its name in quotes, and a value of its type.
import type { Call } from "../../expressions/expression";
import { writtenText } from "../../expressions/tokens";
import { type ReadContext, literalName, tell } from "./context";
import { isLiteralOf } from "./quoted";
import { TYPE_WORDS, type ValueType, fits, typeOfDeclared } from "./types";

/** Returns whether an argument names an attribute without the quotes that it needs: nothing else has that name. */
export function isBareAttribute(context: ReadContext, { name, args }: Call, at: number): boolean {
  const arg = args[at];
  if (name !== "entities_of_player" || at !== 1 || arg?.kind !== "name") return false;
  return context.index.attributes.has(arg.name) && !context.known().has(arg.name);
}

/** Reads the attribute that is asked for, by its name. */
export function readAttributeOfEntities(context: ReadContext, call: Call): void {
  const [, attribute] = call.args;
  if (attribute?.kind === "name" && isBareAttribute(context, call, 1)) {
    const instead = writtenText(attribute.name);
    const message = `There is nothing called "${attribute.name}" here: the name of an attribute stands in quotes.`;
    tell(context, "unknown-name", attribute, message, { instead, name: attribute.name });
    return;
  }
  if (attribute?.kind !== "text") return;
  const { attributes } = context.index;
  const known = new Set([...attributes.keys(), "schema", "id", "pos", "zone"]);
  const message = `No sort of entity has an attribute "${attribute.value}".`;
  literalName(context, "attribute", attribute, known, { code: "unknown-attribute", message });
}

/** The value that `entities_of_player(p, 'moved', true)` asks for is of the attribute's type. */
export function readAttributeValue(context: ReadContext, call: Call, [, , given]: readonly ValueType[]): void {
  const [, attribute, value] = call.args;
  if (call.name !== "entities_of_player" || attribute?.kind !== "text" || value === undefined || given === undefined)
    return;
  const declared = context.index.attributes.get(attribute.value);
  const type = declared === undefined ? "any" : typeOfDeclared(declared.type);
  if (fits(type, given) || given === "null") return;
  const isUnquoted = value.kind === "text" && isLiteralOf(type, value.value);
  const more = isUnquoted ? { instead: value.value } : {};
  const message = `"${attribute.value}" is ${TYPE_WORDS[type]} and never ${TYPE_WORDS[given]}: no entity is counted.`;
  tell(context, "condition-constant", value, message, more);
}
