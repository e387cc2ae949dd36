// The level on the board, with all that painting it needs, as it stands now.
import { useMemo, useSyncExternalStore } from "react";
import type { Json } from "../../../shared/base/json";
import { memoWithInputs } from "../../../shared/base/memo";
import type { BoardRefusal } from "../../../shared/dialects/gridponder/text/board/board";
import { patternBoard, patternGoals } from "../../../shared/dialects/gridponder/text/layers/paintPattern";
import type { Looks } from "../board/looks";
import { packLooksNow } from "../pack/packLooks";
import { type LevelBoard, shownBoardNow } from "../pack/shownBoard";
import { documents } from "../../documents/documents";
import type { PackDocument } from "../../documents/packDocument";
import { followTexts, packSource } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { useAfterFrame } from "../../ui/useAfterFrame";
import type { PaintedLevel } from "./tools/tool";

/** The level that is painted, as it stands; edits go into its document. */
export interface PaintTarget extends PaintedLevel {
  readonly document: PackDocument;
}

export type PaintTargetState =
  | { readonly state: "no-level" }
  | {
      readonly state: "no-board";
      readonly file: string;
      readonly document: PackDocument;
      readonly message: string;
      readonly reason: BoardRefusal["reason"];
    }
  | { readonly state: "ready"; readonly file: string; readonly paintTarget: PaintTarget };

const NO_LEVEL: PaintTargetState = { state: "no-level" };

/** A level ready to be painted, or why it is not; the same object until its board or the looks change. */
export function usePaintTarget(file: string): PaintTargetState {
  return useSyncExternalStore(followPaintTarget, () => paintTargetOf(file));
}

/** The same of the active level, once the board and the text show it: for what stands around them. */
export function usePaintTargetAfterFrame(): PaintTargetState {
  return useAfterFrame(followPaintTarget, paintTargetNow);
}

/** Returns the active level as it stands, for code outside components. */
export function paintTargetNow(): PaintTargetState {
  const file = usePackStore.getState().activeLevelFile;
  return file === null ? NO_LEVEL : paintTargetOf(file);
}

function paintTargetOf(file: string): PaintTargetState {
  const document = documents.get(file);
  const board = shownBoardNow(file);
  if (document === undefined || board === null) return NO_LEVEL;
  const { looks } = packLooksNow();
  return stateOf(document, file, board, packSource().game?.value, looks);
}

/** Keeps no document of a pack that was closed. Tools do not paint on a broken text. */
const stateOf = memoWithInputs(
  (document: PackDocument, file: string, board: LevelBoard, game: Json | undefined, looks: Looks): PaintTargetState =>
    board.ok
      ? { state: "ready", file, paintTarget: { document, game, looks, view: board.value, board: board.value } }
      : { state: "no-board", file, document, ...board.refusal },
);

/** Tells of each change that may concern the paint target. */
export function followPaintTarget(notify: () => void): () => void {
  const leaveTexts = followTexts(notify);
  const leaveStore = usePackStore.subscribe(({ activeLevelFile }, before) => {
    if (activeLevelFile !== before.activeLevelFile) notify();
  });
  return () => {
    leaveTexts();
    leaveStore();
  };
}

/** The paint target on which the pattern of a goal (its index) is painted; null while the board itself is. */
export function usePatternPaintTarget(paintTarget: PaintTarget, goal: number | null): PaintTarget | null {
  const tree = paintTarget.document.tree();
  return useMemo(() => {
    if (goal === null || !patternGoals(tree).some(({ index }) => index === goal)) return null;
    return { ...paintTarget, view: patternBoard(tree, paintTarget.board, goal), pattern: goal };
  }, [paintTarget, tree, goal]);
}
