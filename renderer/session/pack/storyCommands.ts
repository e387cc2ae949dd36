// Story screens of the level sequence: added, edited and taken away, each as one step of undo of game.json. Which one is
// being edited is a choice, kept here.
import { create } from "zustand";
import { type Json, isJsonObject } from "../../../shared/base/json";
import { insertItemEdits, removeValueEdits } from "../../../shared/text/placeEdits";
import type { PackDocument } from "../../documents/packDocument";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import { usePackStore } from "./packStore";

/** The story screen that is being edited, by its index in the level sequence; null for none. */
export const useEditedStory = create<{ readonly index: number | null }>(() => ({ index: null }));

usePackStore.subscribe((now, before) => {
  if (now.listing?.id !== before.listing?.id) editStory(null);
});

/** Opens the form of the story screen at an index of the sequence; null closes it. */
export function editStory(index: number | null): void {
  useEditedStory.setState({ index });
}

const BROKEN = "game.json has a syntax error. Mend it first.";

/** Puts a story screen before an entry of the sequence (its length: at the end) and edits it. Gives why not, or null. */
export function newStory(before: number): string | null {
  const game = gameDocument();
  if (game === null) return "The pack has no game.json.";
  const parsed = { text: game.text(), tree: game.tree() };
  if (parsed.tree.errors.length > 0) return BROKEN;
  const story = { type: "story", title: "New Chapter", text: "Once upon a time…" };
  game.apply(insertItemEdits(parsed, ["levelSequence"], before, story));
  editStory(before);
  return null;
}

/** Takes an entry out of the sequence: a story screen is gone, a level's file stays. Gives why not, or null. */
export function removeEntry(index: number): string | null {
  const game = gameDocument();
  if (game === null) return "The pack has no game.json.";
  const parsed = { text: game.text(), tree: game.tree() };
  if (parsed.tree.errors.length > 0) return BROKEN;
  game.apply(removeValueEdits(parsed, ["levelSequence", index]));
  return null;
}

/** How many entries the sequence has. */
export function sequenceLength(): number {
  const game: Json | undefined = packSource().game?.value;
  const list = isJsonObject(game) ? game["levelSequence"] : undefined;
  return Array.isArray(list) ? list.length : 0;
}

function gameDocument(): PackDocument | null {
  const path = packSource().game?.path;
  return path === undefined ? null : (documents.get(path) ?? null);
}
