// Both sides of a change as they are shown: without the indentation that they share, and with the words marked in which
// they differ. Pure.
import { diffIndices } from "node-diff3";

/** Text of one side; `differs`: the other side has something else there. */
export interface TextPart {
  readonly text: string;
  readonly differs: boolean;
}

export interface ShownSides {
  readonly mine: readonly TextPart[];
  readonly theirs: readonly TextPart[];
}

/** Beyond this many pairs of words, what lies between the first and the last difference counts as one. */
const MOST_PAIRS = 250_000;

/** Returns both sides in parts; a side without lines has none. */
export function shownSides(mine: string, theirs: string): ShownSides {
  const indent = sharedIndent([...mine.split("\n"), ...theirs.split("\n")]);
  const [own, other] = [mine, theirs].map((text) => wordsOf(withoutIndent(text, indent)));
  const differing = differingWords(own ?? [], other ?? []);
  return { mine: partsOf(own ?? [], differing.mine), theirs: partsOf(other ?? [], differing.theirs) };
}

function sharedIndent(lines: readonly string[]): number {
  const widths = lines.flatMap((line) => (line.trim() === "" ? [] : [line.length - line.trimStart().length]));
  return widths.length === 0 ? 0 : Math.min(...widths);
}

function withoutIndent(text: string, indent: number): string {
  return text
    .replace(/\r?\n$/, "")
    .split("\n")
    .map((line) => line.slice(Math.min(indent, line.length - line.trimStart().length)))
    .join("\n");
}

/** Words, strings with their quotes, single signs, and the space between them. */
function wordsOf(text: string): readonly string[] {
  return text.match(/"(?:[^"\\\n]|\\.)*"|[\p{L}\p{N}_.-]+|\s+|[^]/gu) ?? [];
}

interface Differing {
  readonly mine: ReadonlySet<number>;
  readonly theirs: ReadonlySet<number>;
}

function differingWords(mine: readonly string[], theirs: readonly string[]): Differing {
  const shorter = Math.min(mine.length, theirs.length);
  let head = 0;
  while (head < shorter && mine[head] === theirs[head]) head++;
  let tail = 0;
  while (tail < shorter - head && mine[mine.length - 1 - tail] === theirs[theirs.length - 1 - tail]) tail++;
  const [own, other] = [mine.slice(head, mine.length - tail), theirs.slice(head, theirs.length - tail)];
  const isLong = own.length * other.length > MOST_PAIRS;
  const found = isLong ? [{ buffer1: [0, own.length], buffer2: [0, other.length] }] : diffIndices([...own], [...other]);
  const differing = { mine: new Set<number>(), theirs: new Set<number>() };
  const add = (to: Set<number>, [start = 0, length = 0]: readonly number[]): void => {
    for (let at = start; at < start + length; at++) to.add(head + at);
  };
  for (const { buffer1, buffer2 } of found) {
    add(differing.mine, buffer1);
    add(differing.theirs, buffer2);
  }
  return differing;
}

/** Joins neighbours. Space alone is not marked, since it is often only what aligns columns. */
function partsOf(words: readonly string[], differing: ReadonlySet<number>): readonly TextPart[] {
  const parts: { text: string; differs: boolean }[] = [];
  words.forEach((word, index) => {
    const isBetween = differing.has(index - 1) && differing.has(index + 1);
    const differs = differing.has(index) && (isBetween || word.trim() !== "");
    const last = parts.at(-1);
    if (last?.differs === differs) last.text += word;
    else parts.push({ text: word, differs });
  });
  return parts;
}
