// Effects that take a piece off the board, and never took one in any recorded game: they look at another place.
import { found, writing } from "../checks/found";
import type { Finding, Fix } from "../../../findings/finding";
import type { SourceFile } from "../../../pack/packSource";
import type { Expression } from "../expressions/expression";
import { printExpression } from "../expressions/print";
import type { Action } from "../moves/action";
import type { GameState } from "../world/world";
import { Column } from "../world/layout";
import type { PlayedGame } from "./playedGame";

/** The names of the interactions that recorded games play, and of those with which fewer entities were in the game. */
export interface Removals {
  readonly played: ReadonlySet<string>;
  readonly took: ReadonlySet<string>;
}

/** Returns how many entities are in the game. */
export function entitiesIn({ game }: PlayedGame, { mem }: GameState): number {
  const { entityBase, entityStride } = game.world.layout;
  let count = 0;
  for (let at = entityBase + entityStride; at < mem.length; at += entityStride)
    if ((mem[at + Column.schema] ?? 0) > 0) count += 1;
  return count;
}

/**
 * Returns a finding for each effect that always runs, takes what stands on a place of its own, and never found
 * anything. What stands where a move goes is taken only if something does.
 */
export function idleRemovals({ game, rules }: PlayedGame, all: readonly Removals[]): readonly Finding[] {
  const isIdle = ({ written: { name } }: Action): boolean =>
    all.some(({ played }) => played.has(name)) && !all.some(({ took }) => took.has(name));
  return game.actions.filter(isIdle).flatMap(({ written: { name, effects } }) =>
    effects.flatMap(({ expression, at }): readonly Finding[] => {
      const [place] = expression.kind === "call" && expression.name === "remove_entity" ? expression.args : [];
      if (place?.kind !== "index") return [];
      const text = printExpression(place);
      if (text === "board[target]" || text === "board[start]") return [];
      const says = `In no recorded game does "${name}" take anything: nothing stands on ${text}.`;
      const fixes = exchangedFixes(rules, at, place.at);
      return [{ ...found("effect-idle", rules, at, says, { fixes }), severity: "information" }];
    }),
  );
}

/**
 * Returns the fix that takes the column of the one place and the row of the other: `pos(b.x, a.y)` for `pos(a.x, b.y)`.
 */
function exchangedFixes(rules: SourceFile, at: string, place: Expression): readonly Fix[] {
  const [column, row] = place.kind === "call" && place.name === "pos" && place.args.length === 2 ? place.args : [];
  if (column?.kind !== "property" || row?.kind !== "property") return [];
  const [one, other] = [printExpression(column.of), printExpression(row.of)];
  if (one === other || column.name === row.name) return [];
  const text = `pos(${other}.${column.name}, ${one}.${row.name})`;
  return writing(rules, at, place, text, `Write ${text}`);
}
