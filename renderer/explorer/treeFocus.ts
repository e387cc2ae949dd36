// Which row of the tree the keys are for, and what brings rows into sight. Knows rows and their elements.
import { clamp } from "../../shared/base/clamp";
import type { Virtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { usePackStore } from "../session/pack/packStore";
import { focusRowAt } from "../ui/rowFocus";
import { type TreeRow, folderRowId } from "./packTree";

/** Characters typed within this many milliseconds belong to one name. */
const TYPED_TOGETHER_MS = 700;

const LEVEL_GROUPS: ReadonlySet<string> = new Set(["group:levels", "group:unsequenced"]);

type RowList = Virtualizer<HTMLDivElement, Element>;

export interface FocusedRow {
  readonly focused: number;
  readonly setFocused: (index: number) => void;
  /** Makes it the focused one, brings it into sight and gives it the focus. */
  readonly focusRow: (index: number) => void;
}

/**
 * Returns the row with the focus; when it goes, the one that stands in its place then. Until one had it, it is the row of
 * the file that is shown, where that is drawn: only then can keys reach it.
 */
export function useFocusedRow(
  rows: readonly TreeRow[],
  scroller: RefObject<HTMLElement | null>,
  list: RowList,
): FocusedRow {
  const [last, setLast] = useState<{ readonly id: string | null; readonly index: number }>({ id: null, index: 0 });
  const found = rows.findIndex(({ id }) => id === last.id);
  // Rows above it may have come or gone: its place is known when it goes, too.
  if (found >= 0 && found !== last.index) setLast({ id: last.id, index: found });
  const shown = useShownRow(rows);
  const isBegun = last.id !== null || !list.getVirtualItems().some(({ index }) => index === shown);
  const focused = found >= 0 ? found : isBegun ? clamp(last.index, 0, rows.length - 1) : shown;
  const setFocused = (index: number): void => setLast({ id: rows[index]?.id ?? null, index });
  const focusRow = (index: number): void => {
    setFocused(index);
    focusRowAt(list, index);
  };
  useFocusAfterRemoval(last.id !== null && found < 0, scroller, () => focusRow(focused));
  return { focused, setFocused, focusRow };
}

/** Returns the index of the row of what is shown; -1 where there is none. */
function useShownRow(rows: readonly TreeRow[]): number {
  const shown = usePackStore(({ activeFile, shownImage }) => shownImage ?? activeFile);
  return rows.findIndex((row) => "path" in row && row.path === shown);
}

/** Gives the focus to the row in the place of one that went with it: the page drops it then. */
function useFocusAfterRemoval(isGone: boolean, scroller: RefObject<HTMLElement | null>, focusNext: () => void): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const tree = scroller.current;
    const note = ({ target }: FocusEvent): void => {
      hadFocus.current = target instanceof Node && tree?.contains(target) === true;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [scroller]);
  useEffect(() => {
    if (isGone && hadFocus.current && document.activeElement === document.body) focusNext();
  });
}

/** Brings the level or image that is being renamed into sight, out of a closed group too. */
export function useRenamedInSight(
  rows: readonly TreeRow[],
  renaming: string | null,
  toggle: (id: string) => void,
  list: RowList,
): void {
  useEffect(() => {
    if (renaming === null) return;
    const index = rows.findIndex((row) => "path" in row && row.path === renaming);
    const groups = new Set([...LEVEL_GROUPS, folderRowId(renaming)]);
    const closed = rows.find((row) => row.kind === "group" && !row.expanded && groups.has(row.id));
    if (index >= 0) list.scrollToIndex(index);
    else if (closed !== undefined) toggle(closed.id);
  }, [rows, renaming, toggle, list]);
}

/** Brings an image that comes to be shown, such as an imported one, into sight, out of a closed folder too. */
export function useShownImageInSight(rows: readonly TreeRow[], toggle: (id: string) => void, list: RowList): void {
  const shown = usePackStore(({ shownImage }) => shownImage);
  const brought = useRef<string | null>(null);
  useEffect(() => {
    if (shown === null) brought.current = null;
    // Its folder may be closed again afterwards.
    if (shown === null || shown === brought.current) return;
    const index = rows.findIndex((row) => row.kind === "asset" && row.path === shown);
    const folder = rows.find((row) => row.id === folderRowId(shown));
    if (index >= 0) {
      brought.current = shown;
      list.scrollToIndex(index);
    } else if (folder?.kind === "group" && !folder.expanded) toggle(folder.id);
  }, [rows, shown, toggle, list]);
}

/** Takes keys that are letters, together with those typed just before; gives whether a key was one. */
export function useTypedAhead(tell: (typed: string) => void): (event: KeyboardEvent) => boolean {
  const last = useRef({ text: "", atMs: 0 });
  return ({ key, timeStamp }) => {
    const goesOn = timeStamp - last.current.atMs < TYPED_TOGETHER_MS;
    // By itself the space bar shows a row.
    if (key.length !== 1 || (key === " " && !goesOn)) return false;
    const text = goesOn ? last.current.text + key : key;
    last.current = { text, atMs: timeStamp };
    tell(text);
    return true;
  };
}
