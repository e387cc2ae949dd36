// The board while cells are carried over it.
import { useMemo } from "react";
import { usePaintStore } from "./paintStore";
import type { Easel } from "./painting";
import { carriedBoard } from "./carried";

/** The board as it will be when what is carried is put down, and how many of its cells change; null for nothing. */
export function useCarrying(easel: Easel): ReturnType<typeof carriedBoard> | null {
  const carried = usePaintStore((state) => state.carried);
  return useMemo(() => (carried === null ? null : carriedBoard(easel, carried)), [easel, carried]);
}
