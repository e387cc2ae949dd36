// The panels of the window: those that are the same for any language, and those that a language fills.
import type { FunctionComponent } from "react";

/** Panels of the window whose contents are the same for any language. */
export type CommonPanelId =
  | "pack"
  | "editor"
  | "board"
  | "overview"
  | "rules"
  | "turn"
  | "problems"
  | "search"
  | "why"
  | "because"
  | "compare"
  | "watch"
  | "breakpoints"
  | "solver"
  | "mutate"
  | "history"
  | "guide";

/** Panels with contents of a language: what is painted with, the board's parts, what is selected, what was recorded. */
export type OwnPanelId =
  | "palette"
  | "layers"
  | "inspector"
  | "solution"
  | "moves"
  | "views"
  | "count"
  | "balance"
  | "ruleList"
  | "calls";

export type PanelId = CommonPanelId | OwnPanelId;

export interface OwnPanel {
  readonly title: string;
  readonly Content: FunctionComponent;
}

/** Panels that only need texts, with their usual titles. */
export const TEXT_PANELS = {
  pack: "Pack",
  editor: "Text",
  board: "Board",
  problems: "Problems",
  search: "Search",
  history: "History",
} as const satisfies Partial<Record<CommonPanelId, string>>;
