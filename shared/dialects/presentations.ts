// How the traces of every language read, one line each. For the window, which knows a language by its packs' model.
import type { TracePresentation } from "../engine/tracePresentation";
import { gridponderPresentation } from "./gridponder/presentation/presentation";

const PRESENTATIONS: readonly [TracePresentation, ...TracePresentation[]] = [gridponderPresentation];

/**
 * The presentation of the language with this id. In a pack whose language is not known nothing can be played: its panels
 * take the words of the first.
 */
export function presentationOf(id: string | undefined): TracePresentation {
  return PRESENTATIONS.find((each) => each.id === id) ?? PRESENTATIONS[0];
}
