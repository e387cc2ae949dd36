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

/** Counts a check as one test, which passed when the exit code is 0. */
export function countOfExit(code: number): Counts {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

interface VitestFile {
  readonly status?: string;
  readonly assertionResults?: readonly { readonly status?: string }[];
}

/**
 * Reads vitest's JSON report. A file that fails without a failing test (it could not be loaded) counts as one failure.
 */
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

/** Reads Playwright's JSON report. A test that passed only on a retry counts as failed. */
export function countsOfPlaywright(report: string, exitCode: number): Counts {
  const { stats, errors } = JSON.parse(report) as {
    readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
    readonly errors?: readonly unknown[];
  };
  const failed = stats.unexpected + stats.flaky + (errors?.length ?? 0);
  return withExit({ passed: stats.expected, failed }, exitCode);
}

/** Adds a failure when the exit code is not 0, whatever the report counts, or when nothing ran. */
function withExit(counts: Counts, exitCode: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  return (exitCode !== 0 && counts.failed === 0) || ranNothing ? { ...counts, failed: counts.failed + 1 } : counts;
}
