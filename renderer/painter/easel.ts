// The level on the board, with all that painting it needs, as it stands now.
import { useMemo } from "react";
import { useGameDocument, useLevelBoard, usePackLooks } from "../board/packLooks";
import { useDocument } from "../documents/documentHooks";
import { usePackStore } from "../session/packStore";
import { patternBoard, patternGoals } from "../../shared/pack/paintPattern";
import { usePaintStore } from "./paintStore";
import type { Easel } from "./painting";

export type EaselState =
  | { readonly state: "no-level" }
  | { readonly state: "no-board"; readonly file: string; readonly message: string }
  | { readonly state: "ready"; readonly file: string; readonly easel: Easel };

const NO_LEVEL: EaselState = { state: "no-level" };

/** The active level ready to be painted, or why it is not. */
export function useEasel(): EaselState {
  const file = usePackStore((state) => state.activeLevelFile);
  const document = useDocument(file);
  const board = useLevelBoard(file);
  const looks = usePackLooks();
  const game = useGameDocument()?.value();
  return useMemo(() => {
    if (file === null || document === null || board === null) return NO_LEVEL;
    if (!board.ok) return { state: "no-board", file, message: board.refusal.message };
    return { state: "ready", file, easel: { document, game, view: board.value, looks } };
  }, [file, document, board, looks, game]);
}

/** The easel on which the pattern of a goal is painted; null while the board itself is. */
export function usePatternEasel(easel: Easel): Easel | null {
  const goal = usePaintStore((state) => state.pattern);
  const tree = easel.document.tree();
  return useMemo(() => {
    if (goal === null || !patternGoals(tree).some(({ index }) => index === goal)) return null;
    // A pattern has no defaults: what is emptied wants nothing.
    const layers = easel.looks.layers.map((layer) => ({ ...layer, exactlyOne: false, defaultKind: null }));
    const looks = { ...easel.looks, layers };
    return { ...easel, looks, view: patternBoard(tree, easel.view, goal), pattern: goal };
  }, [easel, tree, goal]);
}
