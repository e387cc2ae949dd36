// Which places are selected after an undo or a redo of a move: those on which the moved pieces stand then.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import type { PackDocument } from "../../documents/packDocument";
import { documents } from "../../documents/documents";
import { restoreStartsOnUndo } from "../pack/knownStarts";
import { followActiveGame, forgetPainted, useTablePaint } from "./paintStore";
import { type TableTarget, moveTo } from "./painting";
import { type PlaceMoves, type PlaceSelection, isSameSelection } from "./placeSelection";

interface MovedSelection {
  /** The marks of the text before the move and after it. */
  readonly before: number;
  readonly after: number;
  readonly moves: PlaceMoves;
}

/** Older ones are undone with the selection left as it is. */
const MOST = 100;

const moved = new WeakMap<PackDocument, readonly MovedSelection[]>();

/** Moves what stands on places, as `moveTo` does, and selects where it came to. */
export function moveSelected(target: TableTarget, moves: PlaceMoves, verb?: "Move" | "Flip" | "Rotate"): void {
  const { document } = target;
  const before = document.savePoint();
  if (!moveTo(target, moves, verb)) return;
  useTablePaint.setState({ selection: moves.map(([, to]) => to) });
  const after = document.savePoint();
  if (after === before) return;
  moved.set(document, [...(moved.get(document) ?? []), { before, after, moves }].slice(-MOST));
}

/** Begins to follow undo and redo, of moves too, and which game is the active one; until disposed. */
export function connectPainting(): Disposable {
  const changes = documents.onChange(({ path, kind }) => {
    const document = kind === "text" ? documents.get(path) : undefined;
    if (document !== undefined) selectMoved(document);
  });
  const parts = [changes, followActiveGame(), restoreStartsOnUndo(forgetPainted)];
  return disposable(() => disposeAll(parts));
}

/** Selects what a move selected, or had selected, where its places are still those that are selected. */
function selectMoved(document: PackDocument): void {
  const mark = document.savePoint();
  const { selection } = useTablePaint.getState();
  for (const { before, after, moves } of moved.get(document) ?? []) {
    const [from, to] = [moves.map(([place]) => place), moves.map(([, place]) => place)];
    const next = selectedAfter(selection, mark === before ? [to, from] : mark === after ? [from, to] : null);
    if (next !== null) return useTablePaint.setState({ selection: next });
  }
}

function selectedAfter(
  selection: PlaceSelection,
  change: readonly [left: PlaceSelection, reached: PlaceSelection] | null,
): PlaceSelection | null {
  return change !== null && isSameSelection(selection, change[0]) ? change[1] : null;
}
