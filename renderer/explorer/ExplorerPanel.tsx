// The pack's tree: one stop of the Tab key, walked by the arrow keys; only the rows in sight are drawn.
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactElement, useCallback, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { defined } from "../../shared/base/defined";
import { useDialectUi } from "../dialect/openDialect";
import { followTexts, readableGame, usePackWithoutCells } from "../documents/packSource";
import { type LevelMessage, refusalMessage } from "../levelMenu/LevelItems";
import { LevelMessageLine } from "../levelMenu/LevelMessageLine";
import { renameInTree, useRenamedRow } from "../session/pack/renamedRow";
import { imageSelection } from "../session/pack/imageSelection";
import { ROW_KEYS } from "../session/pack/rowKeys";
import { levelSelection } from "../session/pack/levelSelection";
import { usePackStore } from "../session/pack/packStore";
import "./explorer.css";
import { useLevelClipboard } from "./levelClipboard";
import { LevelMenu } from "./LevelMenu";
import { type TreeRow, packTree } from "./packTree";
import { isImageRow } from "./treeSelection";
import { openRow } from "./rowActions";
import { type RowRenaming, TreeRowView } from "./TreeRowView";
import { useFocusedRow, useRenamedInSight, useShownImageInSight } from "./treeFocus";
import { useTreeInput } from "./useTreeInput";

/** Keys that mean something else elsewhere in the window. */
const OWN_KEYS = [...Object.values(ROW_KEYS), "Shift+F10"].join(" ");
const ROW_HEIGHT = 26;
const PICTURED_HEIGHT = 36;

export function ExplorerPanel(): ReactElement {
  const { rows, toggle } = useRows();
  const levelHeight = useDialectUi().LevelPicture === null ? ROW_HEIGHT : PICTURED_HEIGHT;
  const [message, setMessage] = useState<LevelMessage | null>(null);
  const setRefusal = (refusal: string | null): void => setMessage(refusalMessage(refusal));
  const levels = levelSelection.useChosen();
  const images = imageSelection.useChosen();
  /** Null: rows of its kind are chosen by being shown. */
  const isSelected = (row: TreeRow): boolean | null =>
    row.kind === "level" ? levels.has(row.path) : isImageRow(row) ? images.has(row.path) : null;
  const { path: renaming, part } = useRenamedRow();
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
  const focus = useFocusedRow(rows, scroller, virtual);
  useRenamedInSight(rows, renaming, toggle, virtual);
  useShownImageInSight(rows, toggle, virtual);
  useLevelClipboard(rows[focus.focused], setMessage);
  const input = useTreeInput({ rows, toggle, focus, onRefused: setRefusal });
  // A command may have requested it while another row had the focus.
  const renamingOf = (index: number): RowRenaming => ({
    part,
    onDone(why) {
      renameInTree(null);
      setRefusal(why);
      focus.focusRow(index);
    },
    onRefused: setRefusal,
  });

  return (
    <LevelMenu onMessage={setMessage}>
      <div
        className="gw-tree"
        ref={scroller}
        role="tree"
        aria-label="Pack"
        aria-multiselectable
        data-own-keys={OWN_KEYS}
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
                focusable={index === focus.focused}
                onFocus={() => index !== focus.focused && focus.setFocused(index)}
                isSelected={isSelected(row)}
                onClick={(event) => input.click(index, event)}
                onKeyDown={input.press}
                onMove={input.move}
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
