// What clicks, keys and dragging do in the pack's tree: rows are shown and opened, levels chosen, moved, renamed and
// deleted.
import type { KeyboardEvent, MouseEvent } from "react";
import { defined } from "../../shared/base/defined";
import { isPicturePath } from "../../shared/pack/images/picturePath";
import { duplicateLevels, entriesWith, moveInSequence, oneFurther } from "../session/pack/levelCommands";
import { renameInTree } from "../session/pack/renamedRow";
import { imageSelection } from "../session/pack/imageSelection";
import { levelSelection, levelsAt } from "../session/pack/levelSelection";
import { ROW_KEYS } from "../session/pack/rowKeys";
import { clickSelects, keySelects } from "../session/pack/selectionInput";
import { editStory } from "../session/pack/storyCommands";
import { isPress } from "../ui/keyPress";
import type { TreeRow } from "./packTree";
import { deleteRow, openAside, openRow, showRow } from "./rowActions";
import { entryOf } from "./sequenceDrag";
import { type FocusedRow, useTypedAhead } from "./treeFocus";
import { rowBeginningWith, treeMove } from "./treeKeys";
import { extendedTo, selectionAt } from "./treeSelection";

export interface TreeInputOptions {
  readonly rows: readonly TreeRow[];
  /** Opens or closes a group. */
  readonly toggle: (id: string) => void;
  readonly focus: FocusedRow;
  /** Called after what may be refused, with the reason as a sentence; null when it was done. */
  readonly onRefused: (why: string | null) => void;
}

export interface TreeInput {
  readonly click: (index: number, event: MouseEvent) => void;
  readonly press: (event: KeyboardEvent) => void;
  /** Moves an entry of the sequence, and the chosen levels with it, before another one. */
  readonly move: (entry: number, before: number) => void;
}

export function useTreeInput({ rows, toggle, focus, onRefused }: TreeInputOptions): TreeInput {
  const { focused, setFocused, focusRow } = focus;
  const choose = (index: number): void => {
    const row = defined(rows[index]);
    setFocused(index);
    if (row.kind === "group") return toggle(row.id);
    levelSelection.end();
    imageSelection.end();
    showRow(row);
  };
  const remove = async (row: TreeRow): Promise<void> => {
    onRefused(await deleteRow(row));
    focusRow(focused);
  };
  const takeLetter = useTypedAhead((typed) => {
    const found = rowBeginningWith(rows, focused, typed);
    if (found !== null) focusRow(found);
  });
  const takeKey = (key: string): boolean => {
    const move = treeMove(rows, focused, key);
    if (move?.kind === "toggle") toggle(move.id);
    else if (move?.kind === "choose") choose(move.index);
    else if (move?.kind === "open") openRow(defined(rows[move.index]));
    else if (move?.kind === "focus") focusRow(move.index);
    else return false;
    return true;
  };
  const takeSelection = (event: KeyboardEvent): boolean => {
    const { selection, listed } = selectionAt(rows, focused);
    const step = keySelects(selection, listed, focused, event, (key) => extendedTo(rows, focused, key));
    if (step === null) return false;
    if (step.focus !== null) focusRow(step.focus);
    return true;
  };
  const moveByKey = (key: string): boolean => {
    const by = key === "ArrowUp" ? -1 : key === "ArrowDown" ? 1 : 0;
    const entry = rows[focused] === undefined ? null : entryOf(rows[focused]);
    if (entry === null || by === 0) return false;
    const moved = entriesWith(entry);
    const before = oneFurther(moved, by);
    if (before < 0) return true;
    onRefused(moveInSequence(moved, before));
    // Where it stands now.
    focusRow(focused + by);
    return true;
  };
  const takeRowKey = (event: KeyboardEvent): boolean => {
    const row = rows[focused];
    if (row === undefined) return false;
    if (isPress(event, ROW_KEYS.rename)) rename(row);
    else if (isPress(event, ROW_KEYS.remove)) void remove(row);
    else if (isPress(event, ROW_KEYS.aside) && hasText(row)) openAside(row.path);
    else if (isPress(event, ROW_KEYS.duplicate) && row.kind === "level") onRefused(duplicateLevels(levelsAt(row.path)));
    else return false;
    return true;
  };
  const take = (event: KeyboardEvent): boolean => {
    const isControl = event.ctrlKey || event.metaKey;
    if (event.altKey && !isControl) return moveByKey(event.key);
    if (takeSelection(event) || takeRowKey(event)) return true;
    return !isControl && (takeLetter(event) || takeKey(event.key));
  };
  return {
    click(index, event) {
      const row = rows[index];
      const { selection, listed } = selectionAt(rows, index);
      if (event.altKey && hasText(row)) openAside(row.path);
      else if (!clickSelects(selection, listed, index, event)) choose(index);
      else setFocused(index);
    },
    press(event) {
      if (!take(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    move: (entry, before) => onRefused(moveInSequence(entriesWith(entry), before)),
  };
}

function rename(row: TreeRow): void {
  if (row.kind === "level") renameInTree(row.path);
  if (row.kind === "asset" && isPicturePath(row.path)) renameInTree(row.path, "file");
  if (row.kind === "story") editStory(entryOf(row));
}

function hasText(row: TreeRow | undefined): row is Extract<TreeRow, { readonly kind: "level" | "file" }> {
  return row?.kind === "level" || row?.kind === "file";
}
