// Goes from one problem of the pack to the next.
import type { LocatedFinding } from "../../../shared/findings/finding";
import { usePackStore } from "../../session/pack/packStore";
import { reveal } from "../../session/pack/textPlaces";
import { SEVERITIES, listProblems, problemAfter } from "./problemList";

let last: LocatedFinding | null = null;

/** Reveals and gives the problem after (1) or before (-1) the one last revealed, around the end; null if there is none. */
export function revealProblem(step: 1 | -1): LocatedFinding | null {
  const { findings } = usePackStore.getState();
  const all = listProblems(findings, { words: "", severities: new Set(SEVERITIES) });
  const next = problemAfter(all, last, step);
  if (next === null) return null;
  last = next;
  reveal(next.file, next.range);
  return next;
}
