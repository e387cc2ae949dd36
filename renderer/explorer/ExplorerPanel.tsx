// The pack's tree: one stop of the Tab key, walked by the arrow keys; only the rows in sight are drawn.
import { useVirtualizer } from "@tanstack/react-virtual";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { defined } from "../../shared/base/defined";
import { useDialectUi } from "../dialect/openDialect";
import { followTexts, readableGame, usePackWithoutCells } from "../documents/packSource";
import { type LevelMessage, refusalMessage } from "../levelMenu/LevelItems";
import { LevelMessageLine } from "../levelMenu/LevelMessageLine";
import { entriesOf, moveInSequence, renameInTree, useRenamedLevel } from "../session/pack/levelCommands";
import { endSelection, levelsAt, useSelectedLevels } from "../session/pack/levelSelection";
import { clickSelects, keySelects } from "../session/pack/levelSelectionInput";
import { usePackStore } from "../session/pack/packStore";
import { editStory } from "../session/pack/storyCommands";
import "./explorer.css";
import { LevelMenu } from "./LevelMenu";
import type { Renaming } from "./LevelName";
import { type TreeRow, packTree } from "./packTree";
import { deleteRow, openAside, openRow, showRow } from "./rowActions";
import { entryOf } from "./sequenceDrag";
import { TreeRowView } from "./TreeRowView";
import { rowBeginningWith, treeMove } from "./treeKeys";
import { useFocusedRow, useRenamedInSight, useShownImageInSight, useTypedAhead } from "./treeFocus";
import { extendedTo, levelPaths } from "./treeSelection";

const ROW_HEIGHT = 26;
const PICTURED_HEIGHT = 36;

export function ExplorerPanel(): ReactElement {
  const { rows, toggle } = useRows();
  const levelHeight = useDialectUi().LevelPicture === null ? ROW_HEIGHT : PICTURED_HEIGHT;
  const [message, setMessage] = useState<LevelMessage | null>(null);
  const setRefusal = (refusal: string | null): void => setMessage(refusalMessage(refusal));
  const selected = useSelectedLevels();
  const { path: renaming, part } = useRenamedLevel();
  const scroller = useRef<HTMLDivElement>(null);
  // A new function when there are new rows or heights: the list then asks for all heights again. Measuring in an effect would
  // render twice for each key typed, and without an idle moment React takes fifty such pairs for an endless circle.
  const rowKey = useCallback((index: number) => `${levelHeight} ${defined(rows[index]).id}`, [rows, levelHeight]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: rowKey,
    estimateSize: (index) => (defined(rows[index]).kind === "level" ? levelHeight : ROW_HEIGHT),
    overscan: 8,
  });
  const { focused, setFocused, focusRow } = useFocusedRow(rows, scroller, virtual);
  useRenamedInSight(rows, renaming, toggle, virtual);
  useShownImageInSight(rows, toggle, virtual);

  const choose = (index: number): void => {
    const row = defined(rows[index]);
    setFocused(index);
    if (row.kind === "group") toggle(row.id);
    else {
      endSelection();
      showRow(row);
    }
  };
  const click = (index: number, event: MouseEvent): void => {
    const row = rows[index];
    if (event.altKey && (row?.kind === "level" || row?.kind === "file")) openAside(row.path);
    else if (!clickSelects(levelPaths(rows), index, event)) choose(index);
    else setFocused(index);
  };
  /** The entries that move with one: those of all chosen levels, if it is of one of them. */
  const movedWith = (entry: number): readonly number[] => {
    const row = rows.find((each) => entryOf(each) === entry);
    const paths = row?.kind === "level" ? levelsAt(row.path) : [];
    return paths.length > 1 ? entriesOf(paths) : [entry];
  };
  const move = (entry: number, before: number): void => setRefusal(moveInSequence(movedWith(entry), before));
  const moveByKey = (event: KeyboardEvent): void => {
    const entry = rows[focused] === undefined ? null : entryOf(rows[focused]);
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (entry === null || by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const moved = movedWith(entry);
    const before = by < 0 ? Math.min(...moved) - 1 : Math.max(...moved) + 2;
    if (before < 0) return;
    setRefusal(moveInSequence(moved, before));
    // Where it stands now.
    focusRow(focused + Math.sign(by));
  };
  const openByKey = (event: KeyboardEvent): void => {
    const row = rows[focused];
    if (event.key !== "Enter" || (row?.kind !== "level" && row?.kind !== "file")) return;
    event.preventDefault();
    event.stopPropagation();
    openAside(row.path);
  };
  const rename = (row: TreeRow | undefined): void => {
    if (row?.kind === "level") renameInTree(row.path);
    if (row?.kind === "story") editStory(entryOf(row));
  };
  // A command may have requested it while another row had the focus.
  const renamingOf = (index: number): Renaming => ({
    part,
    onDone(why) {
      renameInTree(null);
      setRefusal(why);
      focusRow(index);
    },
    onRefused: setRefusal,
  });
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
    const step = keySelects(levelPaths(rows), focused, event, (key) => extendedTo(rows, focused, key));
    if (step !== null) {
      if (step.focus !== null) focusRow(step.focus);
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (event.ctrlKey || event.metaKey) return openByKey(event);
    if (!takeLetter(event) && !takeKey(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <LevelMenu onMessage={setMessage}>
      <div
        className="gw-tree"
        ref={scroller}
        role="tree"
        aria-label="Pack"
        aria-multiselectable
        data-own-keys="F2 Shift+F10 CmdOrCtrl+A CmdOrCtrl+Enter"
        tabIndex={-1}
      >
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
                isSelected={row.kind === "level" ? selected.has(row.path) : null}
                onClick={(event) => click(index, event)}
                onKeyDown={press}
                onMove={move}
                onOpen={openRow}
                renaming={"path" in row && row.path === renaming ? renamingOf(index) : null}
              />
            );
          })}
        </div>
      </div>
      <LevelMessageLine message={message} />
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
