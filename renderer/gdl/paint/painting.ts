// Painting on the set-up of the rules and on the start positions of games: edits of their documents.
import { type BoardView, type Position, entityIn } from "../../../shared/base/boardView";
import { placeName } from "../../../shared/base/placeName";
import { type GameIndex, indexGame } from "../../../shared/dialects/gdl/text/names/gameIndex";
import { type Brush, brushOfEntity, entityOf } from "../../../shared/dialects/gdl/text/paint/brush";
import { brushInSetup, paintSetup } from "../../../shared/dialects/gdl/text/paint/setup";
import type { PaintPlace } from "../../../shared/dialects/gdl/text/paint/setupItem";
import { type Inherited, brushInStart, paintStart } from "../../../shared/dialects/gdl/text/paint/start";
import { nodeAt } from "../../../shared/text/jsonTree";
import type { PackSource } from "../../../shared/pack/packSource";
import { isBrokenText } from "../../../shared/text/brokenText";
import { type UndoStep, amendFor } from "../../documents/history/changesElsewhere";
import { documents } from "../../documents/documents";
import type { PackDocument } from "../../documents/packDocument";
import { knownStart, rememberStart } from "../pack/knownStarts";
import { useTablePaint } from "./paintStore";
import { paintedBoard } from "./paintedBoard";
import type { PlaceMoves } from "./placeSelection";

/** The file that is painted on, as it stands. */
export interface TableTarget {
  readonly file: string;
  /** The file of the game on the board. */
  readonly shownFile: string;
  readonly document: PackDocument;
  readonly index: GameIndex;
  /** The rules with their set-up; else a game with its start position. */
  readonly isSetup: boolean;
  /** The board as it is shown. */
  readonly board: BoardView;
  /** The board is that of the texts as they are: until the host has answered it may show what was undone since. */
  readonly isCurrent: boolean;
}

/**
 * Returns the target for the file of a game, whose board is shown: the game, or (`onSetup`) the rules with the set-up
 * that it begins with. `at`: the generation of texts that the host made the board of. Null when there is no such
 * document.
 */
export function tableTarget(
  pack: PackSource,
  shownFile: string,
  board: BoardView,
  at: number,
  onSetup: boolean,
): TableTarget | null {
  const rules = onSetup && beginsWithSetup(pack, shownFile) ? pack.game : null;
  const file = rules?.path ?? shownFile;
  const document = documents.get(file);
  if (document === undefined) return null;
  const isSetup = pack.files.get(file)?.role === "game";
  return {
    file,
    shownFile,
    document,
    index: indexGame(pack),
    isSetup,
    board,
    isCurrent: at >= documents.generationOfTexts,
  };
}

/** Whether a game has no position of its own, so that the set-up of the rules can be painted on its board. */
export function beginsWithSetup(pack: PackSource, file: string): boolean {
  const source = pack.files.get(file);
  return source?.role === "start" && nodeAt(source.tree, "/start/place") === undefined;
}

/** Returns what the text puts on a place; undefined for what only playing tells. */
export function brushAt(
  { document, index, isSetup, board, isCurrent }: TableTarget,
  position: Position,
): Brush | null | undefined {
  const text = { text: document.text(), tree: document.tree() };
  const entity = entityIn(board, position[1] * board.width + position[0]);
  const written = isSetup
    ? brushInSetup(text, paintPlace(board, position))
    : brushInStart(text, index, placeName(board, position));
  if (written !== undefined && written !== null) return written;
  if (entity === null || (written === null && !isCurrent)) return null;
  // A game without a position of its own begins with that of the set-up.
  return written === undefined ? brushOfEntity(entity, index) : undefined;
}

/**
 * Puts a brush (null: nothing) on a place, as a step of undo of its own where nothing else is said. Returns whether anything was changed, or a notice says why it cannot be.
 */
