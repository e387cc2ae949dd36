// Finds texts that an attribute of entities is compared with and never has, where one that it has is written alike.
import { memoByIdentity } from "../../../base/memo";
import { nearestName } from "../../../base/nearestName";
import { type Json, childPointer, listOf, objectOf } from "../../../base/json";
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { type Call, type Expression, type TextValue, visitExpression } from "../expressions/expression";
import { looksLikePlayer } from "../expressions/playerText";
import { nodeAt } from "../../../text/jsonTree";
import { insideSpan } from "../text/strings/problem";
import { parseOnce, typeOfExpression } from "../text/strings/reading";
import type { StringScope } from "../text/strings/scope";
import { type WrittenString, writtenStrings } from "../text/strings/written";
import type { CheckedGame } from "./checked";
import { found, foundInside, replacing } from "./found";

const EXPRESSIONS: ReadonlySet<string> = new Set(["gdl-condition", "gdl-effect", "gdl-value", "gdl-player"]);

interface Read {
  readonly written: WrittenString;
  readonly expression: Expression;
}

export function attributeValueFindings(game: CheckedGame): readonly Finding[] {
  const { file } = game;
  const valuesOf = attributeTexts(game);
  const told = (valuesOf === null ? [] : (expressionsIn(game) ?? [])).flatMap(({ written, expression }) =>
    comparedTexts(expression, game, written.scope).flatMap(({ attribute, literal }) => {
      const values = valuesOf?.get(attribute);
      const { value: name } = literal;
      if (values === undefined || values === null || values.has(name)) return [];
      const instead = nearestName(name, values);
      if (instead === null) return [];
      const message = `The ${attribute} of an entity is never "${name}". Did you mean "${instead}"?`;
      const span = insideSpan(literal);
      const finding = foundInside(file, written, { code: "value-never-set", message, span, name, instead });
      return [{ attribute, name, instead, finding }];
    }),
  );
  // What is asked in several places is hardly misspelt in all of them, but where it is first given.
  const defaults = told.flatMap(({ attribute, name, instead }) => {
    const isOften = told.filter((other) => other.attribute === attribute && other.name === name).length > 1;
    return isOften ? defaultFinding(game, { attribute, name, instead }) : [];
  });
  const [first] = defaults;
  if (first !== undefined) return [first];
  return told.map(({ finding }) => finding);
}

/**
 * Reports the default of an attribute that nothing asks for and that is written like what is asked; none where it is
 * another.
 */
function defaultFinding(
  { file, index }: CheckedGame,
  { attribute, name, instead }: { readonly attribute: string; readonly name: string; readonly instead: string },
): readonly Finding[] {
  const types =
    nodeAt(file.tree, "/entity_schemas/types")?.type === "object" ? "/entity_schemas/types" : "/entity_schemas";
  return Array.from(index.schemas).flatMap(([schema, { attributes }]): readonly Finding[] => {
    if (objectOf(objectOf(attributes)[attribute])["default"] !== instead) return [];
    const at = childPointer(types, schema, "attributes", attribute, "default");
    const message = `Nothing asks whether the ${attribute} of an entity is "${instead}", but whether it is "${name}".`;
    return [
      found("value-never-asked", file, at, message, { params: { name: instead }, fixes: replacing(file, at, name) }),
    ];
  });
}

/**
 * Returns the texts that each attribute of entities can have, by its name; null for one that is computed. Null for all
 * where a text is not complete: it may give an attribute its value.
 */
export const attributeTexts = memoByIdentity((game: CheckedGame): AttributeTexts | null => {
  const isBroken = Array.from(game.pack.files.values()).some(
    ({ role, tree }) => role !== "other" && tree.errors.length > 0,
  );
  const read = isBroken ? null : expressionsIn(game);
  return read === null ? null : textsByAttribute(game, read);
});

export type AttributeTexts = ReadonlyMap<string, ReadonlySet<string> | null>;

/** Returns the expressions of the rules; null where one does not parse. */
export function expressionsIn({ file }: CheckedGame): readonly Read[] | null {
  return expressionsOfFile(file);
}

