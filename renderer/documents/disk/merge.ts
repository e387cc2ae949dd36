// Three-way merge by lines: what two sides made of one text, as pieces, and the text that choosing among them gives.
// Pure; knows nothing of documents or of what the texts mean.
import { diffIndices } from "node-diff3";
import { defined } from "../../../shared/base/defined";

export type MergePiece =
  /** Lines on which both sides agree, be it because neither changed them or because both did the same. */
  { readonly kind: "same"; readonly text: string } | MergeHunk;

export interface MergeHunk {
  readonly kind: "hunk";
  /** The side that changed the lines: with "both" the user has to choose. */
  readonly by: "mine" | "theirs" | "both";
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
}

export type MergeChoice = "mine" | "theirs" | "mine-then-theirs";

/** Returns the pieces in their order. Taking "mine" of all hunks gives `mine`, taking "theirs" gives `theirs`. */
export function mergePieces(base: string, mine: string, theirs: string): readonly MergePiece[] {
  const lines = { base: linesOf(base), mine: linesOf(mine), theirs: linesOf(theirs) };
  const changes = [...changesOf(lines.base, lines.mine, "mine"), ...changesOf(lines.base, lines.theirs, "theirs")];
  changes.sort((a, b) => a.start - b.start || a.end - b.end);
  const pieces: MergePiece[] = [];
  const shift = { mine: 0, theirs: 0 };
  let at = 0;
  const same = (end: number): void => {
    if (end > at) pieces.push({ kind: "same", text: lines.base.slice(at, end).join("") });
    at = end;
  };
  for (const { start, end, touching } of groupsOf(changes)) {
    same(start);
    const before = { ...shift };
    for (const { side, growth } of touching) shift[side] += growth;
    const of = (side: Side): string => lines[side].slice(start + before[side], end + shift[side]).join("");
    pieces.push(pieceOf(lines.base.slice(start, end).join(""), of("mine"), of("theirs"), touching));
    at = end;
  }
  same(lines.base.length);
  return pieces;
}

type Side = "mine" | "theirs";

/** Lines `start` to `end` of the base were replaced by one side, which is now `growth` lines longer. */
interface Change {
  readonly side: Side;
  readonly start: number;
  readonly end: number;
  readonly growth: number;
}

/** Beyond this many pairs of lines the lines between the first and the last change count as one change. */
const MOST_PAIRS = 4_000_000;

function changesOf(base: readonly string[], changed: readonly string[], side: Side): readonly Change[] {
  const shorter = Math.min(base.length, changed.length);
  let head = 0;
  while (head < shorter && base[head] === changed[head]) head++;
  let tail = 0;
  while (tail < shorter - head && base[base.length - 1 - tail] === changed[changed.length - 1 - tail]) tail++;
  const before = base.slice(head, base.length - tail);
  const after = changed.slice(head, changed.length - tail);
  if (before.length * after.length > MOST_PAIRS) {
    return [{ side, start: head, end: head + before.length, growth: after.length - before.length }];
  }
  return diffIndices(before, after).map(({ buffer1: [start, length], buffer2: [, newLength] }) => {
    return { side, start: head + start, end: head + start + length, growth: newLength - length };
  });
}

/** Changes that overlap or touch belong together: the user chooses for them as one. */
function groupsOf(changes: readonly Change[]): readonly { start: number; end: number; touching: Change[] }[] {
  const groups: { start: number; end: number; touching: Change[] }[] = [];
  for (const change of changes) {
    const last = groups.at(-1);
    if (last !== undefined && change.start <= last.end) {
      last.end = Math.max(last.end, change.end);
      last.touching.push(change);
    } else groups.push({ start: change.start, end: change.end, touching: [change] });
  }
  return groups;
}

function pieceOf(base: string, mine: string, theirs: string, touching: readonly Change[]): MergePiece {
  if (mine === theirs) return { kind: "same", text: mine };
  const sides = new Set(touching.map(({ side }) => side));
  return { kind: "hunk", by: sides.size === 2 ? "both" : defined(touching[0]).side, base, mine, theirs };
}

/** Returns what a hunk gives unless someone chooses otherwise; null: someone has to. */
export function ownChoice(hunk: MergeHunk): MergeChoice | null {
  return hunk.by === "both" ? null : hunk.by;
}

/**
 * Returns the text that the choices give, one for each hunk in its order; null while one that has to be made is
 * missing.
 */
export function mergedText(
  pieces: readonly MergePiece[],
  choices: readonly (MergeChoice | null | undefined)[],
): string | null {
  let text = "";
  let hunks = 0;
  for (const piece of pieces) {
    if (piece.kind === "same") {
      text += piece.text;
      continue;
    }
    const choice = choices[hunks++] ?? ownChoice(piece);
    if (choice === null) return null;
    text += choice === "mine-then-theirs" ? joined(piece.mine, piece.theirs) : piece[choice];
  }
  return text;
}

/** The last line of a text may have no end, which another line after it needs. */
function joined(first: string, second: string): string {
  return first === "" || second === "" || first.endsWith("\n") ? first + second : `${first}\n${second}`;
}

/** With their ends; a text's byte order mark is no part of its first line. */
function linesOf(text: string): string[] {
  return text.replace(/^\uFEFF/, "").match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
