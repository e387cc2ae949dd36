// `all_cleared`: no entity of a kind, or with a tag, is left on any layer; with both, neither is left.
import { EMPTY } from "../turn/entities";
import type { Cells } from "../turn/state";
import { type GoalType, fraction } from "./goal";

export const allCleared: GoalType = {
  type: "all_cleared",
  compile(config, { board, first }) {
    const kind = config.text("kind");
    const tag = config.text("tag");
    const kinds = [...(kind === null ? [] : [kind]), ...(tag === null ? [] : board.kindsTagged([tag]))];
    const wanted = board.kinds(kinds);
    const count = (cells: Cells): number => {
      let found = 0;
      for (let slot = 0; slot < cells.length; slot += 1) if (wanted.has(cells[slot] ?? EMPTY)) found += 1;
      return found;
    };
    const initial = count(first.cells);
    return {
      reads: [{ kind: "cells", layer: null, positions: null, kinds, wants: "gone" }],
      status(world) {
        const remaining = count(world.cells);
        if (remaining === 0) return { progress: 1, met: true };
        return { progress: initial === 0 ? 0 : fraction(initial - remaining, initial), met: false };
      },
    };
  },
};
