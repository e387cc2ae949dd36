// Boards with which games begin, known by the texts that they are of: undo and redo bring such a text back, and its board
// shows at once, before the host has made it again.
import type { BoardView } from "../../../shared/base/boardView";
import type { Disposable } from "../../../shared/base/disposable";
import { documents } from "../../documents/documents";
import type { PackDocument } from "../../documents/packDocument";
import { packSource } from "../../documents/packSource";
import { perPackStore } from "../../state/windowStore";

/** A text that a board is made of: its document, and the mark of what it said then. */
type MarkedText = readonly [PackDocument, number];

interface KnownBoard {
  readonly file: string;
  readonly texts: readonly MarkedText[];
  readonly board: BoardView;
}

export interface StartBefore {
  readonly board: BoardView;
  /** The last generation of texts before this board was theirs again. */
  readonly at: number;
}

/** Older ones come from the host again. */
const MOST = 100;

const useKnownBoards = perPackStore<{ readonly known: readonly KnownBoard[] }>(() => ({ known: [] }));

/** By file, the board that undo or redo brought back last. */
export const useStartsBefore = perPackStore<Readonly<Record<string, StartBefore>>>(() => ({}));

/** Returns the board of a game as its texts are now; null where they were never seen. */
export function knownStart(file: string): BoardView | null {
  const texts = textsOf(file);
  const { known } = useKnownBoards.getState();
  return known.find((each) => each.file === file && isSame(each.texts, texts))?.board ?? null;
}

/** Remembers the board of a game as its texts are now. */
export function rememberStart(file: string, board: BoardView): void {
  const texts = textsOf(file);
  const { known } = useKnownBoards.getState();
  const others = known.filter((each) => each.file !== file || !isSame(each.texts, texts));
  useKnownBoards.setState({ known: [...others, { file, texts, board }].slice(-MOST) });
}

/** Shows known boards again after each undo and redo, until disposed. `cameBack` is called with the game of each. */
export function followSteps(cameBack: (file: string) => void): Disposable {
  return documents.onChange(({ kind, change }) => {
    if (kind !== "text" || change?.isStep !== true) return;
    for (const file of new Set(useKnownBoards.getState().known.map(({ file }) => file))) {
      const board = knownStart(file);
      if (board === null) continue;
      useStartsBefore.setState({ [file]: { board, at: documents.generationOfTexts - 1 } });
      cameBack(file);
    }
  });
}

function textsOf(file: string): readonly MarkedText[] {
  const { manifest, game } = packSource();
  const read = [manifest?.path, game?.path, file].map((path) => (path === undefined ? undefined : documents.get(path)));
  return read.flatMap((each): readonly MarkedText[] => (each === undefined ? [] : [[each, each.savePoint()]]));
}

function isSame(one: readonly MarkedText[], other: readonly MarkedText[]): boolean {
  return (
    one.length === other.length &&
    one.every(([document, mark], index) => other[index]?.[0] === document && other[index][1] === mark)
  );
}
