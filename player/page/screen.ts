// A screen of the page, and what it can do with the page it is on. Types only.

/** What a screen can do with the page it is on. */
export interface PageMoves {
  /** The entry after the one shown, or the end. */
  readonly next: () => void;
  /** The entry with a number. */
  readonly go: (index: number) => void;
  readonly showLevels: () => void;
  readonly solved: (id: string, moves: number) => void;
  readonly reset: () => void;
  /** Reads out a text. */
  readonly announce: (text: string) => void;
}

/** A screen of the page. Its element is focused where it can be, its bar stands above it. */
export interface Screen {
  readonly title: string;
  readonly element: HTMLElement;
  /** Buttons of the bar. */
  readonly tools: readonly HTMLElement[];
  /** Called when it stands on the page. */
  readonly opened: () => void;
  readonly closed: () => void;
  /** A key that no part of the page took. */
  readonly press: (event: KeyboardEvent) => boolean;
}
