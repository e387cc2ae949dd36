// What each player of a game may see of a state, and what it may do there (gdl.md, A13).
import type { LegalMoves, VisibilitySupport } from "../../../engine/levelSupport";
import { lineOfAction } from "../text/games/moveText";
import type { CompiledGame } from "../turn/compiledGame";
import type { Value } from "../values/value";
import { hiddenCount, stateViewFor } from "../views/stateView";
import type { GameBoard } from "./gameBoard";
import type { GameStates } from "./gameStates";
import { legalMove } from "./legalMove";
import type { PlayState } from "./playState";

export function visibilitySupport(
  game: CompiledGame,
  board: GameBoard,
  states: GameStates,
): VisibilitySupport<PlayState> {
  const { declarations } = game;

  function movesOf(state: PlayState, own: (actor: Value) => boolean): LegalMoves {
    const { moves, isCut } = states.legal(state);
    return { moves: moves.filter(({ actor }) => own(actor)).map((move) => legalMove(declarations, move)), isCut };
  }

  return {
    view: (state, seat) => board.view(state, board.viewing(board.viewerOf(seat)), states.outcome(state)),
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
