// Whether a problem has a fix: its bulb is shown only then. Fixes that its check made are known. Those that a language
// makes on request are asked for once for each file and check, and only where a problem of the file is shown.
import { useEffect, useState } from "react";
import type { LocatedFinding } from "../../shared/findings/finding";
import { host } from "../bridge/host";
import { usePackStore } from "../session/pack/packStore";
import { levelToAccept } from "../session/record/acceptResult";

type Findings = readonly LocatedFinding[];

/** By the findings of a file that a check reported: the problems that have a fix. */
const fixable = new WeakMap<Findings, Promise<ReadonlySet<string>>>();

/** Returns whether there is a fix for a problem; false until that is known. */
export function useHasFix(problem: LocatedFinding): boolean {
  const { file } = problem;
  const all = usePackStore((state) => state.findings[file]);
  const isKnown = (problem.fixes ?? []).length > 0 || levelToAccept(problem) !== null;
  const key = keyOf(problem);
  // The problem that the answer is about: one that is found again keeps its bulb until the next answer.
  const [fixed, setFixed] = useState<string | null>(null);
  useEffect(() => {
    if (isKnown || all === undefined) return undefined;
    let isShown = true;
    const look = async (): Promise<void> => {
      const keys = await fixableOf(file, all);
      if (isShown) setFixed(keys.has(key) ? key : null);
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [isKnown, file, all, key]);
  return isKnown || fixed === key;
}

function fixableOf(file: string, all: Findings): Promise<ReadonlySet<string>> {
  const asked = fixable.get(all) ?? fixableNow(file);
  fixable.set(all, asked);
  return asked;
}

async function fixableNow(file: string): Promise<ReadonlySet<string>> {
  const findings = await host.findingsOf(file);
  return new Set(findings.filter(({ fixes = [] }) => fixes.length > 0).map(keyOf));
}

function keyOf({ code, message }: LocatedFinding): string {
  return `${code} ${message}`;
}
