// How the open pack differs from another state of it, in words, as the window lists it.
import * as v from "valibot";
import type { BoardView, Position } from "../base/boardView";
import type { AssetCollection } from "../pack/packSource";
import type { TextRange } from "../findings/finding";
import type { PackFileProblem } from "./packsOnDisk";
import { text, texts } from "./shapes";

/** Another state of a pack: its texts, and what is known of its other files. */
export interface OtherPack {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly assets: readonly string[];
  readonly collections: readonly AssetCollection[];
  /** Files that could not be read, with the reason. */
  readonly problems: readonly PackFileProblem[];
}

export const fileProblems = v.array(v.object({ path: text, message: text }));

export const otherPack = v.object({
  files: v.array(v.object({ path: text, text })),
  assets: texts,
  collections: v.array(v.object({ id: text, files: texts })),
  problems: fileProblems,
});

/** Where another state of the open pack is read from. */
export const otherSource = v.variant("kind", [
  v.object({ kind: v.literal("folder") }),
  v.object({ kind: v.literal("disk") }),
  /** What git names: `HEAD~2`, `v1.0`. */
  v.object({ kind: v.literal("revision"), revision: text }),
]);

export type OtherSource = v.InferOutput<typeof otherSource>;

/** Another state of the open pack, and what it is called in the window. */
export interface FoundPack {
  readonly name: string;
  readonly pack: OtherPack;
}

/** `uncompared`: a text that cannot be compared. */
export type DifferenceKind = "added" | "removed" | "changed" | "uncompared";

/** A level, kind, rule or file that differs. */
export interface DifferenceItem {
  readonly kind: DifferenceKind;
  readonly title: string;
  /** What changed, a sentence or less each. */
  readonly lines: readonly string[];
  /** The file in the open pack to go to; null when it has none. */
  readonly file: string | null;
  /** The place in that file, of a text that cannot be compared. */
  readonly at?: TextRange;
  readonly level: DifferentLevel | null;
}

export interface DifferentLevel {
  readonly id: string;
  /** How differently it plays, in a few words; null: no difference was found. */
  readonly verdict: string | null;
  /** It is worse than before: it cannot be played, or is not won any more. */
  readonly isWorse: boolean;
  /** There are boards to show. */
  readonly hasBoards: boolean;
  readonly marked: readonly Position[];
}

export interface DifferenceSection {
  readonly title: string;
  readonly items: readonly DifferenceItem[];
}

/** Nothing differs when there are no sections. */
export interface DifferenceReport {
  /** How much changed, in a sentence. */
  readonly summary: string;
  /** None of them is empty. */
  readonly sections: readonly DifferenceSection[];
}

/** The first boards of a level in the other state and in the open pack; null where it has none. */
export interface LevelBoards {
  readonly before: BoardView | null;
  readonly after: BoardView | null;
}

export const NO_LEVEL_BOARDS: LevelBoards = { before: null, after: null };
