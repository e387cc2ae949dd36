// The findings of the whole pack in one order: by severity, file and place. Pure.
import type { Severity } from "../../../shared/findings/codes";
import type { LocatedFinding } from "../../../shared/findings/finding";

export type FindingsByFile = Readonly<Record<string, readonly LocatedFinding[]>>;

export interface ProblemFilter {
  /** Words that must all occur in the message, the code or the file. */
  readonly words: string;
  readonly severities: ReadonlySet<Severity>;
}

export const SEVERITIES = ["error", "warning", "information"] as const satisfies readonly Severity[];

/**
 * Returns all findings that pass the filter: the files with errors first, then by file name. Those of a file are sorted
 * by severity, then by place.
 */
export function listProblems(findings: FindingsByFile, filter: ProblemFilter): readonly LocatedFinding[] {
  const words = filter.words.toLowerCase().split(/\s+/).filter(Boolean);
  const passes = ({ severity, message, code, file }: LocatedFinding): boolean => {
    const text = `${message} ${code} ${file}`.toLowerCase();
    return filter.severities.has(severity) && words.every((word) => text.includes(word));
  };
  return Object.keys(findings)
    .sort()
    .map((file) => [...(findings[file] ?? [])].filter(passes).sort((a, b) => rank(a) - rank(b) || byPlace(a, b)))
    .sort(([a], [b]) => rank(a) - rank(b))
    .flat();
}

/**
 * Returns a key for each problem, which stays while others come and go: what it says of which file, with a number where
 * several say the same.
 */
export function problemKeys(problems: readonly LocatedFinding[]): readonly string[] {
  const counts = new Map<string, number>();
  return problems.map(({ file, code, message }) => {
    const said = JSON.stringify([file, code, message]);
    const count = counts.get(said) ?? 0;
    counts.set(said, count + 1);
    return `${count} ${said}`;
  });
}

/** Returns how many findings of each severity. */
export function countProblems(findings: FindingsByFile): Readonly<Record<Severity, number>> {
  const counts = { error: 0, warning: 0, information: 0 };
  for (const file of Object.values(findings)) for (const { severity } of file) counts[severity] += 1;
  return counts;
}

/** Returns the problem a step away from one that may be of an earlier state; the first or last when it is not found. */
export function problemAfter(
  all: readonly LocatedFinding[],
  from: LocatedFinding | null,
  step: 1 | -1,
): LocatedFinding | null {
  const index = all.findIndex(
    (each) => each.file === from?.file && each.code === from.code && each.span.offset === from.span.offset,
  );
  if (index < 0) return (step === 1 ? all[0] : all.at(-1)) ?? null;
  return all[(index + step + all.length) % all.length] ?? null;
}

/** Returns the place of a severity; no finding comes last. */
function rank(finding: LocatedFinding | undefined): number {
  return finding === undefined ? SEVERITIES.length : SEVERITIES.indexOf(finding.severity);
}

function byPlace(a: LocatedFinding, b: LocatedFinding): number {
  return a.span.offset - b.span.offset || a.span.length - b.span.length;
}
