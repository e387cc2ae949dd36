// The question of the Why panel: about a rule, a cell, or both. Any view may ask; the panel answers.
import type { Position } from "../../../shared/base/boardView";
import { perPackStore } from "../../state/windowStore";

export interface WhyQuestion {
  /** A rule's id; null: whatever has to do with the cell. */
  readonly rule: string | null;
  readonly position: Position | null;
  /** The layer of the cell that the question is about; null: the whole cell. */
  readonly layer: string | null;
  /** Grows with each question asked from elsewhere: the panel is then to be shown. */
  readonly asked: number;
}

export const useWhyQuestion = perPackStore<WhyQuestion>(() => ({ rule: null, position: null, layer: null, asked: 0 }));

/** Asks about a rule, on the whole board. */
export function askAboutRule(rule: string): void {
  useWhyQuestion.setState(({ asked }) => ({ rule, position: null, layer: null, asked: asked + 1 }));
}

/** Asks about a cell, of all rules. */
export function askAboutCell(position: Position): void {
  useWhyQuestion.setState(({ asked }) => ({ rule: null, position, layer: null, asked: asked + 1 }));
}
