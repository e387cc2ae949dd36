// What the renderer can request main to do with its window.
import * as v from "valibot";
import { text, texts } from "./shapes";

export const viewChange = v.picklist(["larger", "smaller", "asMade", "fullScreen"]);

export type ViewChange = v.InferOutput<typeof viewChange>;

/** Why a page ended by itself: it had used up its memory, or anything else. */
export type LostPage = "memory" | "other";

export interface Question {
  readonly message: string;
  readonly detail: string;
  readonly buttons: readonly string[];
}

export const question = v.object({ message: text, detail: text, buttons: v.pipe(texts, v.minLength(1)) });

/** What a new window shows: nothing yet, a pack whose folder the user chooses, or a pack of the lists. */
export const windowContent = v.variant("kind", [
  v.object({ kind: v.literal("empty") }),
  v.object({ kind: v.literal("chosen") }),
  v.object({ kind: v.literal("pack"), root: text }),
]);

export type WindowContent = v.InferOutput<typeof windowContent>;

/** What the native menu shows while a window is the current one. */
export const menuState = v.object({
  /** By command id, in the words of the open pack's language; other commands have nothing to do there. */
  titles: v.record(text, text),
  /** Whether a pack is open: without one, most commands are grey. */
  hasPack: v.boolean(),
  /** Commands that have nothing to do at present, and are grey. */
  idle: texts,
  /** What the menu of what is played from is called: "Level". */
  startMenu: text,
  /** Commands with a check mark: of the panels that are shown, of the arrangement in use, of switches that are on. */
  checked: texts,
});

export type MenuState = v.InferOutput<typeof menuState>;
