// The pack's tree: one stop of the Tab key, walked by the arrow keys; only the rows in sight are drawn.
import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { defined } from "../../shared/base/defined";
import { followTexts, readableGame, usePackWithoutCells } from "../documents/packSource";
import { moveInSequence, renameInTree, useRenamedLevel } from "../session/pack/levelCommands";
import { usePackStore } from "../session/pack/packStore";
import { editStory } from "../session/pack/storyCommands";
import "./explorer.css";
import { LevelMenu } from "./LevelMenu";
import { type TreeRow, packTree } from "./packTree";
import { deleteRow, openRow, showRow } from "./rowActions";
import { entryOf } from "./sequenceDrag";
import { TreeRowView } from "./TreeRowView";
import { rowBeginningWith, treeMove } from "./treeKeys";
import { useFocusedRow, useRenamedInSight, useTypedAhead } from "./treeFocus";

const ROW_HEIGHT = 26;
const LEVEL_HEIGHT = 36;

export function ExplorerPanel(): ReactElement {
  const { rows, toggle } = useRows();
  const [refusal, setRefusal] = useState<string | null>(null);
  const renaming = useRenamedLevel(({ path }) => path);
  const scroller = useRef<HTMLDivElement>(null);
  // A new function when there are new rows: the list then asks for all heights again. Measuring in an effect would
  // render twice for each key typed, and without an idle moment React takes fifty such pairs for an endless circle.
  const rowKey = useCallback((index: number) => defined(rows[index]).id, [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: rowKey,
    estimateSize: (index) => (defined(rows[index]).kind === "level" ? LEVEL_HEIGHT : ROW_HEIGHT),
    overscan: 8,
  });
  const { focused, setFocused, focusRow } = useFocusedRow(rows, scroller, virtual);
  useRenamedInSight(rows, renaming, toggle, virtual);

  const choose = (index: number): void => {
    const row = defined(rows[index]);
    setFocused(index);
    if (row.kind === "group") toggle(row.id);
    else showRow(row);
  };
  const move = (from: number, before: number): void => setRefusal(moveInSequence(from, before));
  const moveByKey = (event: KeyboardEvent): void => {
    const entry = rows[focused] === undefined ? null : entryOf(rows[focused]);
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 2 : 0;
    if (entry === null || by === 0 || entry + by < 0) return;
    event.preventDefault();
    event.stopPropagation();
    move(entry, entry + by);
    // Where it stands now.
    focusRow(focused + Math.sign(by));
  };
  const rename = (row: TreeRow | undefined): void => {
    if (row?.kind === "level") renameInTree(row.path);
    if (row?.kind === "story") editStory(entryOf(row));
  };
  // A command may have requested it while another row had the focus.
  const renamed = (index: number) => (why: string | null) => {
    renameInTree(null);
    setRefusal(why);
    focusRow(index);
  };
  const remove = async (row: TreeRow | undefined): Promise<void> => {
    if (row === undefined) return;
    setRefusal(await deleteRow(row));
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
    else if (key === "F2") rename(rows[focused]);
    else if (key === "Delete") void remove(rows[focused]);
    else return false;
    return true;
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey && !event.ctrlKey && !event.metaKey) return moveByKey(event);
    if (event.ctrlKey || event.metaKey) return;
    if (!takeLetter(event) && !takeKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <LevelMenu onRefusal={setRefusal}>
      <div className="gw-tree" ref={scroller} role="tree" aria-label="Pack" data-own-keys="F2 Shift+F10" tabIndex={-1}>
        <div className="gw-tree-rows" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, size, key }) => {
            const row = defined(rows[index]);
            return (
              <TreeRowView
                key={key}
                row={row}
                index={index}
                top={start}
                height={size}
                focusable={index === focused}
                onFocus={() => index !== focused && setFocused(index)}
                onChoose={() => choose(index)}
                onKeyDown={press}
                onMove={move}
                onOpen={openRow}
                onRenamed={"path" in row && row.path === renaming ? renamed(index) : null}
              />
            );
          })}
        </div>
      </div>
      {refusal === null ? null : (
        <p className="gw-tree-refusal" role="alert">
          {refusal}
        </p>
      )}
    </LevelMenu>
  );
}

function useRows(): { readonly rows: readonly TreeRow[]; readonly toggle: (id: string) => void } {
  const pack = usePackWithoutCells();
  // The sequence stays as it was while the file that lists it is being typed in.
  const game = useSyncExternalStore(followTexts, readableGame);
  const assets = usePackStore((state) => state.listing?.assets);
  const problems = usePackStore((state) => state.listing?.problems);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () => packTree({ pack: { ...pack, game }, assets: assets ?? [], problems: problems ?? [], toggled }),
    [pack, game, assets, problems, toggled],
  );
  const toggle = (id: string): void => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  return { rows, toggle };
}
