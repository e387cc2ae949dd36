// The strings of a file that hold an expression, a place or a move, with what each is for.
import { memoByIdentity } from "../../../../base/memo";
import { type JsonPointer, childPointer, objectOf } from "../../../../base/json";
import { schemaPlaces } from "../../../../pack/schemas/schemaPlaces";
import type { SourceFile } from "../../../../pack/packSource";
import type { Schema } from "../../../../pack/schemas/schemas";
import { type JsonNode, pathTo } from "../../../../text/jsonNode";
import { schemaTypes } from "../names/gameIndex";
import { gdlSchema } from "../schemas";
import { looksLikePlayer } from "../../expressions/playerText";
import { type StringScope, type StringSort, scopeAt } from "./scope";

export interface WrittenString {
  readonly text: string;
  readonly at: JsonPointer;
  /** The string in the text, quotes included. */
  readonly literal: JsonNode;
  /** A member's key, not a value. */
  readonly onKey: boolean;
  readonly scope: StringScope;
}

const SORTS: ReadonlySet<string> = new Set<StringSort>([
  "gdl-condition",
  "gdl-effect",
  "gdl-value",
  "gdl-player",
  "gdl-place",
  "gdl-place-name",
  "gdl-move",
]);

/** All such strings of a file, in the order of the text. */
export const writtenStrings = memoByIdentity((file: SourceFile): readonly WrittenString[] => {
  const { root } = file.tree;
  if (root === undefined || file.role === "other" || file.role === "manifest") return [];
  const found: WrittenString[] = [];
  schemaPlaces(gdlSchema(file.role), root, ({ node, schemas, onKey }) => {
    if (node.type !== "string") return;
    const sort = sortOf(schemas) ?? (onKey ? null : undeclaredSort(file, node));
    if (sort === null) return;
    const path = onKey ? pathTo(node.parent ?? node) : pathTo(node);
    const full = onKey ? [...path, String(node.value)] : path;
    const at = childPointer("", ...full);
    found.push({ text: String(node.value), at, literal: node, onKey, scope: scopeAt(sort, file.value, full) });
  });
  return found;
});

function sortOf(schemas: readonly Schema[]): StringSort | null {
  return schemas.map((schema) => schema["x-language"]).find(isStringSort) ?? null;
}

/** Returns whether a word of the schemas is one of the languages of strings. */
export function isStringSort(word: string | undefined): word is StringSort {
  return word !== undefined && SORTS.has(word);
}

const READ_TYPES: ReadonlySet<unknown> = new Set(["player_ref", "int", "float", "number", "bool", "position"]);

/** A first value is an expression by its type, or where it looks like a player (decision D-7). */
function undeclaredSort({ value }: SourceFile, node: JsonNode): StringSort | null {
  const path = pathTo(node);
  const isPlayer = looksLikePlayer(String(node.value));
  if (path[0] === "state_schema" && path.length === 4 && path[3] === "initial") {
    const declaration = objectOf(objectOf(objectOf(objectOf(value)["state_schema"])[String(path[1])])[String(path[2])]);
    return isPlayer || READ_TYPES.has(declaration["type"]) ? "gdl-value" : null;
  }
  if (path[0] === "players" && path[3] === "attributes") return isPlayer ? "gdl-value" : null;
  const [last, name] = [path.at(-1), path.at(-2)];
  if (path[0] === "entity_schemas" && last === "default" && path.at(-3) === "attributes") {
    const schema = objectOf(schemaTypes(objectOf(value)["entity_schemas"])[String(path.at(-4))]);
    const type = objectOf(objectOf(schema["attributes"])[String(name)])["type"];
    return isPlayer || READ_TYPES.has(type) ? "gdl-value" : null;
  }
  if (path[0] === "setup" && path[3] === "set_attributes" && path.length === 5) {
    return isPlayer || READ_TYPES.has(attributeType(value, path)) ? "gdl-value" : null;
  }
  return null;
}

function attributeType(game: SourceFile["value"], path: readonly (string | number)[]): unknown {
  const steps = objectOf(objectOf(game)["setup"])["steps"];
  const step = Array.isArray(steps) ? objectOf(steps[Number(path[2])]) : {};
  const schema = objectOf(
    schemaTypes(objectOf(game)["entity_schemas"])[typeof step["schema"] === "string" ? step["schema"] : ""],
  );
  return objectOf(objectOf(schema["attributes"])[String(path[4])])["type"];
}

/** Returns the string of a file that holds an offset, in its quotes or right at them; null for none. */
export function stringAt(file: SourceFile, offset: number): WrittenString | null {
  return (
    writtenStrings(file).find(
      ({ literal }) => offset > literal.offset && offset < literal.offset + Math.max(1, literal.length),
    ) ?? null
  );
}
