// Fixes for texts that are almost what their schema asks for: the size of a board, the player whom an end is tried for.
import { nearestName } from "../../../base/nearestName";
import type { Finding } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { nodeAt, valueOf } from "../../../text/jsonTree";
import { replacing } from "./found";

/** Adds the fix to a finding about such a text, where it is clear what is meant. */
export function withFormFix(file: SourceFile, finding: Finding): Finding {
  const { code, at } = finding;
  const text = code === "wrong-value" && typeof at === "string" ? valueOf(nodeAt(file.tree, at)) : undefined;
  if (typeof at !== "string" || typeof text !== "string" || (finding.fixes ?? []).length > 0) return finding;
  const meant = at === "/topology/structure" ? meantStructure(text) : meantFor(file, at, text);
  return meant === null ? finding : { ...finding, fixes: replacing(file, at, meant) };
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
