// The board while cells are carried over it.
import { carriedBoard } from "./carried";
import { usePaintStore } from "../paintStore";
import type { Carried } from "./underWay";
import type { PaintTarget } from "../painting";

type Carrying = ReturnType<typeof carriedBoard>;

/** Worked out once for each move of the pointer: the board and the status line ask for the same. */
const known = new WeakMap<Carried, { readonly paintTarget: PaintTarget; readonly carrying: Carrying }>();

/** The board as it will be when what is carried is put down, and how many of its cells change; null for nothing. */
export function useCarrying(paintTarget: PaintTarget): Carrying | null {
  const carried = usePaintStore((state) => state.carried);
  return carried === null ? null : carryingOf(paintTarget, carried);
}

function carryingOf(paintTarget: PaintTarget, carried: Carried): Carrying {
  const before = known.get(carried);
  if (before?.paintTarget === paintTarget) return before.carrying;
  const carrying = carriedBoard(paintTarget, carried);
  known.set(carried, { paintTarget, carrying });
  return carrying;
}
