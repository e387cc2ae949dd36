// The board that is shown of a level, large and small: what its text says, or the board from before it was broken.
import { memoWithInputs } from "../../../shared/base/memo";
import { isBrokenText } from "../../../shared/text/brokenText";
import type { JsonTree } from "../../../shared/text/jsonTree";
import { documents } from "../../documents/documents";
import type { PackDocument } from "../../documents/packDocument";
import type { Looks } from "../board/looks";
import { showsLastGood } from "./lastGoodBoard";
import { levelBoardNow, packLooksNow } from "./packLooks";

export type LevelBoard = NonNullable<ReturnType<typeof levelBoardNow>>;

/** The board of each level from before its text was broken. */
const lastGood = new WeakMap<PackDocument, LevelBoard & { readonly ok: true }>();

/** Returns the board to show of a level; null when there is no such document. The same until it changes. */
export function shownBoardNow(path: string): LevelBoard | null {
  const document = documents.get(path);
  const board = levelBoardNow(path);
  return document === undefined || board === null
    ? null
    : boardOf(document, document.tree(), board, packLooksNow().looks);
}

const boardOf = memoWithInputs(
  (document: PackDocument, tree: JsonTree, board: LevelBoard, looks: Looks): LevelBoard => {
    if (!isBrokenText({ text: document.text(), tree })) {
      if (board.ok) lastGood.set(document, board);
      return board;
    }
    const good = lastGood.get(document);
    const isGoodShown = showsLastGood(board.ok ? board.value : null, good?.value, looks.kinds);
    return isGoodShown && good !== undefined ? good : board;
  },
);
