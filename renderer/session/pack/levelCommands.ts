// Levels made, copied, deleted and put in another order. Texts are documents and edits of documents: nothing is on the
// disk until it is saved, but for a deleted file, which goes into the system's trash at once.
import { create } from "zustand";
import { type Json, isJsonObject } from "../../../shared/base/json";
import type { Result } from "../../../shared/base/result";
import { declaredSize } from "../../../shared/dialects/gridponder/text/layers/layers";
import {
  type LevelName,
  copiedLevelText,
  emptyLevelText,
  freeLevelName,
  moveEntryEdits,
  sequenceLevelEdits,
  templateLevelText,
  unsequenceLevelEdits,
} from "../../../shared/dialects/gridponder/text/levels/levelFiles";
import { levelIdOf, levelTitleOf } from "../../../shared/dialects/gridponder/text/levels/levelSequence";
import type { SourceFile } from "../../../shared/pack/packSource";
import type { TextEdit } from "../../../shared/text/edit";
import { main } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import { selectFile, usePackStore } from "./packStore";
import { wishPanel } from "./panelWishes";
import { newStory, sequenceLength } from "./storyCommands";

/** The level file whose id is being typed anew in the pack's tree; null for none. */
export const useRenamedLevel = create<{ readonly path: string | null }>(() => ({ path: null }));

/** Begins to type another id for a level; without one, ends it. */
export function renameInTree(path: string | null): void {
  useRenamedLevel.setState({ path });
}

/** What a new level begins with. */
export type LevelStart = "empty" | "template" | "copy";

const FIRST_SIZE = [8, 8] as const;

/**
 * Makes a level file beside the active one, puts it behind that one in the sequence and shows it. Without an active
 * level it is empty. The board is wished for, to be painted on at once. Gives why not, or null.
 */
export function newLevel(start: LevelStart): string | null {
  const pack = packSource();
  const file = activeLevel();
  const name = freeLevelName(pack, file === undefined ? "level" : levelIdOf(file));
  const text = startText(start, file, name, pack.game?.value);
  documents.restore(name.path, text);
  const refusal = editGame((game) => sequenceLevelEdits(game, name.id, file === undefined ? null : levelIdOf(file)));
  selectFile(name.path);
  wishPanel("board");
  return refusal;
}

function startText(start: LevelStart, file: SourceFile | undefined, name: LevelName, game: Json | undefined): string {
  const broken = file === undefined || file.tree.errors.length > 0 || !isJsonObject(file.value);
  if (start === "empty" || broken) {
    const size = file === undefined ? null : declaredSize(file.tree);
    return emptyLevelText(name.id, "New Level", size ?? FIRST_SIZE, game, file);
  }
  const title = levelTitleOf(file);
  if (start === "copy") return copiedLevelText(file.text, name.id, `${title} (copy)`);
  return templateLevelText(file.text, name.id, "New Level", game);
}

/** Asks, then puts the active level's file into the trash and takes it out of the sequence. Gives why not, or null. */
export async function deleteLevel(): Promise<string | null> {
  const file = activeLevel();
  if (file === undefined) return null;
  const id = levelIdOf(file);
  const chosen = await main.ask({
    message: `Delete the level "${levelTitleOf(file)}"?`,
    detail: `${file.path} goes into the system's trash, and its entries are taken out of the level sequence.`,
    buttons: ["Move to Trash", "Cancel"],
  });
  const document = documents.get(file.path);
  if (chosen !== 0 || document === undefined) return null;
  // What was never saved is nowhere but here.
  if (document.baseText !== null) {
    const trashed = await main.trashFile(file.path);
    if (!trashed.ok) return trashed.refusal;
  }
  documents.discard(file.path);
  const isLast = packSource().levels.every((level) => levelIdOf(level) !== id);
  return isLast ? editGame((game) => unsequenceLevelEdits(game, id)) : null;
}

/** Moves an entry of the sequence (its index in game.json) before another, as one step of undo of game.json. */
export function moveInSequence(from: number, before: number): string | null {
  return editGame((game) => moveEntryEdits(game, from, before));
}

/** Moves the active level by one place in the sequence: -1 up, 1 down; past the ends nothing happens. */
export function moveLevel(by: -1 | 1): string | null {
  const from = activeEntry();
  if (from === null || from + by < 0 || from + by >= sequenceLength()) return null;
  return moveInSequence(from, by < 0 ? from - 1 : from + 2);
}

/** Puts a story screen beside the active level and edits it; at the end when the sequence does not name the level. */
export function newStoryBeside(side: "before" | "behind"): string | null {
  const entry = activeEntry();
  if (entry === null) return newStory(sequenceLength());
  return newStory(side === "before" ? entry : entry + 1);
}

/** The active level's first entry in the sequence; null for none. */
function activeEntry(): number | null {
  const file = activeLevel();
  const game = packSource().game?.value;
  const list = isJsonObject(game) ? game["levelSequence"] : undefined;
  if (file === undefined || !Array.isArray(list)) return null;
  const id = levelIdOf(file);
  const entry = (list as readonly Json[]).findIndex((each) => isJsonObject(each) && each["ref"] === id);
  return entry < 0 ? null : entry;
}

type GameText = Parameters<typeof sequenceLevelEdits>[0];

function editGame(edits: (game: GameText) => Result<readonly TextEdit[], string>): string | null {
  const game = packSource().game;
  if (game === null) return "The pack has no game.json.";
  const made = edits({ text: game.text, tree: game.tree });
  if (!made.ok) return made.refusal;
  documents.get(game.path)?.apply(made.value);
  return null;
}

function activeLevel(): SourceFile | undefined {
  const path = usePackStore.getState().activeLevelFile;
  return packSource().levels.find((level) => level.path === path);
}
