// Accepting that a level plays differently than before: from then on it is compared with how it plays now.
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { host } from "../../bridge/host";
import { showSolutions } from "../pack/packStore";

/** Returns whether a result differs from the last one accepted, and can be accepted itself: only a win can. */
export function canAccept({ status, differsAt }: SolutionResult): boolean {
  return status === "wins" && differsAt !== undefined;
}

/** Accepts how a level plays now, and shows the results of all levels after that. */
export async function acceptResult(level: string): Promise<void> {
  showSolutions(await host.acceptRun(level));
}
