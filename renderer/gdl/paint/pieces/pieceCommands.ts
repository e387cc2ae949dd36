// The commands about selected places, from every caller, and the clipboard's keys. Without a painted board they do
// nothing.
import { useEffect } from "react";
import { main } from "../../../bridge/main";
import type { DialectCommands } from "../../../dialect/dialectCommands";
import { clearPlaces } from "../painting";
import { selectPlaces, useTablePaint } from "../paintStore";
import { occupiedPlaces, selectedOn } from "../placeSelection";
import { type PaintedTable, copyPieces, cutPieces, pastePieces, turnPieces } from "./pieceActions";
import type { TableTurn } from "./pieceClip";
import { shownTable } from "./shownTable";

const BOARD = '.gw-table-painter[data-active="true"] .gw-board';

/** Acts on the painted board, which has the keys then. */
function onTable(act: (table: PaintedTable) => void): () => void {
  return () => {
    const table = shownTable()?.table() ?? null;
    if (table === null) return;
    document.querySelector<HTMLElement>(BOARD)?.focus({ preventScroll: true });
    act(table);
  };
}

const turn = (by: TableTurn): (() => void) => onTable((table) => turnPieces(table, by));

function toClipboard(text: string): void {
  void navigator.clipboard.writeText(text);
}

export const pieceCommands = {
  "cells.selectAll": onTable(({ target, layout }) => selectPlaces(occupiedPlaces(layout, target.board))),
  "cells.copy": onTable((table) => copyPieces(table, toClipboard)),
  "cells.cut": onTable((table) => cutPieces(table, toClipboard)),
  "cells.paste": onTable(() => void main.paste()),
  "cells.flipX": turn("flipX"),
  "cells.flipY": turn("flipY"),
  "cells.turn": turn("clockwise"),
  "cells.empty": onTable(({ target, layout }) =>
    clearPlaces(target, selectedOn(layout, useTablePaint.getState().selection)),
  ),
} satisfies DialectCommands;

/** Copies, cuts and pastes by the system's clipboard while the painted board has the focus: of two, the active one. */
export function usePieceClipboard(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return undefined;
    const aborter = new AbortController();
    const listen = (type: "copy" | "cut" | "paste", act: (table: PaintedTable, data: DataTransfer) => void): void => {
      const listener = (event: ClipboardEvent): void => {
        const table = document.activeElement?.matches(BOARD) === true ? shownTable()?.table() : null;
        if (event.clipboardData === null || table === null || table === undefined) return;
        event.preventDefault();
        act(table, event.clipboardData);
      };
      document.addEventListener(type, listener, { signal: aborter.signal });
    };
    listen("copy", (table, data) => copyPieces(table, (text) => data.setData("text/plain", text)));
    listen("cut", (table, data) => cutPieces(table, (text) => data.setData("text/plain", text)));
    listen("paste", (table, data) =>
      pastePieces(table, data.getData("text/plain"), shownTable()?.pointed.current ?? null),
    );
    return () => aborter.abort();
  }, [isActive]);
}
