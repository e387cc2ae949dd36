// The kinds that a game declares: added, changed and taken away as text edits; which are mentioned nowhere.
// Knows where kinds stand in game.json; knows nothing of what their fields mean.
import { memoByIdentity } from "../../../../base/memo";
import { type Json, type JsonObject, childPointer, isJsonList, isJsonObject } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import { inlineText, textLike } from "../../../../text/cellText";
import { type TextEdit, applyEdits } from "../../../../text/edit";
import { type Layout, isOneLineNode } from "../../../../text/jsonStyle";
import { type JsonNode, nodeAt, parseJsonTree, valueOf } from "../../../../text/jsonTree";
import { layoutNear, memberEdits } from "../../../../text/memberEdit";
import { removeValueEdits } from "../../../../text/placeEdits";
import { sequenceEdits } from "../../../../text/sequenceEdit";
import type { PackSource, SourceFile } from "../../../../pack/packSource";
import type { LevelText } from "../layers/stroke";
import { nameTextRefusal } from "./nameText";

const BROKEN = "game.json has a syntax error. Fix it first.";

/** Returns why a name cannot be that of a new kind, as a sentence; null when it can. */
export function kindNameRefusal(game: Json | undefined, name: string): string | null {
  const kinds = isJsonObject(game) && isJsonObject(game["entityKinds"]) ? game["entityKinds"] : {};
  const wrong = nameTextRefusal(name);
  if (wrong !== null) return wrong;
  return Object.hasOwn(kinds, name) ? `There is already a kind "${name}".` : null;
}

/**
 * Returns the name for a kind that is named as players read it, and that title: `Thorny vine` is `thorny_vine`. What is
 * written as names are, such as `thorn` and `thornyVine`, has no title of its own.
 */
export function kindNamed(written: string): { readonly name: string; readonly uiName: string | null } {
  const name = written
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .replaceAll(/^_+|_+$/g, "");
  const isTitle = /\s|^\p{Lu}\P{Lu}*$/u.test(written);
  return name === "" || !isTitle ? { name: written, uiName: null } : { name, uiName: written.trim() };
}

/** Returns the one edit that gives members of a kind other values; undefined takes a member away. */
export function kindChangeEdits(
  { text, tree }: LevelText,
  kind: string,
  changes: Readonly<Record<string, Json | undefined>>,
): Result<readonly TextEdit[], string> {
  if (tree.errors.length > 0) return refused(BROKEN);
  const at = childPointer("/entityKinds", kind);
  const before = nodeAt(tree, at);
  if (before === undefined) return refused(`game.json does not declare the kind "${kind}".`);
  const changed = Object.entries(changes).reduce((now, [key, value]) => {
    const parsed = { text: now, tree: parseJsonTree(now) };
    const place = ["entityKinds", kind, key];
    const edits = value === undefined ? removeValueEdits(parsed, place) : memberEdits(now, parsed.tree, place, value);
    return applyEdits(now, edits);
  }, text);
  const after = nodeAt(parseJsonTree(changed), at);
  if (after === undefined || changed === text) return done([]);
  const written = changed.slice(after.offset, after.offset + after.length);
  return done([{ offset: before.offset, length: before.length, text: written }]);
}

/** A kind to be declared. */
export interface NewKind {
  readonly name: string;
  readonly kind: JsonObject;
}

/** Returns the edits that declare more kinds, in this order: after `after` if that is declared, else last. */
export function newKindEdits(
  { text, tree }: LevelText,
  kinds: readonly NewKind[],
  after: string | null,
): Result<readonly TextEdit[], string> {
  if (tree.errors.length > 0 || tree.root?.type !== "object") return refused(BROKEN);
  const game = valueOf(tree.root);
  for (const { name } of kinds) {
    const refusal = kindNameRefusal(game, name);
    if (refusal !== null) return refused(refusal);
  }
  const list = nodeAt(tree, "/entityKinds");
  if (list === undefined) {
    const declared = Object.fromEntries(kinds.map(({ name, kind }) => [name, kind]));
    return done(memberEdits(text, tree, ["entityKinds"], declared));
  }
  if (list.type !== "object") return refused('"entityKinds" in game.json is not an object.');
  const before = list.children ?? [];
  const layout = layoutNear(text, tree, list);
  const index = before.findIndex((property) => nameOf(property) === after);
  const place = index < 0 ? before.length : index + 1;
  const sample = (before[index] ?? before.at(-1))?.children?.[1];
  const printed = kinds.map(
    ({ name, kind }) => `${JSON.stringify(name)}${layout.inline.colon}${kindText(kind, sample, text, layout)}`,
  );
  return done(sequenceEdits(text, list, { insert: new Map([[place, printed]]) }, layout));
}

/** Returns a member a line where the neighbour is so written, but their values on one line each. */
function kindText(kind: JsonObject, sample: JsonNode | undefined, text: string, layout: Layout): string {
  if (sample === undefined || isOneLineNode(text, sample)) return inlineText(kind, layout.inline);
  const flat = Object.fromEntries(Object.keys(kind).map((key) => [key, `\u0000${key}`]));
  const printed = textLike(flat, sample, text, layout);
  return Object.entries(kind).reduce(
    (result, [key, value]) => result.replace(JSON.stringify(`\u0000${key}`), () => inlineText(value, layout.inline)),
    printed,
  );
}

/** Returns the edits that take a kind's declaration away; what uses it stays. */
export function removeKindEdits({ text, tree }: LevelText, name: string): Result<readonly TextEdit[], string> {
  if (tree.errors.length > 0) return refused(BROKEN);
  const list = nodeAt(tree, "/entityKinds");
  const kinds = list?.type === "object" ? (list.children ?? []) : [];
  const remove = new Set(kinds.flatMap((property, index) => (nameOf(property) === name ? [index] : [])));
  if (list === undefined || remove.size === 0) return refused(`game.json declares no kind "${name}".`);
  return done(sequenceEdits(text, list, { remove }, layoutNear(text, tree, list)));
}

function nameOf(property: JsonNode): unknown {
  return property.children?.[0]?.value;
}

/** Returns the declared kinds that no file of the pack mentions by name, their own declarations aside. */
export function unmentionedKinds(pack: PackSource): ReadonlySet<string> {
  const game = pack.game?.value;
  const kinds = isJsonObject(game) && isJsonObject(game["entityKinds"]) ? Object.keys(game["entityKinds"]) : [];
  const mentioned = Array.from(pack.files.values(), wordsOf);
  return new Set(kinds.filter((kind) => !mentioned.some((words) => words.has(kind))));
}

/** Returns all strings and keys of a file, but for the keys that declare kinds. */
const wordsOf = memoByIdentity((file: SourceFile): ReadonlySet<string> => {
  const found = new Set<string>();
  const collect = (value: Json, declares: boolean): void => {
    if (typeof value === "string") found.add(value);
    else if (isJsonList(value)) for (const item of value) collect(item, false);
    else if (isJsonObject(value)) {
      for (const [key, member] of Object.entries(value)) {
        if (!declares) found.add(key);
        collect(member, value === file.value && key === "entityKinds");
      }
    }
  };
  if (file.value !== undefined) collect(file.value, false);
  return found;
});
