// The comparison of profiles that is shown, or under way. Knows nothing of how it is found.
import { create } from "zustand";
import type { ProfileComparison } from "../../../shared/rpc/compare";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { usePackStore } from "../../session/pack/packStore";

export type ComparisonState =
  | { readonly step: "closed" }
  | { readonly step: "comparing" }
  | { readonly step: "done"; readonly comparison: ProfileComparison };

const CLOSED: ComparisonState = { step: "closed" };

export const useComparison = create<{ readonly shown: ComparisonState }>(() => ({ shown: CLOSED }));

/** Compares the pack as its texts stand and shows what was found. Without a pack nothing happens. */
export async function compareProfiles(): Promise<void> {
  if (usePackStore.getState().listing === null) return;
  documents.flush();
  const comparing: ComparisonState = { step: "comparing" };
  useComparison.setState({ shown: comparing });
  const comparison = await host.compareProfiles();
  // Closed meanwhile, or begun anew: then this answer is nobody's.
  if (useComparison.getState().shown !== comparing) return;
  useComparison.setState({ shown: comparison === null ? CLOSED : { step: "done", comparison } });
}

export function closeComparison(): void {
  if (useComparison.getState().shown.step === "comparing") host.cancelComparison();
  useComparison.setState({ shown: CLOSED });
}
