// How the traces of the open pack's language read.
import { useSyncExternalStore } from "react";
import { presentationOf } from "../../../shared/dialects/presentations";
import type { TracePresentation } from "../../../shared/engine/tracePresentation";
import { followTexts, packModel } from "../../documents/packSource";

/** Returns the presentation of the open pack's language. A session keeps the one it was opened with. */
export function packPresentation(): TracePresentation {
  return presentationOf(packModel()?.id);
}

/** The same, for React: renders again when the open pack is of another language. */
export function usePackPresentation(): TracePresentation {
  return useSyncExternalStore(followTexts, packPresentation);
}
