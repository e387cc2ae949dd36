// The host's calls about the text at a caret, for one workspace. Knows how to find the pack; the answers are made in
// the files beside this one.
import { refused } from "../../base/result";
import { SLICE_MS, type Work, inSlices } from "../../base/work";
import { dialectOf } from "../../dialects/registry";
import type { Game } from "../../engine/dialect";
import type { Finding, Fix, LocatedFinding } from "../../findings/finding";
import type { LanguageApi } from "../../rpc/hostCalls";
import type { CoverageCounter } from "../checks/coverage";
import { type Diagnosis, withPlayed } from "../checks/diagnose";
import type { PackSource } from "../../pack/packSource";
import { type Caret, caretAt } from "./caret";
import { complete } from "./complete";
import { withCreation } from "./createFixes";
import { depthFix } from "./depthFix";
import { hover } from "./hover";
import { namePlaces, renameAtCaret } from "./nameAtCaret";
import { otherIdFix, ownLayerFix } from "./nameFixes";
import { addParamFix } from "./paramFixes";
import { removeFix } from "./removeFixes";
import { freeSymbolFix } from "./symbolFixes";
import { withSplitting } from "./splitFixes";
import { ruleFirings } from "./ruleFirings";

/** What the answers are made of, as it is when asked for; each is asked for only where it is needed. */
export interface LanguageSources {
  readonly pack: () => PackSource;
  readonly game: () => Game | null;
  readonly diagnosis: () => Diagnosis;
  readonly coverage: CoverageCounter;
  /** Runs work soon, letting messages that have arrived go first. */
  readonly schedule: (work: () => void) => void;
  /** The findings that playing showed last. */
  readonly played: () => readonly Finding[];
}

/** Answers about the pack as it is when asked. */
export function createLanguageService({
  pack,
  game,
  diagnosis,
  coverage,
  schedule,
  played,
}: LanguageSources): LanguageApi {
  const caret = (path: string, offset: number): Caret | null => {
    const source = pack();
    const file = source.files.get(path);
    const dialect = dialectOf(source);
    return file === undefined || dialect === null ? null : caretAt(source, dialect.words, file, offset);
  };
  /** Null once the pack is another one. */
  const sliced = <Value>(now: PackSource, steps: Work<Value>): Promise<{ readonly value: Value } | null> =>
    inSlices(steps, { sliceMs: SLICE_MS, schedule, isWanted: () => pack() === now });
  return {
    async complete(path, offset) {
      const at = caret(path, offset);
      return at === null ? [] : complete(at);
    },
    async hover(path, offset) {
      const now = pack();
      const at = caret(path, offset);
      // How often a rule fired is counted first: the host looks up meanwhile.
      if (at?.path[0] === "rules" && (await sliced(now, ruleFirings(now, game(), coverage, path))) === null)
        return null;
      return at === null ? null : hover(at, { pack: pack(), game: game(), coverage });
    },
    async namePlaces(path, offset) {
      const at = caret(path, offset);
      return at === null ? null : namePlaces(at);
    },
    async rename(path, offset, name) {
      const at = caret(path, offset);
      return at === null ? refused("There is no name here.") : renameAtCaret(at, name);
    },
    async findingsOf(path) {
      const byFile = withPlayed(diagnosis(), played());
      return moreFixes(pack(), Object.hasOwn(byFile, path) ? byFile[path]! : []);
    },
    async ruleFirings(path) {
      const now = pack();
      return (await sliced(now, ruleFirings(now, game(), coverage, path)))?.value ?? [];
    },
  };
}

const FIXES: Readonly<Partial<Record<string, (pack: PackSource, finding: LocatedFinding) => Fix | null>>> = {
  "cascade-cut-off": depthFix,
  "duplicate-id": otherIdFix,
  "duplicate-rule-id": otherIdFix,
  "kind-on-other-layer": ownLayerFix,
  "missing-param": addParamFix,
  "once-shared": otherIdFix,
  "symbol-missing": freeSymbolFix,
  "symbol-reserved": freeSymbolFix,
  "symbol-shared": freeSymbolFix,
  "symbol-wide": freeSymbolFix,
};

/** Fixes that are made only when somebody asks for them. */
function moreFixes(pack: PackSource, findings: readonly LocatedFinding[]): readonly LocatedFinding[] {
  return withSplitting(pack, withCreation(pack, findings)).map((finding) => {
    const fix = FIXES[finding.code]?.(pack, finding) ?? removeFix(pack, finding);
    return fix === null ? finding : { ...finding, fixes: [...(finding.fixes ?? []), fix] };
  });
}
