// `all_cleared`: no entity of a kind, or with a tag, is left on any layer; with both, neither is left.
import { type GoalType, fraction } from "./goal";

export const allCleared: GoalType = {
  type: "all_cleared",
  compile(config, { board, first }) {
    const kinds = board.kindsMeant(config.text("kind"), config.text("tag"));
    const wanted = board.kinds(kinds);
    let initial = 0;
    for (const entity of first.cells.toArray()) if (wanted.has(entity)) initial += 1;
    return {
      readsCellsOnly: true,
      reads: [{ kind: "cells", layer: null, positions: null, kinds, wants: "gone" }],
      status(world) {
        const remaining = world.count(wanted, 0, board.slots);
        if (remaining === 0) return { progress: 1, met: true };
        return { progress: initial === 0 ? 0 : fraction(initial - remaining, initial), met: false };
      },
      isMet(world) {
        for (let slot = 0; slot < board.slots; slot += 1) if (world.slotHas(slot, wanted)) return false;
        return true;
      },
    };
  },
};
