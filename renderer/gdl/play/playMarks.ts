// What is marked over a table in play: the last move, what was chosen, where it can go, and breakpoints. Pure.
import type { BoardView } from "../../../shared/base/boardView";
import { readPlace } from "../../../shared/base/placeName";
import type { Breakpoint } from "../../../shared/engine/breakpoints/breakpoints";
import type { BegunMove } from "../../../shared/engine/levelSupport";
import { movePath } from "../../../shared/engine/moveTries";
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { Begun, MoveChoice } from "../game/moveChoice";
import { spotOf, tableLayout } from "../table/layout";
import type { TableMarks } from "../table/drawTable";
import { breakMarks } from "./breakMarks";
import { ghostsOf } from "./ghosts";
import type { TargetRule } from "./targetRules";

export interface Marked {
  readonly board: BoardView;
  /** The move that led to the board; null before the first one. */
  readonly last: GameAction | null;
  /** The places that were chosen, and what can follow them. */
  readonly begun: Begun;
  readonly choice: MoveChoice;
  readonly rules: ReadonlyMap<string, TargetRule>;
  /** The chain that was begun, once the host has answered. */
  readonly chain: BegunMove | null;
  readonly breakpoints: readonly Breakpoint[];
}

export function playMarks(marked: Marked): Omit<TableMarks, "focus" | "outlined"> {
  const { board, last, begun, choice, rules, chain, breakpoints } = marked;
  const layout = tableLayout(board);
  const spotsOf = (names: readonly string[]): number[] =>
    names.flatMap((name) => {
      const place = readPlace(board, name);
      const spot = place === null ? -1 : spotOf(layout, place);
      return spot < 0 ? [] : [spot];
    });
  const targets = begun.length === 0 ? [] : spotsOf([...choice.next.keys()]);
  const colors = new Map<number, string>();
  for (const [name, { color }] of rules)
    for (const spot of spotsOf([name])) if (color !== null) colors.set(spot, color);
  const shown = {
    chosen: spotsOf(begun),
    targets,
    colors,
    last: last === null ? [] : spotsOf(movePath(last)),
    breaks: breakMarks(breakpoints, layout),
  };
  return chain === null ? shown : { ...shown, ghosts: ghostsOf(board, layout, begun, chain) };
}
