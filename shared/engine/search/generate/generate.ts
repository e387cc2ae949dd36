// Makes levels like a given one and keeps those that meet the criteria, the best first. The same for the same seed: candidate
// number n follows from the seed and n alone.
import type { Work } from "../../../base/work";
import type { LevelVariants } from "../../levelVariants";
import { randomNumbers } from "../../../base/random";
import type { SearchOptions } from "../searchRun";
import type { Candidate, GenerateProgress, GenerateResult, GenerateSpec, Rejection } from "./generateOutcome";
import { judge } from "./judge";

/** The budget of it all, and of each candidate. */
export interface GenerateOptions {
  readonly timeMs: number;
  readonly isCancelled?: () => boolean;
  readonly onProgress?: (progress: GenerateProgress) => void;
  /** What the search of one candidate may use. */
  readonly perCandidate: SearchOptions;
}

/** Returns the mutant with a number; null when no sensible board came out. */
export function mutantOf(
  variants: LevelVariants,
  { mutation, seed }: Pick<GenerateSpec, "mutation" | "seed">,
  number: number,
): ReturnType<LevelVariants["mutate"]> {
  return variants.mutate(mutation, randomNumbers(Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)));
}

/** Makes the candidates one after the other. Reports after each. */
export function* generate(variants: LevelVariants, spec: GenerateSpec, options: GenerateOptions): Work<GenerateResult> {
  const run = new Run(spec.keep);
  const { isCancelled, onProgress, perCandidate } = options;
  const until = run.startMs + options.timeMs;
  for (let number = 0; number < spec.tries; number += 1) {
    if (isCancelled?.() === true) return run.result("cancelled");
    if (Date.now() >= until) return run.result("time");
    const mutant = mutantOf(variants, spec, number);
    const early = mutant === null ? "no-mutation" : run.isNew(mutant.key) ? null : "repeated";
    if (mutant === null || early !== null) run.reject(early ?? "no-mutation");
    else {
      const judged = yield* judge(mutant, spec.criteria, spec.rankBy, (event) => variants.weightOf(event), {
        ...perCandidate,
        timeMs: Math.min(perCandidate.timeMs, Math.max(1, until - Date.now())),
        ...(isCancelled === undefined ? {} : { isCancelled }),
      });
      // One whose search was cancelled was not tried.
      if (typeof judged === "string" && isCancelled?.() === true) return run.result("cancelled");
      if (typeof judged === "string") run.reject(judged);
      else run.keepIt({ number, changes: mutant.changes, ...judged });
    }
    onProgress?.(run.progress());
    if (spec.stopWhenFull === true && run.isFull) return run.result("full");
    yield "rest";
  }
  return run.result(null);
}

class Run {
  readonly startMs = Date.now();
  private tried = 0;
  private kept = 0;
  private readonly known = new Set<string>();
  private readonly rejected: Partial<Record<Rejection, number>> = {};
  private candidates: readonly Candidate[] = [];

  constructor(private readonly most: number) {}

  get isFull(): boolean {
    return this.candidates.length >= this.most;
  }

  /** Returns whether the board did not come before. */
  isNew(key: string): boolean {
    if (this.known.has(key)) return false;
    this.known.add(key);
    return true;
  }

  reject(because: Rejection): void {
    this.tried += 1;
    this.rejected[because] = (this.rejected[because] ?? 0) + 1;
  }

  keepIt(candidate: Candidate): void {
    this.tried += 1;
    this.kept += 1;
    // Of equal ones the first stays first.
    const all = [...this.candidates, candidate].sort((one, other) => other.score - one.score);
    this.candidates = all.slice(0, this.most);
  }

  progress(): GenerateProgress {
    const seconds = Math.max(1, Date.now() - this.startMs) / 1000;
    const { tried, kept } = this;
    return {
      tried,
      kept,
      perSecond: tried / seconds,
      best: this.candidates[0] ?? null,
      rejected: { ...this.rejected },
    };
  }

  result(because: GenerateResult["because"]): GenerateResult {
    return { ...this.progress(), candidates: this.candidates, because };
  }
}