const expressionsOfFile = memoByIdentity((file: SourceFile): readonly Read[] | null => {
  const read: Read[] = [];
  for (const written of writtenStrings(file)) {
    if (!EXPRESSIONS.has(written.scope.sort) || (written.scope.sort === "gdl-value" && written.text.trim() === "any"))
      continue;
    const { expression, problem } = parseOnce(written.text);
    if (problem !== null) return null;
    read.push({ written, expression });
  }
  return read;
});

interface Compared {
  readonly attribute: string;
  readonly literal: TextValue;
}

/** Returns the texts that attributes of entities are compared with. */
export function comparedTexts(expression: Expression, { index }: CheckedGame, scope: StringScope): readonly Compared[] {
  const found: Compared[] = [];
  visitExpression(expression, (node) => {
    if (node.kind !== "call") return;
    const [one, other, third] = node.args;
    if (node.name === "entities_of_player" && other?.kind === "text" && third?.kind === "text") {
      found.push({ attribute: other.value, literal: third });
    }
    if (node.name !== "eq" && node.name !== "ne") return;
    const [literal, value] = one?.kind === "text" ? [one, other] : [other, one];
    if (literal?.kind !== "text" || value?.kind !== "property") return;
    if (typeOfExpression(value.of, index, scope) === "entity") found.push({ attribute: value.name, literal });
  });
  return found;
}

function textsByAttribute(game: CheckedGame, read: readonly Read[]): AttributeTexts {
  const { index, pack } = game;
  const found = new Map<string, Set<string> | null>();
  for (const [name, { type }] of index.attributes) if (type === "string") found.set(name, new Set());
  const add = (name: string, value: Json | undefined): void => {
    if (typeof value !== "string") return;
    if (looksLikePlayer(value)) found.set(name, null);
    else found.get(name)?.add(value);
  };
  const addAll = (values: Json | undefined): void => {
    for (const [name, value] of Object.entries(objectOf(values))) if (found.has(name)) add(name, value);
  };
  for (const { attributes } of index.schemas.values()) {
    for (const [name, declaration] of Object.entries(objectOf(attributes))) {
      if (found.has(name)) add(name, objectOf(declaration)["default"]);
    }
  }
  for (const step of listOf(objectOf(index.game["setup"])["steps"])) addAll(objectOf(step)["set_attributes"]);
  for (const { role, value } of pack.files.values()) {
    if (role !== "start") continue;
    const { place, zones } = objectOf(objectOf(value)["start"]);
    for (const entity of Object.values(objectOf(place))) addAll(entity);
    for (const zone of Object.values(objectOf(zones))) for (const entity of listOf(zone)) addAll(entity);
  }
  for (const { written, expression } of read) {
    visitExpression(expression, (node) => {
      const target = node.kind === "call" ? writtenTo(node) : null;
      if (target === null || !found.has(target.name)) return;
      const texts = textsOf(target.value, paramsOf(index, written.scope));
      if (texts === null) found.set(target.name, null);
      else for (const text of texts) add(target.name, text);
    });
  }
  return found;
}

interface Write {
  readonly name: string;
  readonly value: Expression | undefined;
}

/** Returns the property that a call writes; null for one that writes none, and for one of the game's variables. */
export function writtenTo({ name, args: [place, value] }: Call): Write | null {
  if (name !== "set" || place?.kind !== "property") return null;
  return place.of.kind === "name" && place.of.name === "state" ? null : { name: place.name, value };
}

function paramsOf({ interactions }: CheckedGame["index"], { interaction }: StringScope): Record<string, Json> {
  return objectOf(interaction === null ? undefined : interactions.get(interaction)?.["params"]);
}

/** Returns the texts that an expression can be; null for one that is computed. */
function textsOf(value: Expression | undefined, params: Readonly<Record<string, Json>>): readonly string[] | null {
  switch (value?.kind) {
    case "text":
      return [value.value];
    case "constant":
      return [];
    case "name": {
      const { options } = objectOf(Object.hasOwn(params, value.name) ? params[value.name] : undefined);
      return Array.isArray(options) && options.every((each) => typeof each === "string") ? options : null;
    }
    case "call": {
      if (value.name !== "if") return null;
      const texts = value.args.slice(1).map((arg) => textsOf(arg, params));
      return texts.every((each) => each !== null) ? texts.flat() : null;
    }
    default:
      return null;
  }
}
