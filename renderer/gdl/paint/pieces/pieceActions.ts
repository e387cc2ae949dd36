// Copies, cuts, pastes and turns the pieces on selected places: what keys, buttons and the clipboard do with them. Each
// change is one step of undo.
import { type BoardView, type Entity, type Position, entityIn } from "../../../../shared/base/boardView";
import type { GameIndex } from "../../../../shared/dialects/gdl/text/names/gameIndex";
import { brushOfEntity, entityOf } from "../../../../shared/dialects/gdl/text/paint/brush";
import type { TableLayout } from "../../table/layout";
import { useTablePaint } from "../paintStore";
import { moveSelected } from "../movedSelection";
import { type TableTarget, brushAt, clearPlaces, paintPlaces } from "../painting";
import { type PlaceSelection, selectedOn } from "../placeSelection";
import {
  type PlacedPiece,
  type TableTurn,
  clipOfPieces,
  hasRows,
  putAt,
  turnedClip,
  turnedTogether,
} from "./pieceClip";
import { piecesText, readPieces, unknownSchemas } from "./pieceClipText";

/** A board that is painted, with its layout. */
export interface PaintedTable {
  readonly target: TableTarget;
  readonly layout: TableLayout;
}

/** Writes the pieces on the selected places as text. */
export function copyPieces(table: PaintedTable, write: (text: string) => void): void {
  const count = writePieces(table, write);
  if (count > 0) say(`Copied ${pieceCount(count)}.`);
}

/** Does the same, and takes them off the board. */
export function cutPieces(table: PaintedTable, write: (text: string) => void): void {
  const count = writePieces(table, write);
  if (count === 0) return;
  clearPlaces(table.target, selectionOn(table.layout));
  say(`Cut ${pieceCount(count)}.`);
}

/** Returns how many pieces were written; says why there are none. */
function writePieces({ target, layout }: PaintedTable, write: (text: string) => void): number {
  const selection = selectionOn(layout);
  const pieces = piecesOn(target, selection);
  if (pieces.length > 0) write(piecesText(target.board, pieces));
  else say(selection.length === 0 ? "Select some places first." : "Nothing stands on the selected places.");
  return pieces.length;
}

/**
 * Takes up the pieces of a text: they follow the pointer until they are put down. `at`: the place under it, null for
 * the first that is selected.
 */
export function pastePieces(
  { target: { board, index }, layout }: PaintedTable,
  text: string,
  at: Position | null,
): void {
  const read = readPieces(text, board, index);
  const clip = clipOfPieces(layout, read?.pieces ?? []);
  if (read === null) return say("The clipboard holds no pieces of a board.");
  if (clip === null) return say("The places of the copied pieces are not on this board.");
  const count = pieceCount(clip.pieces.length);
  const how = hasRows(layout)
    ? `Click to put ${count} down; X and Y flip, Z rotates, Escape cancels.`
    : clip.pieces.length === 1
      ? "Click a place to put the piece there; Escape cancels."
      : `Click to put ${count} on the places of the same names; Escape cancels.`;
  const lost = read.lost === 0 ? "" : ` ${read.lost} more have no place on this board.`;
  const unknown = unknownSchemas(clip.pieces, index);
  const others = unknown.length === 0 ? "" : ` The rules do not declare ${unknown.join(", ")}.`;
  const start = at ?? selectionOn(layout)[0] ?? clip.grip;
  useTablePaint.setState({ tool: "inspect", carriedPieces: { clip, at: start }, notice: `${how}${lost}${others}` });
}

/** Moves what is carried to another place. */
export function carryPiecesTo(at: Position): void {
  useTablePaint.setState(({ carriedPieces }) =>
    carriedPieces === null ? {} : { carriedPieces: { ...carriedPieces, at } },
  );
}

/** Puts down what is carried and selects its places. */
export function putPiecesDown({ target, layout }: PaintedTable): void {
  const { carriedPieces } = useTablePaint.getState();
  if (carriedPieces === null) return;
  const { clip, at } = carriedPieces;
  const placed = putAt(layout, clip, at);
  const lost = clip.pieces.length - placed.length;
  if (placed.length === 0) return say("There they would all be off the board.");
  useTablePaint.setState({ carriedPieces: null, selection: placed.map(([place]) => place), notice: null });
  paintPlaces(target, placed, `Paste ${pieceCount(placed.length)}`);
  if (lost > 0) say(`${pieceCount(lost)} would have been off the board and ${lost === 1 ? "was" : "were"} left out.`);
}

/** Flips or rotates what is carried, else the selected places where they are. */
export function turnPieces({ target, layout }: PaintedTable, turn: TableTurn): void {
  const { carriedPieces } = useTablePaint.getState();
  if (!hasRows(layout)) return say("The places of a network lie in no rows: they cannot be flipped or rotated.");
  if (carriedPieces !== null) {
    const clip = turnedClip(layout, carriedPieces.clip, turn);
    return useTablePaint.setState({ carriedPieces: { ...carriedPieces, clip } });
  }
  if (selectionOn(layout).length === 0) return say("Select some places first.");
  const verb = turn === "flipX" || turn === "flipY" ? "Flip" : "Rotate";
  const moves = turnedTogether(layout, selectionOn(layout), turn);
  if (moves === null) return say(`${verb === "Flip" ? "Flipped" : "Rotated"}, they would not all be on the board.`);
  moveSelected(target, moves, verb);
}

/** Returns the board with what is carried put down; the same object while nothing is. */
export function carriedBoard(board: BoardView, placed: readonly PlacedPiece[], index: GameIndex): BoardView {
  if (placed.length === 0) return board;
  const entities: (Entity | null)[] = [...board.entities];
  const cells = Uint32Array.from(board.cells);
  for (const [[x, y], brush] of placed) cells[y * board.width + x] = entities.push(entityOf(brush, index)) - 1;
  return { ...board, entities, cells };
}

function selectionOn(layout: TableLayout): PlaceSelection {
  return selectedOn(layout, useTablePaint.getState().selection);
}

/** What stands on places; what effects of the set-up put there as the board shows it. */
function piecesOn(target: TableTarget, places: PlaceSelection): readonly PlacedPiece[] {
  const { board, index } = target;
  return places.flatMap((place): readonly PlacedPiece[] => {
    const brush = brushAt(target, place);
    const entity = entityIn(board, place[1] * board.width + place[0]);
    const shown = brush ?? (brush === undefined && entity !== null ? brushOfEntity(entity, index) : null);
    return shown === null ? [] : [[place, shown]];
  });
}

function pieceCount(count: number): string {
  return count === 1 ? "1 piece" : `${count} pieces`;
}

function say(notice: string): void {
  useTablePaint.setState({ notice });
}
