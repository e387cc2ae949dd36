// A level's text to be painted in tests: a document without an editor behind it, driven by pointer and keys as the board
// drives it.
import type { Position } from "../../../shared/base/boardView";
import type { Json } from "../../../shared/base/json";
import { boardOfLevel } from "../../../shared/dialects/gridponder/text/board/board";
import type { Work } from "../../../shared/base/work";
import { type TextEdit, applyEdits } from "../../../shared/text/edit";
import { parseJsonTree, valueOf } from "../../../shared/text/jsonTree";
import type { BoardPointer } from "../../board/boardPointer";
import { makeInSlices } from "../../documents/model/pendingChange";
import { looksOf } from "../board/looks";
import type { PackDocument } from "../../documents/packDocument";
import { usePaintStore } from "./paintStore";
import type { PaintTarget } from "./paintTarget";
import { perform } from "./painting";
import { useStampStore } from "./palette/stampStore";
import { hitOf, keyChange, pointerChange } from "./tools/dispatch";
import type { Change, Key, LevelNow } from "./tools/tool";

export interface TestLevel {
  /** The level as it stands now. */
  readonly paintTarget: () => PaintTarget;
  /** The same for tools, with what the paint store and the stamps hold. */
  readonly level: () => LevelNow;
  readonly text: () => string;
  /** How many edits were made. */
  readonly steps: () => number;
  readonly perform: (change: Change) => void;
  /** A phase of the left button's press in the middle of a cell, unless `more` says otherwise. */
  readonly pointer: (phase: BoardPointer["phase"], cell: Position, more?: Partial<BoardPointer>) => void;
  /** Presses a key; gives whether it means anything to the tool or the gesture. */
  readonly key: (key: string, held?: Partial<Key>) => boolean;
}

/** Opens a level's text in a game; throws where the text has no board. */
export function openLevel(start: string, game: Json, findings: LevelNow["findings"] = []): TestLevel {
  let text = start;
  let tree = parseJsonTree(text);
  let target: PaintTarget | null = null;
  let steps = 0;
  const document: Pick<PackDocument, "text" | "tree" | "value" | "apply" | "applySoon"> = {
    text: () => text,
    tree: () => tree,
    value: () => valueOf(tree.root),
    apply(edits: readonly TextEdit[]) {
      text = applyEdits(text, edits);
      tree = parseJsonTree(text);
      target = null;
      steps += 1;
    },
    applySoon(edits, name, { foresee, show }) {
      function* soon(): Work<void> {
        const made = yield* edits;
        yield* foresee(parseJsonTree(applyEdits(text, made)));
        yield "rest";
        if (made.length > 0) document.apply(made, name);
        show();
      }
      makeInSlices(soon());
    },
  };
  const paintTarget = (): PaintTarget => {
    if (target !== null) return target;
    const board = boardOfLevel(tree, game);
    if (!board.ok) throw new Error(board.refusal.message);
    const looks = looksOf(game, undefined);
    target = { document: document as PackDocument, game, looks, view: board.value, board: board.value };
    return target;
  };
  const level = (): LevelNow => {
    const choices = usePaintStore.getState();
    const { stamps } = useStampStore.getState();
    return { ...paintTarget(), choices, hit: choices.hit, findings, marksProblems: true, stamps };
  };
  return {
    paintTarget,
    level,
    text: () => text,
    steps: () => steps,
    perform: (change) => perform(paintTarget(), change),
    pointer(phase, cell, more = {}) {
      const { width, height } = paintTarget().board;
      const isOnBoard = cell[0] >= 0 && cell[1] >= 0 && cell[0] < width && cell[1] < height;
      const held = { button: 0, shift: false, alt: false, control: false } as const;
      const event: BoardPointer = { phase, cell, isOnBoard, spot: [0.5, 0.5], pitch: 32, ...held, ...more };
      const { gesture } = usePaintStore.getState();
      const hit = hitOf(gesture, event, level());
      perform(paintTarget(), pointerChange(gesture, event, { ...level(), hit }), hit);
    },
    key(key, held = {}) {
      const { gesture } = usePaintStore.getState();
      const change = keyChange(gesture, { key, shift: false, alt: false, control: false, ...held }, level());
      if (change !== null) perform(paintTarget(), change);
      return change !== null;
    },
  };
}
