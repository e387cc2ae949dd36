// The pack's tree: one stop of the Tab key, walked by the arrow keys; only the rows in sight are drawn.
import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactElement, useCallback, useMemo, useRef, useState } from "react";
import { useUnpaintedPack } from "../documents/packSource";
import { moveInSequence } from "../session/levelCommands";
import { reveal, selectFile, usePackStore } from "../session/packStore";
import { editStory } from "../session/storyCommands";
import "./explorer.css";
import { LevelMenu } from "./LevelMenu";
import { type TreeRow, packTree } from "./packTree";
import { entryOf } from "./sequenceDrag";
import { TreeRowView } from "./TreeRowView";
import { treeMove } from "./treeKeys";

const ROW_HEIGHT = 26;
const LEVEL_HEIGHT = 36;

export function ExplorerPanel(): ReactElement {
  const { rows, toggle } = useRows();
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** The level file whose id is being typed anew. */
  const [renaming, setRenaming] = useState<string | null>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const focused = Math.max(
    0,
    rows.findIndex(({ id }) => id === focusedId),
  );
  // A new function when there are new rows: the list then asks for all heights again. Measuring in an effect would
  // render twice for each key typed, and without an idle moment React takes fifty such pairs for an endless circle.
  const rowKey = useCallback((index: number) => rows[index]!.id, [rows]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: rowKey,
    estimateSize: (index) => (rows[index]!.kind === "level" ? LEVEL_HEIGHT : ROW_HEIGHT),
    overscan: 8,
  });

  const focusRow = (index: number): void => {
    setFocusedId(rows[index]!.id);
    virtual.scrollToIndex(index);
    requestAnimationFrame(() => rowElement(scroller.current, index)?.focus());
  };
  const choose = (row: TreeRow): void => {
    setFocusedId(row.id);
    if (row.kind === "group") toggle(row.id);
    else chooseRow(row);
  };
  const move = (from: number, before: number): void => setRefusal(moveInSequence(from, before));
  const moveByKey = (event: KeyboardEvent): void => {
    const entry = rows[focused] === undefined ? null : entryOf(rows[focused]);
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 2 : 0;
    if (entry === null || by === 0 || entry + by < 0) return;
    event.preventDefault();
    event.stopPropagation();
    move(entry, entry + by);
  };
  const edit = (row: TreeRow | undefined): void => {
    if (row?.kind === "level") setRenaming(row.path);
    if (row?.kind === "story") editStory(entryOf(row));
  };
  const renamed = (why: string | null): void => {
    setRenaming(null);
    setRefusal(why);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.altKey && !event.ctrlKey && !event.metaKey) return moveByKey(event);
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === "F2") {
      event.preventDefault();
      return edit(rows[focused]);
    }
    const move = treeMove(rows, focused, event.key);
    if (move === null) return;
    event.preventDefault();
    event.stopPropagation();
    if (move.kind === "toggle") toggle(move.id);
    else if (move.kind === "choose") choose(rows[move.index]!);
    else focusRow(move.index);
  };

  return (
    <LevelMenu onRefusal={setRefusal} onRename={setRenaming}>
      <div className="gw-tree" ref={scroller} role="tree" aria-label="Pack" data-own-keys="F2" tabIndex={-1}>
        <div className="gw-tree-rows" style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, size, key }) => (
            <TreeRowView
              key={key}
              row={rows[index]!}
              index={index}
              top={start}
              height={size}
              focusable={index === focused}
              onChoose={choose}
              onKeyDown={press}
              onMove={move}
              onEdit={edit}
              onRenamed={"path" in rows[index]! && rows[index].path === renaming ? renamed : null}
            />
          ))}
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

function chooseRow(row: TreeRow): void {
  if (row.kind === "file" || row.kind === "level") selectFile(row.path);
  if (row.kind === "story") reveal(row.gamePath, row.at);
}

function useRows(): { readonly rows: readonly TreeRow[]; readonly toggle: (id: string) => void } {
  const pack = useUnpaintedPack();
  const assets = usePackStore((state) => state.listing?.assets);
  const problems = usePackStore((state) => state.listing?.problems);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(
    () => packTree({ pack, assets: assets ?? [], problems: problems ?? [], toggled }),
    [pack, assets, problems, toggled],
  );
  const toggle = (id: string): void => {
    const next = new Set(toggled);
    if (!next.delete(id)) next.add(id);
    setToggled(next);
  };
  return { rows, toggle };
}

function rowElement(scroller: HTMLElement | null, index: number): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
}
