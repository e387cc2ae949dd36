// Solutions that do not win at their last move, or that play differently since something else was edited: reported where
// the move is recorded, with what can be done about it. The command line has lines of its own for them.
import { counted } from "../../base/counted";
import type { JsonPointer } from "../../base/json";
import { FINDINGS } from "../../findings/codes";
import type { Finding, Fix } from "../../findings/finding";
import type { RecordedAction } from "../../pack/packModel";
import type { SolutionResult } from "../../rpc/solutions";
import { nodeAt } from "../../text/jsonTree";
import type { Lapse } from "./lapses";
import { limitsReached } from "./moveLimits";
import type { LevelEntry } from "./solutions";

type Code = "solution-broken" | "solution-wins-early" | "solution-differs";

interface Trouble {
  readonly code: Code;
  /** The move that it is about, from 1; 0: loading. */
  readonly step: number;
  readonly says: string;
  /** How many moves of the solution are kept by a fix; absent: there is none. */
  readonly keeps?: number;
  /** The move that a fix takes out. */
  readonly removes?: number;
  /** The one change with which it passes. */
  readonly lapse?: Lapse;
}

/** Returns at most one finding for each level. `lapses` has the moves that are known to be the mistakes, by level. */
export function solutionFindings(
  results: readonly SolutionResult[],
  entries: readonly LevelEntry[],
  lapses: ReadonlyMap<string, Lapse> = new Map(),
): readonly Finding[] {
  return results.flatMap((result): readonly Finding[] => {
    const entry = entries.find(({ id }) => id === result.level);
    if (entry === undefined) return [];
    const known = troubleOf(result, entry);
    if (known === null) return [];
    const lapse = lapses.get(result.level);
    const trouble = lapse === undefined ? known : withLapse(known, lapse, entry, result.moves);
    const { code, step } = trouble;
    const at = step === 0 ? "" : entry.model.record.pointerOf(step);
    return [
      {
        code,
        severity: FINDINGS[code],
        message: `${result.title}: ${trouble.says}`,
        file: result.file,
        at,
        onKey: step === 0 || hasSeveralLines(entry.file, at),
        params: { level: result.level, step },
        fixes: fixesOf(entry, trouble),
      },
    ];
  });
}

/** Returns whether an entry goes over several lines, as events do: its bracket is marked, and not all of them. */
function hasSeveralLines({ text, tree }: LevelEntry["file"], at: JsonPointer): boolean {
  const node = nodeAt(tree, at);
  return node !== undefined && text.slice(node.offset, node.offset + node.length).includes("\n");
}

function troubleOf(result: SolutionResult, entry: LevelEntry): Trouble | null {
  const { status, moves, step = moves, loseReason, differsAt, differsBy } = result;
  const { words } = entry.model;
  const { record, move, passes, pass, fails } = words;
  switch (status) {
    case "does-not-win":
      return {
        code: "solution-broken",
        step,
        says: `the ${record} does not ${pass} after its ${counted(moves, words.move, words.moves)}.`,
      };
    case "illegal-action": {
      const why = whyRefused(entry, step);
      const says = `${move} ${step} of the ${record} is not allowed.${why === null ? "" : ` ${why}`}`;
      return { code: "solution-broken", step, says, keeps: step - 1, removes: step };
    }
    case "loses": {
      const why = loseReason === undefined ? "" : ` (${loseReason})`;
      const says = `the ${record} ${fails} at ${move} ${step} of ${moves}${why}.`;
      const known = entry.level();
      const isLimit = known !== null && limitsReached(result, known).length > 0;
      return { code: "solution-broken", step, says, ...(isLimit ? {} : { keeps: step - 1 }) };
    }
    case "wins-early": {
      const says = `the ${record} ${passes} early, at ${move} ${step} of ${moves}.`;
      return { code: "solution-wins-early", step, says, keeps: step };
    }
    default: {
      if (differsAt === undefined || differsBy === "level") return null;
      const from = differsAt === 0 ? "from the start" : `from ${move} ${differsAt} on`;
      const wins = status === "wins" ? `the ${record} ${passes}, but plays` : `the ${record} plays`;
      return { code: "solution-differs", step: differsAt, says: `${wins} differently ${from} since your edit.` };
    }
  }
}

/** The moves of longer games are not played again to say why one is refused. */
const MOST_PLAYED = 1000;

/** Returns why a recorded move is not allowed, in a sentence; null where that is not known. */
function whyRefused(entry: LevelEntry, step: number): string | null {
  const level = entry.level();
  const refused = level?.solution[step - 1];
  if (level?.moves === undefined || refused === undefined || step > MOST_PLAYED) return null;
  const played = level.solution.slice(0, step - 1);
  const state = played.reduce((before, action) => level.step(before, action, null).state, level.start(null));
  return level.moves.whyRefused(state, refused);
}

/** Returns the trouble at the move that is the mistake. */
function withLapse({ code, says }: Trouble, lapse: Lapse, entry: LevelEntry, moves: number): Trouble {
  const { move, passes } = entry.model.words;
  const { is, step } = lapse;
  const written = lapseText(entry, lapse);
  const change = {
    missing: step > moves ? `With ${written} at the end` : `With ${written} before ${move} ${step}`,
    other: `With ${written} as ${move} ${step}`,
    early: `With ${move} ${step} after ${move} ${step + 1}`,
    extra: `Without ${move} ${step}`,
  }[is];
  return { code, step: Math.min(step, moves), says: `${says} ${change} it ${passes}.`, lapse };
}

/** Returns the move of a lapse in quotes: as it may be written, or in words where that is an object. */
function lapseText(entry: LevelEntry, { moves, step }: Lapse): string {
  const move = moves.slice(step - 1, step);
  const text = entry.model.record.textOf(move);
  const words = /^[[{]/.test(text) ? move.flatMap((each) => entry.level()?.presentation.actionText(each) ?? []) : [];
  return `"${words[0] ?? text}"`;
}

function fixesOf(entry: LevelEntry, { keeps, removes, lapse }: Trouble): readonly Fix[] {
  const { file, model } = entry;
  const { words } = model;
  const moves = model.record.read(file.tree).flatMap(({ move }) => move ?? []);
  const fix = (title: string, kept: readonly RecordedAction[]): readonly Fix[] => {
    const edits = model.record.replace(file, kept);
    return edits.length === 0 ? [] : [{ title, changes: [{ file: file.path, edits }] }];
  };
  if (lapse !== undefined) {
    const { is, step } = lapse;
    const written = lapseText(entry, lapse);
    const title = {
      missing: step > moves.length ? `Add ${written}` : `Insert ${written} before ${words.move} ${step}`,
      other: `Change ${words.move} ${step} to ${written}`,
      early: `Exchange ${words.moves} ${step} and ${step + 1}`,
      extra: `Remove ${words.move} ${step}`,
    }[is];
    return fix(title, lapse.moves);
  }
  const without = moves.filter((_, index) => index + 1 !== removes);
  return [
    ...(removes === undefined ? [] : fix(`Remove ${words.move} ${removes}`, without)),
    ...(keeps === undefined
      ? []
      : fix(`End the ${words.record} after ${counted(keeps, words.move, words.moves)}`, moves.slice(0, keeps))),
  ];
}
