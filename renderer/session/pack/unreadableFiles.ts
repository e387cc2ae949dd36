// Files of the pack that could not be read, or not be shown in full, as findings beside those of the host: it never
// sees them. Pure.
import { FINDINGS } from "../../../shared/findings/codes";
import type { LocatedFinding } from "../../../shared/findings/finding";
import type { PackFileProblem } from "../../../shared/rpc/packsOnDisk";

type FindingsByFile = Readonly<Record<string, readonly LocatedFinding[]>>;

const CODES: ReadonlySet<string> = new Set(["unreadable-file", "large-images"]);
const START = { line: 1, column: 1, endLine: 1, endColumn: 1 } as const;

/** Returns the findings with one for each file that cannot be read, in place of those that were. */
export function withUnreadable(findings: FindingsByFile, problems: readonly PackFileProblem[]): FindingsByFile {
  const others = Object.entries(findings).flatMap(([file, list]) => {
    const kept = list.filter(({ code }) => !CODES.has(code));
    return kept.length === 0 && list.length > 0 ? [] : [[file, kept.length === list.length ? list : kept] as const];
  });
  const found = Object.fromEntries(others) as Record<string, readonly LocatedFinding[]>;
  for (const { path: file, message, isShown } of problems) {
    const code = isShown === true ? "large-images" : "unreadable-file";
    const finding: LocatedFinding = {
      code,
      severity: FINDINGS[code],
      message,
      file,
      range: START,
      span: { offset: 0, length: 0 },
      at: null,
      params: {},
      related: [],
    };
    found[file] = [finding, ...(found[file] ?? [])];
  }
  return found;
}
