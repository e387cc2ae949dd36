// Compares what a recorded game expects (`expect` in its file) with what there is: the outcome after its moves, the
// number of legal moves there, and the numbers of games from its start.
import { found } from "../checks/found";
import { counted } from "../../../base/counted";
import { type Json, listOf, objectOf } from "../../../base/json";
import type { Work } from "../../../base/work";
import type { Finding, Fix } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import { nodeAt } from "../../../text/jsonTree";
import { type JsonPath, layoutNear, memberEdits } from "../../../text/memberEdit";
import { sequenceEdits } from "../../../text/sequenceEdit";
import { outcomeText } from "../play/outcomeText";
import { outcomeLines } from "../text/games/outcomeLine";
import type { PlayState } from "../play/playState";
import { type PlayedGame, whenText } from "./playedGame";

/** More games are not counted while somebody edits: that would take seconds. */
const MOST_COUNTED = 2_000_000;
/** Nor are more steps tried to count them: where few of them are legal, that takes as long. */
const MOST_TRIED = 4_000_000;

/** Returns findings for all that comes out otherwise. Pauses after each move and while it counts. */
export function* expectationFindings(played: PlayedGame): Work<readonly Finding[]> {
  const { level, file } = played;
  const { outcome, legal, counts } = objectOf(objectOf(file.value)["expect"]);
  const end = outcome === undefined && legal === undefined ? null : yield* endOf(played);
  return [
    ...(end === null || typeof outcome !== "string" ? [] : outcomeFindings(played, end, outcome)),
    ...(end === null || typeof legal !== "number" ? [] : legalFindings(played, end, legal)),
    ...(counts === undefined || level.moves === undefined ? [] : yield* countFindings(played, listOf(counts))),
  ];
}

/** Returns the state after all recorded moves; null when one of them is not legal. */
function* endOf({ level }: PlayedGame): Work<PlayState | null> {
  let state = level.start(null);
  for (const move of level.solution) {
    const step = level.step(state, move, null);
    if (!step.accepted) return null;
    ({ state } = step);
    yield;
  }
  return state;
}

function outcomeFindings(played: PlayedGame, end: PlayState, expected: string): readonly Finding[] {
  const { level, file } = played;
  const found = outcomeText(level.outcome(end));
  // A text that is no outcome of the game is a mistake of its own.
  if (found === expected || !outcomeLines(level.players).includes(expected)) return [];
  const is = found === "" ? "the game goes on" : `the outcome is "${found}"`;
  const fixes = found === "" ? removing(file) : writing(file, ["expect", "outcome"], found);
  return [differs(played, "/expect/outcome", `${atEnd(played)} ${is}; expected: "${expected}".`, fixes)];
}

function legalFindings(played: PlayedGame, end: PlayState, expected: number): readonly Finding[] {
  const { level, file } = played;
  const legal = level.moves?.legal(end).moves.length ?? expected;
  if (legal === expected) return [];
  const says = `${atEnd(played)} ${counted(legal, "move is legal", "moves are legal")}; expected: ${expected}.`;
  return [differs(played, "/expect/legal", says, writing(file, ["expect", "legal"], legal))];
}

/** Compares number by number, and no further than the first that differs: the next ones are much larger. */
function* countFindings(played: PlayedGame, counts: readonly Json[]): Work<readonly Finding[]> {
  const { level, file } = played;
  for (const [index, expected] of counts.entries()) {
    if (typeof expected !== "number") return [];
    const at = `/expect/counts/${index}`;
    const depth = index + 1;
    const notCounted = (why: string): readonly Finding[] => {
      const says = `${level.title}: games with ${depth} moves ${why} to be counted after each edit; expected: ${expected}. "gridwright perft" counts them.`;
      return [found("expectation-not-counted", file, at, says)];
    };
    if (expected > MOST_COUNTED) return notCounted("are too many");
    const count = yield* countAtMost(played, depth);
    if (count === "too slow") return notCounted("take too long");
    if (count === "too many") {
      const says = `${level.title}: there are more than ${MOST_COUNTED} games with ${depth} moves from its start; expected: ${expected}.`;
      return [differs(played, at, says, [])];
    }
    if (count === expected) continue;
    const games = counted(count, "game", "games");
    const says = `${level.title}: there ${count === 1 ? "is" : "are"} ${games} with ${counted(depth, "move", "moves")} from its start; expected: ${expected}.`;
    return [differs(played, at, says, writing(file, ["expect", "counts", index], count))];
  }
  return [];
}

/** Counts the games of some length, or says why it stopped. */
function* countAtMost({ level, game: { walk } }: PlayedGame, depth: number): Work<number | "too many" | "too slow"> {
  const { tried } = walk;
  let sofar = 0;
  const work = level.moves?.count(level.start(null), depth, (_, count) => {
    sofar += count;
  });
  for (let step = work?.next(); step !== undefined; step = work?.next()) {
    if (step.done === true) return step.value;
    if (sofar > MOST_COUNTED) return "too many";
    if (walk.tried - tried > MOST_TRIED) return "too slow";
    yield;
  }
  return 0;
}

function atEnd(played: PlayedGame): string {
  const { title, solution } = played.level;
  return `${title}: ${whenText(played, solution.length, solution.at(-1))}`;
}

function differs({ file }: PlayedGame, at: string, message: string, fixes: readonly Fix[]): Finding {
  return found("expectation-differs", file, at, message, { fixes });
}

/** Returns the fix that writes what was found. */
function writing({ path, text, tree }: SourceFile, to: JsonPath, found: Json): readonly Fix[] {
  const edits = memberEdits(text, tree, to, found);
  return edits.length === 0 ? [] : [{ title: `Expect ${JSON.stringify(found)}`, changes: [{ file: path, edits }] }];
}

/** Returns the fix that expects no outcome any more. */
function removing({ path, text, tree }: SourceFile): readonly Fix[] {
  const expect = nodeAt(tree, "/expect");
  const index = (expect?.children ?? []).findIndex(({ children }) => children?.[0]?.value === "outcome");
  if (expect === undefined || index < 0) return [];
  const edits = sequenceEdits(text, expect, { remove: new Set([index]) }, layoutNear(text, tree, expect));
  return [{ title: "Expect no outcome", changes: [{ file: path, edits }] }];
}
