// Boards with which games begin, remembered by the texts that they are made of. Undo and redo bring such texts back: the
// board shows at once, before the host has made it again. What is remembered:
//
//     the texts of manifest, rules and start, as their save points   →   the board
import type { BoardView } from "../../../shared/base/boardView";
import type { Disposable } from "../../../shared/base/disposable";
import { documents } from "../../documents/documents";
import type { PackDocument } from "../../documents/packDocument";
import { packSource } from "../../documents/packSource";
import { perPackStore } from "../../state/windowStore";

/** A document with one of its texts: equal save points are equal texts. */
interface TextThen {
  readonly document: PackDocument;
  readonly savePoint: number;
}

/** The board with which the game of a file begins while these texts are as they were. */
interface RememberedStart {
  readonly file: string;
  readonly texts: readonly TextThen[];
  readonly board: BoardView;
  /** The generation of those texts. */
  readonly at: number;
}

/** A board that undo or redo brought back. */
export interface RestoredStart {
  readonly board: BoardView;
  /** The last generation of texts before this board was theirs again. */
  readonly at: number;
}

/** The oldest are forgotten: they come from the host again. */
const MOST_REMEMBERED = 100;

/** The one remembered last is the last. */
const useRememberedStarts = perPackStore<{ readonly starts: readonly RememberedStart[] }>(() => ({ starts: [] }));

/** By file, the board that undo or redo brought back last. */
export const useRestoredStarts = perPackStore<Readonly<Record<string, RestoredStart>>>(() => ({}));

/** Returns the board with which a game begins as its texts are now; null where they were never seen. */
export function knownStart(file: string): BoardView | null {
  const isIt = isStartOf(file, textsNow(file));
  return useRememberedStarts.getState().starts.find(isIt)?.board ?? null;
}

/** Returns the board of a game that was remembered last, with its generation of texts; null without one. */
export function lastStart(file: string): Pick<RememberedStart, "board" | "at"> | null {
  return useRememberedStarts.getState().starts.findLast((each) => each.file === file) ?? null;
}

/** Remembers the board with which a game begins as its texts are now. */
export function rememberStart(file: string, board: BoardView): void {
  const texts = textsNow(file);
  const isIt = isStartOf(file, texts);
  const others = useRememberedStarts.getState().starts.filter((each) => !isIt(each));
  const start = { file, texts, board, at: documents.generationOfTexts };
  useRememberedStarts.setState({ starts: [...others, start].slice(-MOST_REMEMBERED) });
}

/** Shows known boards again after each undo and redo, until disposed. `restored` is called with the game of each. */
export function restoreStartsOnUndo(restored: (file: string) => void): Disposable {
  return documents.onChange(({ kind, change }) => {
    if (kind !== "text" || change?.isStep !== true) return;
    const files = new Set(useRememberedStarts.getState().starts.map(({ file }) => file));
    for (const file of files) {
      const board = knownStart(file);
      if (board === null) continue;
      useRestoredStarts.setState({ [file]: { board, at: documents.generationOfTexts - 1 } });
      restored(file);
    }
  });
}

/** Returns the open texts that the board of a game depends on. */
function textsNow(file: string): readonly TextThen[] {
  const { manifest, game } = packSource();
  return [manifest?.path, game?.path, file].flatMap((path): readonly TextThen[] => {
    const document = path === undefined ? undefined : documents.get(path);
    return document === undefined ? [] : [{ document, savePoint: document.savePoint() }];
  });
}

/** Returns what tells whether a remembered board is that of a game with these texts. */
function isStartOf(file: string, texts: readonly TextThen[]): (start: RememberedStart) => boolean {
  return (start) => start.file === file && isEqual(start.texts, texts);
}

function isEqual(some: readonly TextThen[], others: readonly TextThen[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ document, savePoint }, index) => {
      const other = others[index];
      return other?.document === document && other.savePoint === savePoint;
    })
  );
}
