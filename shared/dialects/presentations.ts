// Looks up how the traces of a language read, by the id of its packs' model.
import type { TracePresentation } from "../engine/tracePresentation";
import { PRESENTATIONS } from "./known/presentations";

/**
 * Returns the presentation of the language with this id. In a pack whose language is not known nothing can be played:
 * its panels take the words of the first.
 */
export function presentationOf(id: string | undefined): TracePresentation {
  return PRESENTATIONS.find((each) => each.id === id) ?? PRESENTATIONS[0];
}
