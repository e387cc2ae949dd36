// Questions about the level in view that someone waits for, each on the one thread that keeps what it has found out
// about that level.
import type { GenerateProgress } from "../../engine/search/generate/generateOutcome";
import type { PackSource } from "../../pack/packSource";
import { createLevelPrints } from "./levelPrints";
import type { SolverQuestion, ThreadAnswer } from "./threadMessages";
import type { PoolJob } from "./poolThread";
import type { ThreadPool } from "./threadPool";

export interface Questions {
  /** The pack has changed: questions about levels that play differently have no answer any more. */
  follow(pack: PackSource): void;
  /** Ends the newest question of a kind: it is answered as far as it came. */
  end(kind: SolverQuestion["kind"]): void;
  /**
   * Null when the level has changed meanwhile, or the same has been asked of another level or state. `times`: the search
   * may take so many times as long as usual.
   */
  ask<Kind extends SolverQuestion["kind"]>(
    question: SolverQuestion & { readonly kind: Kind },
    times?: number,
  ): Promise<(ThreadAnswer & { readonly kind: Kind }) | null>;
}

/** How long each of its searches may take. What takes longer is answered as far as it came. */
const QUESTION_MS = 10_000;

const TIMES: Readonly<Partial<Record<SolverQuestion["kind"], number>>> = {
  ablation: 3_000,
  versions: 5_000,
  // Of them all; each candidate has its own budget.
  generate: 600_000,
};

/** The quicker a question is answered, the sooner its turn comes. */
const PRIORITIES: Readonly<Record<SolverQuestion["kind"], number>> = {
  playThat: 0,
  repairs: 0,
  made: 0,
  parts: 0,
  insight: 1,
  after: 2,
  ablation: 3,
  constrained: 3,
  versions: 5,
  generate: 6,
  shortest: 4,
};

/** `making` gets how far the making of levels is. */
export function createQuestions(pool: ThreadPool, making: (progress: GenerateProgress) => void): Questions {
  const printsOf = createLevelPrints();
  let prints: ReadonlyMap<string, string> = new Map();
  /** By the kind of question: only the newest of each is wanted. */
  const waiting = new Map<string, { readonly job: PoolJob; readonly giveUp: () => void }>();
  const drop = (kind: string): void => {
    const known = waiting.get(kind);
    waiting.delete(kind);
    if (known === undefined) return;
    pool.drop(known.job);
    known.giveUp();
  };
  return {
    follow(pack) {
      const before = prints;
      prints = printsOf(pack);
      for (const [kind, { job }] of waiting) {
        const { level } = job.question;
        if (before.get(level) !== prints.get(level)) drop(kind);
      }
    },
    end(kind) {
      const known = waiting.get(kind);
      if (known !== undefined) pool.end(known.job);
    },
    ask(question, times = 1) {
      const { kind } = question;
      drop(kind);
      return new Promise((resolve) => {
        const job: PoolJob = {
          question,
          timeMs: times * (TIMES[kind] ?? QUESTION_MS),
          priority: PRIORITIES[kind],
          progress: () => undefined,
          making,
          done(answer) {
            waiting.delete(kind);
            resolve(isOf(answer, kind) ? answer : null);
          },
        };
        waiting.set(kind, { job, giveUp: () => resolve(null) });
        pool.add(job);
      });
    },
  };
}

function isOf<Kind extends SolverQuestion["kind"]>(
  answer: ThreadAnswer,
  kind: Kind,
): answer is ThreadAnswer & { readonly kind: Kind } {
  return answer.kind === kind;
}
