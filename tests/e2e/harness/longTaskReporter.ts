// Prints the ten longest tasks of the window at the end of a run, by spec.
import path from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { LONGEST_TASK } from "./longTasks";

const WORST = 10;

interface LongTask {
  readonly ms: number;
  readonly spec: string;
  readonly title: string;
}

class LongTaskReporter implements Reporter {
  private readonly tasks: LongTask[] = [];

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type !== LONGEST_TASK) continue;
      this.tasks.push({ ms: Number(description), spec: path.basename(test.location.file), title: test.title });
    }
  }

  onEnd(): void {
    const worst = this.tasks.toSorted((one, other) => other.ms - one.ms).slice(0, WORST);
    if (worst.length === 0) return;
    process.stdout.write("\nThe window's longest tasks (wall clock, with all that ran beside it):\n");
    for (const { ms, spec, title } of worst) {
      process.stdout.write(`${String(ms).padStart(6)} ms  ${spec}: ${title}\n`);
    }
  }
}

// oxlint-disable-next-line import/no-default-export -- Playwright loads reporters by their default export.
export default LongTaskReporter;
