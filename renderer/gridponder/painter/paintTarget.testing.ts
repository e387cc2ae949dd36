// A level's text to be painted in tests: a document without an editor behind it, and how many edits were made on it.
import type { Json } from "../../../shared/base/json";
import { boardOfLevel } from "../../../shared/dialects/gridponder/text/board/board";
import { type TextEdit, applyEdits } from "../../../shared/text/edit";
import { parseJsonTree, valueOf } from "../../../shared/text/jsonTree";
import { looksOf } from "../board/looks";
import type { PackDocument } from "../../documents/packDocument";
import type { PaintTarget } from "./painting";

export interface TestPaintTarget {
  /** The level as it stands now. */
  readonly paintTarget: () => PaintTarget;
  readonly text: () => string;
  readonly steps: () => number;
}

/** The paint target of a text in a game; throws where the text has no board. */
export function easelOf(start: string, game: Json): TestPaintTarget {
  let text = start;
  let steps = 0;
  const document: Pick<PackDocument, "text" | "tree" | "value" | "apply"> = {
    text: () => text,
    tree: () => parseJsonTree(text),
    value: () => valueOf(parseJsonTree(text).root),
    apply(edits: readonly TextEdit[]) {
      text = applyEdits(text, edits);
      steps += 1;
    },
  };
  return {
    text: () => text,
    steps: () => steps,
    paintTarget() {
      const board = boardOfLevel(document.tree(), game);
      if (!board.ok) throw new Error(board.refusal.message);
      return { document: document as PackDocument, game, view: board.value, looks: looksOf(game, undefined) };
    },
  };
}
