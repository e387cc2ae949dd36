// The current pack, compiled and diagnosed, with its levels; each part is computed on first access.
import { type Work, finish } from "../base/work";
import type { Compilation } from "../engine/dialect";
import { brokenRules } from "../pack/brokenRules";
import type { PackSource, SourceFile } from "../pack/packSource";
import { type Diagnosis, compilePack, diagnoseWork } from "./checks/diagnose";
import { type LevelEntry, levelEntries } from "./checks/solutions";

interface Compiled {
  readonly pack: PackSource;
  readonly compilation: Compilation;
}

export interface Knowledge {
  /** Returns the pack compiled, at most once for each of its states. */
  compiled(): Compiled;
  /** Returns the same with all findings, which takes longer. */
  diagnosis(): Diagnosis;
  diagnosisWork(): Work<Diagnosis>;
  /** Returns the file that keeps all levels from being played: a game or rules that cannot be read. Null for none. */
  brokenRules(): SourceFile | null;
  /** Returns all levels, in the order of the game. */
  entries(): readonly LevelEntry[];
  entry(id: string): LevelEntry | undefined;
}

/** Creates it for the pack that `packNow` returns. */
export function createKnowledge(packNow: () => PackSource): Knowledge {
  let known: Compiled | null = null;
  let diagnosis: Diagnosis | null = null;
  const compiled = (): Compiled => {
    const pack = packNow();
    if (known?.pack !== pack) {
      const options = known === null ? {} : { previous: known.compilation };
      known = { pack, compilation: compilePack(pack, options) };
    }
    return known;
  };
  function* diagnosisWork(): Work<Diagnosis> {
    const { pack, compilation } = compiled();
    if (diagnosis?.pack === pack) return diagnosis;
    yield;
    const made = yield* diagnoseWork(pack, compilation);
    diagnosis = made;
    return made;
  }
  const entries = (): readonly LevelEntry[] => levelEntries(compiled().pack, compiled().compilation.game);
  return {
    compiled,
    diagnosis: () => finish(diagnosisWork()),
    diagnosisWork,
    brokenRules: () => brokenRules(packNow()),
    entries,
    entry: (id) => entries().find((entry) => entry.id === id),
  };
}
