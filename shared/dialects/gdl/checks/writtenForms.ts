// Fixes for texts that are almost what their schema asks for: the size of a board, the player whom an end is tried
// for, the name of a param.
import { type JsonPointer, objectOf } from "../../../base/json";
import { nearestName } from "../../../base/nearestName";
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { nodeAt, valueOf } from "../../../text/jsonTree";
import { namesIn } from "../expressions/expression";
import { fixedMeaning } from "../text/strings/names";
import { expressionsOf } from "./checked";
import { replacing } from "./found";

/** Adds the fix to a finding about such a text, where it is clear what is meant. */
export function withFormFix(file: SourceFile, finding: Finding): Finding {
  const { code, at } = finding;
  if (code === "wrong-type" && at === "/topology/structure") return withStructure(file, finding);
  if (code === "wrong-type" && typeof at === "string") return withParamName(file, finding, at);
  const text = code === "wrong-value" && typeof at === "string" ? valueOf(nodeAt(file.tree, at)) : undefined;
  if (typeof at !== "string" || typeof text !== "string" || (finding.fixes ?? []).length > 0) return finding;
  const meant = at === "/topology/structure" ? meantStructure(text) : meantFor(file, at, text);
  return meant === null ? finding : { ...finding, fixes: replacing(file, at, meant) };
}

/** Adds the fix to a finding about params that are written as one of them, where the expressions use one unknown name. */
function withParamName(file: SourceFile, finding: Finding, at: JsonPointer): Finding {
  const [params = ""] = /^\/interactions\/list\/[^/]+\/params(?=\/type$)/.exec(at) ?? [];
  const node = params === "" ? undefined : nodeAt(file.tree, params);
  const interaction = objectOf(valueOf(nodeAt(file.tree, params.replace(/\/params$/, ""))));
  if (node === undefined) return finding;
  const texts = ["conditions", "effects"].flatMap((part) => expressionsOf(interaction[part], ""));
  const used = new Set(texts.flatMap(({ expression }) => Array.from(namesIn(expression))));
  const zones = objectOf(valueOf(nodeAt(file.tree, "/topology/zones")));
  const [name, ...others] = Array.from(used).filter(
    (each) => fixedMeaning(each) === null && !Object.hasOwn(zones, each),
  );
  if (name === undefined || others.length > 0) return finding;
  const edits = [
    { offset: node.offset, length: 0, text: `{${JSON.stringify(name)}: ` },
    { offset: node.offset + node.length, length: 0, text: "}" },
  ];
  return { ...finding, fixes: [{ title: `Call the param "${name}"`, changes: [{ file: file.path, edits }] }] };
}

/** How many numbers each board has. */
const BOARDS: Readonly<Record<string, number>> = { grid: 2, hex_grid: 2, hexagon: 1 };

/** Returns the board that is meant: `grid(8, 8)` by `grid(8)`, `grid(8x8)`, `grd(8, 8)` or `8x8`. Null for none. */
function meantStructure(text: string): string | null {
  const [word = ""] = /[A-Za-z_]{2,}/.exec(text) ?? [];
  const [first, second = first, ...others] = text.match(/\d+/g) ?? [];
  const kind = word === "" ? "grid" : Object.hasOwn(BOARDS, word) ? word : nearestName(word, Object.keys(BOARDS));
  if (first === undefined || second === undefined || kind === null || others.length > 0) return null;
  return BOARDS[kind] === 1 ? `${kind}(${first})` : `${kind}(${first}, ${second})`;
}

/** Adds the fix to a finding about a board that is given by its width and height. */
function withStructure(file: SourceFile, finding: Finding): Finding {
  const { width, height, rows, columns, cols = columns } = objectOf(valueOf(nodeAt(file.tree, "/topology/structure")));
  const [wide, high] = [width ?? cols, height ?? rows];
  if (typeof wide !== "number" || typeof high !== "number") return finding;
  return { ...finding, fixes: replacing(file, "/topology/structure", `grid(${wide}, ${high})`) };
}

/** Returns `player(p)` for a bare `p`, or for `player` by the letter that the condition reads. Null for another place. */
function meantFor(file: SourceFile, at: string, text: string): string | null {
  const [, end] = /^(\/end_conditions\/conditions\/\d+)\/for$/.exec(at) ?? [];
  if (end === undefined) return null;
  const [, word] = /^\W*(?:player\W+)?([A-Za-z_]\w*)\W*$/.exec(text) ?? [];
  if (word === undefined) return null;
  if (word !== "player" && word !== "players") return `player(${word})`;
  const condition = valueOf(nodeAt(file.tree, `${end}/condition`));
  const [letter = "p"] = typeof condition === "string" ? (/(?<![\w.'])[a-z](?![\w(])/.exec(condition) ?? []) : [];
  return `player(${letter})`;
}
