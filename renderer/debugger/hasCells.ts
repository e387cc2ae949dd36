// Whether breakpoints, watches and questions of a language can be about cells.
import type { TracePresentation } from "../../shared/engine/tracePresentation";

/** Returns whether breakpoints can stop at cells: then watches and questions are about them, too. */
export function hasCells({ breaks }: TracePresentation): boolean {
  return breaks.some(({ kind }) => kind === "cell");
}