export function paintAt(
  target: TableTarget,
  position: Position,
  brush: Brush | null,
  { name = brush === null ? "Eraser" : "Brush", isNew = true }: Partial<UndoStep> = {},
): boolean {
  const { file, shownFile, document, index, isSetup, board } = target;
  const text = { text: document.text(), tree: document.tree() };
  if (isBrokenText(text)) {
    useTablePaint.setState({ notice: `${file} has a syntax error; fix it to paint.` });
    return true;
  }
  const edits = isSetup
    ? paintSetup(text, index, paintPlace(board, position), brush)
    : paintStart(text, index, placeName(board, position), brush, inheritedFrom(target));
  const there = entityIn(board, position[1] * board.width + position[0]);
  const before = knownStart(shownFile);
  amendFor(shownFile, file, edits, { name, isNew });
  if (edits.length === 0) {
    const isStuck = brush === null && there !== null;
    if (isStuck) useTablePaint.setState({ notice: BY_EFFECTS });
    return isStuck;
  }
  const entity = brush === null ? null : entityOf(brush, index);
  const place = { file: shownFile, position, entity, generation: documents.generationOfTexts };
  if (before !== null) rememberStart(shownFile, paintedBoard(before, [place], shownFile, place.generation - 1));
  useTablePaint.setState(({ painted }) => ({ notice: null, painted: [...painted, place] }));
  return true;
}

/** Said of what stands on a place and is not written for it. */
export const BY_EFFECTS = "This is put here by effects of the set-up; change it in the text.";

/** What comes to stand on a place; null for nothing. */
export type PlacedBrush = readonly [place: Position, brush: Brush | null];

/** Puts something on each of these places, as one step of undo. */
export function paintPlaces(target: TableTarget, placed: readonly PlacedBrush[], step: string): void {
  let isNew = true;
  for (const [place, brush] of placed) if (paintAt(target, place, brush, { name: step, isNew })) isNew = false;
}

/**
 * Moves what stands on places to others, as one step of undo that begins with `verb`. Returns false where that is not by
 * the text, as a notice says.
 */
export function moveTo(target: TableTarget, moves: PlaceMoves, verb: "Move" | "Flip" | "Rotate" = "Move"): boolean {
  const found = moves.map(([from, to]) => [from, to, brushAt(target, from)] as const);
  if (found.some(([, , brush]) => brush === undefined)) {
    useTablePaint.setState({ notice: BY_EFFECTS });
    return false;
  }
  const standing = found.flatMap(([from, to, brush]) => (brush ? [{ from, to, brush }] : []));
  const [first] = standing;
  if (first === undefined) return true;
  const come = standing.map(({ to, brush }): PlacedBrush => [to, brush]);
  const reached = new Set(come.map(([to]) => to.join()));
  const left = standing.flatMap(({ from }): readonly PlacedBrush[] => (reached.has(from.join()) ? [] : [[from, null]]));
  const what = standing.length === 1 ? first.brush.schema : `${standing.length} entities`;
  paintPlaces(target, [...left, ...come], `${verb} ${what}`);
  return true;
}

/** Takes away what stands on places, as one step of undo. */
export function clearPlaces(target: TableTarget, places: readonly Position[]): void {
  const standing = places.filter((place) => brushAt(target, place) !== null);
  const placed = standing.map((place): PlacedBrush => [place, null]);
  if (placed.length === 0) return useTablePaint.setState({ notice: "Nothing to change there." });
  paintPlaces(target, placed, `Remove ${placed.length === 1 ? "entity" : `${placed.length} entities`}`);
}

function inheritedFrom({ board, index }: TableTarget): Inherited {
  const found: (readonly [string, Brush])[] = [];
  for (let slot = 0; slot < board.cells.length; slot += 1) {
    const entity = entityIn(board, slot);
    if (entity === null) continue;
    const position: Position = [slot % board.width, Math.floor(slot / board.width)];
    found.push([placeName(board, position), brushOfEntity(entity, index)]);
  }
  return found;
}

function paintPlace({ geometry }: BoardView, [x, y]: Position): PaintPlace {
  if (geometry?.kind === "nodes") return { kind: "node", name: geometry.names[x] ?? "" };
  const [left, bottom] = geometry?.kind === "hexes" ? geometry.origin : [0, 0];
  return { kind: "point", x: x - left, y: y - bottom };
}
