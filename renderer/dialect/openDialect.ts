// The user interface of the open pack's language. Knows no language: the shell sets the list at the start.
import { useSyncExternalStore } from "react";
import { followTexts, packSource } from "../documents/packSource";
import type { DialectUi } from "./dialectUi";
import { plainUi } from "./plainUi";

let known: readonly DialectUi[] = [];

/** Sets the languages that the window can show. To be called once, before anything is drawn. */
export function setDialectUis(uis: readonly DialectUi[]): void {
  known = uis;
}

/** Returns the user interface for the pack that is open now; the plain one where its language is not in the list. */
export function dialectUi(): DialectUi {
  const id = packSource().model?.id;
  return known.find((ui) => ui.id === id) ?? plainUi;
}

/** The same, for React: renders again when the pack is of another language. */
export function useDialectUi(): DialectUi {
  return useSyncExternalStore(followTexts, dialectUi);
}
