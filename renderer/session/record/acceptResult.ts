// Accepting that a level plays differently than before: from then on it is compared with how it plays now.
import type { LocatedFinding } from "../../../shared/findings/finding";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { host } from "../../bridge/host";
import { showSolutions } from "../pack/packStore";

/** Returns whether a result differs from the last one accepted, and can be accepted itself: only a win can. */
export function canAccept({ status, differsAt }: SolutionResult): boolean {
  return status === "wins" && differsAt !== undefined;
}

/** Returns the level of a problem that accepting settles: that it plays differently. Null for any other problem. */
export function levelToAccept({ code, params }: LocatedFinding): string | null {
  const { level } = params;
  return code === "solution-differs" && typeof level === "string" ? level : null;
}

/** Accepts how a level plays now, and shows the results of all levels after that. */
export async function acceptResult(level: string): Promise<void> {
  showSolutions(await host.acceptRun(level));
}
