// The words of the open pack's language for its levels and solutions, for texts of the window.
import { useSyncExternalStore } from "react";
import { capital } from "../../../shared/base/capital";
import { PLAIN_WORDS, type PackWords } from "../../../shared/pack/packModel";
import { followTexts, packModel } from "../../documents/packSource";

/** Returns the words of the open pack. */
export function packWords(): PackWords {
  return packModel()?.words ?? PLAIN_WORDS;
}

/** The same for React; the same object while its language is the same. */
export function usePackWords(): PackWords {
  return useSyncExternalStore(followTexts, packWords);
}

/** Returns the title of the command that makes an empty level; an ellipsis where the language leaves a choice first. */
export function newEmptyTitle(): string {
  const asksFirst = packModel()?.starts.choices !== undefined;
  return `New Empty ${capital(packWords().start)}${asksFirst ? "…" : ""}`;
}

/** The same for React. */
export function useNewEmptyTitle(): string {
  return useSyncExternalStore(followTexts, newEmptyTitle);
}
