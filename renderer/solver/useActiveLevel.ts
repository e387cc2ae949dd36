// The level on the board, as the solver knows it.
import { useMemo, useSyncExternalStore } from "react";
import { followTexts } from "../documents/packSource";
import { usePackStore } from "../session/pack/packStore";
import { levelIdOf } from "../session/solver/solverLink";

export function useActiveLevel(): { readonly id: string; readonly file: string } | null {
  const file = usePackStore((state) => state.activeLevelFile);
  const id = useSyncExternalStore(followTexts, () => levelIdOf(file));
  return useMemo(() => (file === null || id === null ? null : { id, file }), [file, id]);
}
