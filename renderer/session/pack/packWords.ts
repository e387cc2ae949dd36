// The words of the open pack's language for its levels and solutions, for texts of the window.
import { useSyncExternalStore } from "react";
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
