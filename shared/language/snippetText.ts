// Prints a snippet's body at a caret: in the house style, with the pack's names as choices of its tab stops. Uses the
// snippet syntax of VS Code and Monaco.
import { defined } from "../base/defined";
import { type Json, isJsonList } from "../base/json";
import { pathTo } from "../text/jsonNode";
import { type JsonNode, parseJsonTree } from "../text/jsonTree";
import { inlineStyleOf } from "../text/jsonStyle";
import { houseText } from "../pack/format/format";
import { styleOf } from "../pack/format/houseStyle";
import { refsOf } from "../pack/schemas/schemaPlace";
import { snippetValue } from "../pack/schemas/snippetValue";
import type { JsonPath } from "../text/memberEdit";
import { walkDescribed } from "../pack/schemas/schemaWalk";
import type { Schema } from "../pack/schemas/schemas";
import type { Caret } from "./dialectLanguage";
import { SnippetChoices } from "./snippetChoices";

/** The most choices in a list, to keep it short enough to read. */
const MOST_CHOICES = 60;

/** Where a body is inserted, and the schemas of that place. */
export interface SnippetPlace {
  readonly path: JsonPath;
  readonly schemas: readonly Schema[];
  /** Columns already used on the line. */
  readonly used: number;
}

/** Returns the snippet's text, lines ended by "\n" and indented by tabs from where the snippet begins. */
export function snippetText(body: Json, caret: Caret, place: SnippetPlace): string {
  const { file } = caret;
  const brace = inlineStyleOf(file.text, [file.tree.root]).brace;
  const depth = place.path.length;
  const position = { depth, used: place.used, key: String(place.path.at(-1) ?? "") };
  const plain = houseText(JSON.stringify(snippetValue(body)), position, brace, styleOf(caret.pack));
  const tree = parseJsonTree(plain);
  const raws = new Map<JsonNode, string>();
  const root = defined(tree.root);
  collectRaws(body, root, raws);
  const choices = new SnippetChoices(raws);
  walkDescribed(root, place.schemas, (node, schemas) => {
    const raw = raws.get(node);
    if (raw !== undefined) choices.offer(node, raw, namesAt(caret, place, node, schemas), takenNames(schemas, caret));
  });
  return dedented(choices.write(plain), depth);
}

/** Collects each node of the plain text that represents a text of the body. */
function collectRaws(body: Json, node: JsonNode, raws: Map<JsonNode, string>): void {
  if (typeof body === "string") raws.set(node, body);
  else if (isJsonList(body)) {
    for (const [index, item] of body.entries()) collectRaws(item, childOf(node, index), raws);
  } else if (typeof body === "object" && body !== null) {
    for (const [index, [key, value]] of Object.entries(body).entries()) {
      const member = childOf(node, index);
      if (key.includes("$")) raws.set(childOf(member, 0), key);
      collectRaws(value, childOf(member, 1), raws);
    }
  }
}

function childOf(node: JsonNode, index: number): JsonNode {
  return defined(node.children?.[index]);
}

/** Returns the names for a place of the snippet, best first. */
function namesAt(caret: Caret, place: SnippetPlace, node: JsonNode, schemas: readonly Schema[]): readonly string[] {
  const path = [...place.path, ...pathTo(node)];
  // The value of a new member is a sibling of the existing ones.
  const around = caret.onKey ? caret.place.parent : undefined;
  const parent =
    node.parent === undefined ? around : node.parent.type === "property" ? node.parent.parent : node.parent;
  const there: Caret = {
    ...caret,
    path,
    onKey: false,
    word: null,
    place: { node, parent, schemas, parentSchemas: [] },
  };
  const listed = schemas.flatMap((schema) => schema.enum ?? []).filter((value) => typeof value === "string");
  const names = refsOf(schemas).flatMap((of) => caret.language.names(there, of));
  const ranked = [...names, ...caret.language.choices(there)].toSorted((a, b) => a.rank - b.rank);
  return [...new Set([...listed, ...ranked.map(({ name }) => name)])].slice(0, MOST_CHOICES);
}

/** Returns the pack's existing names where the text gives something a new name; null elsewhere. */
function takenNames(schemas: readonly Schema[], { pack }: Caret): ReadonlySet<string> | null {
  const [of] = refsOf(schemas, "x-def");
  return of === undefined || refsOf(schemas).length > 0 ? null : (pack.model?.names.defined(pack, of) ?? new Set());
}

/** Returns whether the first tab stop of a text has no choices yet. */
export function asksFor(text: string): boolean {
  return /^(?:[^$\\]|\\.)*\$(?:[01]|\{1\})(?!\d)/.test(text);
}

/** Removes the indentation that the editor adds again. */
function dedented(text: string, depth: number): string {
  const [first = "", ...lines] = text.split("\n");
  const rest = lines.map((line) => {
    const spaces = (/^ */.exec(line)?.[0] ?? "").length;
    return "\t".repeat(Math.max(0, spaces / 2 - depth)) + line.slice(spaces);
  });
  return [first, ...rest].join("\n");
}
