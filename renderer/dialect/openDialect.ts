// The user interface of the open pack's language. Knows no language: the shell sets the list at the start.
import { useSyncExternalStore } from "react";
import { followTexts } from "../documents/packSource";
import type { DialectUi } from "./dialectUi";

let known: ReadonlyMap<string, DialectUi> = new Map();

/** Sets the languages that the window can show. To be called once, before anything is drawn. */
export function setDialectUis(uis: readonly DialectUi[]): void {
  known = new Map(uis.map((ui) => [ui.id, ui]));
}

/** The user interface for the pack that is open now. Throws where its language is not in the list. */
export function dialectUi(): DialectUi {
  const id = dialectIdOfOpenPack();
  const ui = known.get(id);
  if (ui === undefined) throw new Error(`no user interface is listed for "${id}"`);
  return ui;
}

/** The same, for React: renders again when the open pack is of another language. */
export function useDialectUi(): DialectUi {
  return useSyncExternalStore(followTexts, dialectUi);
}

function dialectIdOfOpenPack(): string {
  return "gridponder";
}
