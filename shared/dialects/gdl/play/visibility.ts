// What each player of a game may see of a state, and what it may do there (gdl.md, A13).
import type { LegalMove, LegalMoves, VisibilitySupport } from "../../../engine/levelSupport";
import type { Outcome } from "../../../engine/playableLevel";
import { actionOfMove } from "../moves/moveAction";
import { lineOfAction } from "../text/games/moveText";
import type { CompiledGame, LegalMoves as GameMoves } from "../turn/compiledGame";
import type { Value } from "../values/value";
import { hiddenCount, stateViewFor } from "../views/stateView";
import type { GameBoard } from "./gameBoard";
import type { PlayState } from "./playState";

interface Asked {
  readonly legalOf: (state: PlayState) => GameMoves;
  readonly outcomeOf: (state: PlayState) => Outcome | null;
  readonly isOver: (state: PlayState) => boolean;
}

export function visibilitySupport(
  game: CompiledGame,
  board: GameBoard,
  { legalOf, outcomeOf, isOver }: Asked,
): VisibilitySupport<PlayState> {
  const { declarations } = game;

  function movesOf(state: PlayState, own: (actor: Value) => boolean): LegalMoves {
    const { moves, isCut } = isOver(state) ? { moves: [], isCut: false } : legalOf(state);
    const found = moves.flatMap((move): LegalMove[] =>
      own(move.actor) ? [{ action: actionOfMove(declarations, move), rule: move.steps[0]?.action.index ?? 0 }] : [],
    );
    return { moves: found, isCut };
  }

  return {
    view: (state, seat) => board.view(state, board.viewing(board.viewerOf(seat)), outcomeOf(state)),
    json(state, seat) {
      const looking = board.viewerOf(seat);
      const { moves } = movesOf(state, (actor) => seat === null || actor === looking);
      game.world.load(state.game);
      const legal = moves.map(({ action }) => lineOfAction(action));
      return { ...stateViewFor(board.viewing(looking)), legal_moves: legal };
    },
    moves(state, seat) {
      const own = board.viewerOf(seat);
      return movesOf(state, (actor) => actor === own);
    },
    hidden(state, seat) {
      game.world.load(state.game);
      return hiddenCount(board.viewing(board.viewerOf(seat)));
    },
  };
}
