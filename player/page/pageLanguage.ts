// What a page needs of a language: how its levels look and how one is played in a part of the page.
import type { Disposable } from "../../shared/base/disposable";
import type { Result } from "../../shared/base/result";
import type { PageImages, PagePack } from "../../shared/page/pagePack";

/** What a player meets, in order. */
export type PageEntry =
  | { readonly kind: "level"; readonly id: string; readonly title: string }
  | {
      readonly kind: "story";
      readonly title: string | null;
      readonly text: string | null;
      /** An address; null for none. */
      readonly image: string | null;
    };

/** How a level ended. */
export interface PageOutcome {
  /** `over`: there is nothing to be solved, as between players. */
  readonly kind: "won" | "lost" | "over";
  /** `Solved`, `Lost`. */
  readonly title: string;
  /** A sentence, or "". */
  readonly detail: string;
  readonly moves: number;
}

export interface PlayTools {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What the next hint shows; null where there is none. */
  readonly hint: string | null;
}

/** What a play tells the page. */
export interface PlayListener {
  /** Read out to those who do not see the board. */
  readonly announce: (text: string) => void;
  /** What can be done has changed. */
  readonly tools: (tools: PlayTools) => void;
  /** Null: the level goes on. */
  readonly outcome: (outcome: PageOutcome | null) => void;
}

/** A level in play. */
export interface LevelPlay extends Disposable {
  readonly undo: () => void;
  readonly redo: () => void;
  readonly restart: () => void;
  readonly hint: () => void;
  focus(): void;
  /** Takes a key that the focused part had no use for; false when the game has none either. */
  press(event: KeyboardEvent): boolean;
}

/** Colours that a pack asks for; null where it asks for none. */
export interface PageColors {
  readonly accent: string | null;
  readonly ground: string | null;
}

export interface PageGame {
  /** What the pack calls what is played: `level`, `levels`. */
  readonly words: { readonly start: string; readonly starts: string };
  readonly entries: readonly PageEntry[];
  readonly colors: PageColors;
  /** An address; null for none. */
  readonly cover: string | null;
  /**
   * Draws a level small into a canvas, `size` CSS pixels at its longer side at most, until disposed. Hides the canvas of a
   * level without a board.
   */
  drawSmall(id: string, canvas: HTMLCanvasElement, size: number): Disposable;
  /** Plays a level in an empty element; refused with a sentence. */
  play(id: string, place: HTMLElement, listener: PlayListener): Result<LevelPlay, string>;
}

export interface PageLanguage {
  /** Reads a pack; refused with a sentence. */
  open(pack: PagePack, images: PageImages): Result<PageGame, string>;
}
