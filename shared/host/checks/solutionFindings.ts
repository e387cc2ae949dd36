// Solutions that do not win at their last move, or that play differently since something else was edited: reported where
// the move is recorded, with what can be done about it. The command line has lines of its own for them.
import { FINDINGS } from "../../findings/codes";
import type { Finding, Fix } from "../../findings/finding";
import type { RecordedAction } from "../../pack/packModel";
import type { SolutionResult } from "../../rpc/solutions";
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
}

/** At most one finding for each level. */
export function solutionFindings(
  results: readonly SolutionResult[],
  entries: readonly LevelEntry[],
): readonly Finding[] {
  return results.flatMap((result): readonly Finding[] => {
    const entry = entries.find(({ id }) => id === result.level);
    const trouble = troubleOf(result);
    if (entry === undefined || trouble === null) return [];
    const { code, step } = trouble;
    return [
      {
        code,
        severity: FINDINGS[code],
        message: `${result.title}: ${trouble.says}`,
        file: result.file,
        at: step === 0 ? "" : entry.model.record.pointerOf(step),
        onKey: step === 0,
        params: { level: result.level, step },
        fixes: fixesOf(entry, trouble),
      },
    ];
  });
}

function troubleOf({ status, moves, step = moves, loseReason, differsAt, differsBy }: SolutionResult): Trouble | null {
  switch (status) {
    case "does-not-win":
      return { code: "solution-broken", step, says: `the solution does not win after its ${counted(moves)}.` };
    case "illegal-action": {
      const says = `move ${step} of the solution is not allowed.`;
      return { code: "solution-broken", step, says, keeps: step - 1, removes: step };
    }
    case "loses": {
      const why = loseReason === undefined ? "" : ` (${loseReason})`;
      const says = `the solution loses at move ${step} of ${moves}${why}.`;
      return { code: "solution-broken", step, says, keeps: step - 1 };
    }
    case "wins-early": {
      const says = `the solution wins early, at move ${step} of ${moves}.`;
      return { code: "solution-wins-early", step, says, keeps: step };
    }
    default: {
      if (differsAt === undefined || differsBy === "level") return null;
      const from = differsAt === 0 ? "from the start" : `from move ${differsAt} on`;
      const wins = status === "wins" ? "the solution wins, but plays" : "the solution plays";
      return { code: "solution-differs", step: differsAt, says: `${wins} differently ${from} since your edit.` };
    }
  }
}

function fixesOf({ file, model }: LevelEntry, { keeps, removes }: Trouble): readonly Fix[] {
  const moves = model.record.read(file.tree).flatMap(({ move }) => move ?? []);
  const fix = (title: string, kept: readonly RecordedAction[]): readonly Fix[] => {
    const edits = model.record.replace(file, kept);
    return edits.length === 0 ? [] : [{ title, changes: [{ file: file.path, edits }] }];
  };
  const without = moves.filter((_, index) => index + 1 !== removes);
  return [
    ...(removes === undefined ? [] : fix(`Remove move ${removes}`, without)),
    ...(keeps === undefined ? [] : fix(`End the solution after ${counted(keeps)}`, moves.slice(0, keeps))),
  ];
}

function counted(moves: number): string {
  return `${moves} ${moves === 1 ? "move" : "moves"}`;
}
