// Collects all findings of a pack and locates them in its texts.
import { addTo } from "../../base/groups";
import { type Work, finish } from "../../base/work";
import { findingsWithoutLanguage } from "../../dialects/models";
import { dialectOf } from "../../dialects/registry";
import type { Compilation, CompileOptions, Dialect } from "../../engine/dialect";
import type { Finding, LocatedFinding } from "../../findings/finding";
import { MAX_FINDINGS_IN_FILE } from "../../findings/limits";
import { locate } from "../../findings/locate";
import { withoutExplained } from "./explained";
import { checkFileNames } from "./fileNames";
import type { PackSource } from "../../pack/packSource";
import { withoutEffects } from "./withoutEffects";

/** The findings of a pack: a function of its source alone. */
export interface Diagnosis {
  readonly pack: PackSource;
  readonly compilation: Compilation;
  /** Only files with findings; in each, in the order of the text. */
  readonly byFile: Readonly<Record<string, readonly LocatedFinding[]>>;
}

const NOT_COMPILED: Compilation = { game: null, profile: "", findings: [] };

/** Compiles the pack with the dialect it is written in. Never throws because of an author's mistake. */
export function compilePack(pack: PackSource, options: CompileOptions): Compilation {
  return dialectOf(pack)?.compile(pack, options) ?? NOT_COMPILED;
}

/**
 * Returns all findings of a pack at once. Reuses unchanged parts of `previous`. `compiled`: the same pack, where it is
 * compiled already.
 */
export function diagnose(pack: PackSource, previous: Diagnosis | null, compiled?: Compilation): Diagnosis {
  const compilation = compiled ?? compilePack(pack, previous === null ? {} : { previous: previous.compilation });
  return finish(diagnoseWork(pack, compilation));
}

/** Returns all findings of a compiled pack. */
export function* diagnoseWork(pack: PackSource, compilation: Compilation): Work<Diagnosis> {
  const dialect = dialectOf(pack);
  const found = dialect === null ? findingsWithoutLanguage(pack) : yield* checkTexts(dialect, pack);
  yield;
  const findings = [...found, ...compilation.findings, ...checkFileNames(pack)];
  yield;
  return { pack, compilation, byFile: locateAll(findings, pack) };
}

/** Returns what is wrong with the texts of a pack, without what only follows from another mistake in them. */
function* checkTexts(dialect: Dialect, pack: PackSource): Work<readonly Finding[]> {
  const found = yield* dialect.check(pack);
  // Where a text cannot be read, little else is found.
  if (found.some(({ code }) => code === "json-syntax")) return found.filter(({ mayFollow }) => mayFollow !== true);
  return yield* withoutEffects(pack, found, (other) => dialect.check(other));
}

/** Adds the findings that playing showed; returns the diagnosis itself when there are none. */
export function withPlayed(diagnosis: Diagnosis, played: readonly Finding[]): Diagnosis["byFile"] {
  if (played.length === 0) return diagnosis.byFile;
  const news = withoutExplained(played, diagnosis.byFile);
  const found = locateAll(news, diagnosis.pack);
  const byFile: Record<string, readonly LocatedFinding[]> = { ...diagnosis.byFile };
  for (const [file, added] of Object.entries(found)) {
    const all = [...(byFile[file] ?? []), ...added];
    byFile[file] = all.sort((a, b) => a.span.offset - b.span.offset);
  }
  return byFile;
}

function locateAll(findings: readonly Finding[], pack: PackSource): Diagnosis["byFile"] {
  const byFile = new Map<string, LocatedFinding[]>();
  const known = new Set<string>();
  // By file, so that each text's line table is made once.
  for (const finding of findings.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : 0))) {
    if ((byFile.get(finding.file)?.length ?? 0) >= MAX_FINDINGS_IN_FILE) continue;
    const located = locate(finding, (file) => pack.files.get(file));
    // Two checks may report the same mistake.
    const identity = [located.file, located.code, located.span.offset, located.span.length, located.message].join("\n");
    if (known.has(identity)) continue;
    known.add(identity);
    addTo(byFile, located.file, located);
  }
  for (const list of byFile.values()) list.sort((a, b) => a.span.offset - b.span.offset);
  return Object.fromEntries(byFile);
}
