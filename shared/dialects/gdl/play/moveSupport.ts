// Lists moves, how a begun one goes on, and counts them (shared/engine/levelSupport.ts).
import type { Json } from "../../../base/json";
import { listOf } from "../../../base/json";
import type { Work } from "../../../base/work";
import type { MoveSupport } from "../../../engine/levelSupport";
import type { GameAction } from "../../../engine/turnRecord";
import { actionOfMove } from "../moves/moveAction";
import type { CompiledGame, LegalMoves } from "../turn/compiledGame";
import { Slot } from "../world/layout";
import type { PlayState } from "./playState";

type LegalOf = (state: PlayState) => LegalMoves;

/** Deeper sequences are counted move by move, so that the work can pause between them. */
const AT_ONCE = 2;
/** A position with more moves than these is counted move by move, too. */
const MANY_MOVES = 200;

export function moveSupport(
  game: CompiledGame,
  legalOf: LegalOf,
  isOver: (state: PlayState) => boolean,
  explain: MoveSupport<PlayState>["explain"],
): MoveSupport<PlayState> {
  const { declarations } = game;
  return {
    legal(state) {
      if (isOver(state)) return { moves: [], isCut: false };
      const { moves, isCut } = legalOf(state);
      return {
        moves: moves.map((move) => ({
          action: actionOfMove(declarations, move),
          rule: move.steps[0]?.action.index ?? 0,
        })),
        isCut,
      };
    },
    continuations(state, begun) {
      const path = pathOf(begun);
      const actions = isOver(state) ? [] : legalOf(state).moves.map((move) => actionOfMove(declarations, move));
      const longer = actions.filter((action) => begins(action, begun, path));
      const next = longer.map((action): GameAction => ({ ...action, path: pathOf(action).slice(0, path.length + 1) }));
      const byText = new Map(next.map((action) => [JSON.stringify(action), action]));
      const mayEnd = actions.some((action) => JSON.stringify(pathOf(action)) === JSON.stringify(path));
      const mustGoOn = mayEnd || longer.length === 0 ? null : "The move has to go on.";
      return { next: Array.from(byText.values()), mustGoOn };
    },
    explain,
    count: function* (state, depth, each) {
      if (depth === 0) return 1;
      let sum = 0;
      for (const move of isOver(state) ? [] : legalOf(state).moves) {
        const next = game.play(state.game, move);
        if (next === null) continue;
        const count = yield* countWork(game, { ...state, game: next }, depth - 1);
        each?.(actionOfMove(declarations, move), count);
        sum += count;
        yield;
      }
      return sum;
    },
    playChosen(state, choose) {
      const moves = isOver(state) ? [] : legalOf(state).moves;
      const move = moves.length === 0 ? undefined : moves[choose(moves.length)];
      const next = move === undefined ? null : game.play(state.game, move);
      if (move === undefined || next === null) return null;
      const legal = new Set(moves.flatMap(({ steps }) => steps.map(({ action }) => action.index)));
      return {
        state: { game: next, turn: state.turn + 1, isAsRecorded: false },
        choices: moves.length,
        legal,
        played: move.steps.map(({ action }) => action.index),
      };
    },
  };
}

function* countWork(game: CompiledGame, state: PlayState, depth: number): Work<number> {
  if (depth < AT_ONCE) return game.count(state.game, depth, true);
  if (state.game.mem[Slot.outcome] !== 0) return 0;
  const { moves } = game.legal(state.game);
  if (depth === AT_ONCE && moves.length <= MANY_MOVES) return game.count(state.game, depth, true);
  let sum = 0;
  for (const move of moves) {
    const next = game.play(state.game, move);
    if (next !== null) sum += yield* countWork(game, { ...state, game: next }, depth - 1);
    yield;
  }
  return sum;
}

function pathOf({ path }: GameAction): readonly Json[] {
  return listOf(path);
}

/** Whether a move goes on from a begun one: the same places, and one more. */
function begins(action: GameAction, begun: GameAction, path: readonly Json[]): boolean {
  const own = pathOf(action);
  if (begun.action !== action.action && path.length > 0 && begun.action !== "move") return false;
  return own.length > path.length && path.every((place, index) => place === own[index]);
}
