// The host's calls about the text at a caret, for one workspace. Finds the pack; the files beside this one answer.
import { own } from "../../base/nameTable";
import { refused } from "../../base/result";
import { SLICE_MS, type Schedule, type Work, inSlices } from "../../base/work";
import { languageOf } from "../../dialects/registry";
import type { Game } from "../../engine/dialect";
import type { Finding } from "../../findings/finding";
import type { LanguageApi } from "../../rpc/hostCalls";
import type { CoverageCounter } from "../checks/coverage";
import { type Diagnosis, withPlayed } from "../checks/diagnose";
import type { PackSource } from "../../pack/packSource";
import { caretAt } from "../../language/caret";
import type { Caret } from "../../language/dialectLanguage";
import { complete } from "../../language/complete";
import { hover } from "../../language/hover";
import { namePlaces, renameAtCaret } from "../../language/names";
import { withFixes } from "../../language/fixes";
import { firingLines, ruleFirings } from "./ruleFirings";

/** What the answers are made from, in its current state; each is accessed only where it is needed. */
export interface LanguageSources {
  readonly pack: () => PackSource;
  readonly game: () => Game | null;
  readonly diagnosis: () => Diagnosis;
  readonly coverage: CoverageCounter;
  /** Runs work soon, after messages that have arrived. */
  readonly schedule: Schedule;
  /** Returns the findings that playing showed last. */
  readonly played: () => readonly Finding[];
}

/** Creates the calls for the current pack. */
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
    const language = languageOf(source);
    return file === undefined || language === null ? null : caretAt(source, language, file, offset);
  };
  /** Resolves to null once the pack is another one. */
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
      if (at === null) return null;
      const ofRules = now.model?.names.ofRules;
      if (at.language.nameAt(at)?.of !== ofRules) return hover(at, () => []);
      const firings = await sliced(now, ruleFirings(now, game(), coverage, path));
      return firings === null ? null : hover(at, ({ name }) => firingLines(now, at.file, firings.value, name));
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
      const now = pack();
      return withFixes(languageOf(now), now, own(byFile, path) ?? []);
    },
    async ruleFirings(path) {
      const now = pack();
      return (await sliced(now, ruleFirings(now, game(), coverage, path)))?.value ?? [];
    },
  };
}
