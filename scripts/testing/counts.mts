// Reads how many tests passed and failed from the reports of the test runners. Pure.

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export function addCounts(counts: readonly Counts[]): Counts {
  return counts.reduce((sum, each) => ({ passed: sum.passed + each.passed, failed: sum.failed + each.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** A check that is one thing: it passed when it ended with code 0. */
export function countOfExit(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

interface VitestFile {
  readonly status?: string;
  readonly assertionResults?: readonly { readonly status?: string }[];
}

/** From vitest's JSON report. A file that fails without a failing test (it could not be loaded) counts as one. */
export function countsOfVitest(report: string, exitCode: number): Counts {
  const files = (JSON.parse(report) as { readonly testResults?: readonly VitestFile[] }).testResults ?? [];
  const counts = addCounts(files.map(countsOfVitestFile));
  return withExit(counts, exitCode);
}

function countsOfVitestFile({ status, assertionResults = [] }: VitestFile): Counts {
  const failed = assertionResults.filter((test) => test.status === "failed").length;
  const passed = assertionResults.filter((test) => test.status === "passed").length;
  return { passed, failed: status === "failed" && failed === 0 ? 1 : failed };
}

/** From Playwright's JSON report. A test that passed only at a second try counts as failed. */
export function countsOfPlaywright(report: string, exitCode: number): Counts {
  const { stats, errors } = JSON.parse(report) as {
    readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
    readonly errors?: readonly unknown[];
  };
  const failed = stats.unexpected + stats.flaky + (errors?.length ?? 0);
  return withExit({ passed: stats.expected, failed }, exitCode);
}

/** A runner that says it failed has failed, whatever its report counts; and so has one that ran nothing. */
function withExit(counts: Counts, exitCode: number): Counts {
  const nothing = counts.passed + counts.failed === 0;
  return (exitCode !== 0 && counts.failed === 0) || nothing ? { ...counts, failed: counts.failed + 1 } : counts;
}
