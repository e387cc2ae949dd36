// What a search answers.
import type { GameAction } from "../turnRecord";

/**
 * Why a search ended without an answer: its budget of time, memory or states; cancelled; the level cannot be searched;
 * or `contradiction`, when engine and search disagree, which is a fault of the program.
 */
export type Cut = "time" | "memory" | "states" | "cancelled" | "unplayable" | "contradiction";

export interface SearchCost {
  /** Distinct states met. */
  readonly states: number;
  /** Accepted turns, remembered or played. */
  readonly turns: number;
  readonly ms: number;
  /** Bytes of states and remembered turns at the end. */
  readonly bytes: number;
}

/** The answer to "in how few moves can the level be won?". */
export type Shortest =
  /** No shorter path wins. */
  | { readonly kind: "solved"; readonly length: number; readonly path: readonly GameAction[]; readonly proven: true }
  /**
   * No path of moves that are offered wins. `limit`: none that has no more moves than the level allows; `lacksGoal`:
   * there is nothing to reach; `winsUnoffered`: the recorded moves win, and one of them is not offered.
   */
  | {
      readonly kind: "unsolvable";
      readonly proven: true;
      readonly limit: number | null;
      readonly lacksGoal?: true;
      readonly winsUnoffered?: true;
    }
  | {
      readonly kind: "unknown";
      readonly proven: false;
      /** No path with fewer moves wins. */
      readonly noneUnder: number;
      readonly because: Cut;
      /** The field that had taken the most values by far, when there seems to be no end of them. */
      readonly grows: string | null;
    };

export interface Answer {
  readonly answer: Shortest;
  readonly cost: SearchCost;
}
