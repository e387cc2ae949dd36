// Lists moves, how a begun one goes on, and counts them (shared/engine/levelSupport.ts).
import type { Work } from "../../../base/work";
import type { MoveSupport } from "../../../engine/levelSupport";
import { actionOfMove } from "../moves/moveAction";
import { movePath } from "../../../engine/moveTries";
import type { CompiledGame } from "../turn/compiledGame";
import { NULL } from "../values/value";
import { Slot } from "../world/layout";
import { explainMoves } from "./explain";
import type { TurnParts } from "./gameTurns";
import { legalMove } from "./legalMove";
import { isMoveName, questionsOf } from "./moveQuestions";
import type { PlayState } from "./playState";
import { whyRefused } from "./whyRefused";

/** Deeper sequences are counted move by move, so that the work can pause between them. */
const AT_ONCE = 2;
/** A position with more moves than these, or whose moves were harder to find, is counted move by move, too. */
const MANY_MOVES = 200;
const MANY_TRIES = 1000;

export function moveSupport(parts: TurnParts): MoveSupport<PlayState> {
  const { game, board, states } = parts;
  const { declarations } = game;
  return {
    legal(state) {
      const { moves, isCut } = states.legal(state);
      return { moves: moves.map((move) => legalMove(declarations, move)), isCut };
    },
    begun(state, path, seat) {
      const viewer = board.viewerOf(seat);
      const moves = path.length === 0 ? [] : states.legal(state).moves;
      const found = moves.flatMap((move) => {
        if (viewer !== NULL && move.actor !== viewer) return [];
        const places = movePath(actionOfMove(declarations, move));
        return path.every((name, index) => places[index] === name) ? [{ move, places }] : [];
      });
      const [first] = found;
      if (first === undefined) return null;
      const after = game.afterSteps(state.game, first.move, path.length - 1);
      if (after === null) return null;
      return {
        // An outcome is for the end of a move.
        board: board.view({ ...state, game: after }, board.viewing(viewer), null),
        onwards: found.flatMap(({ places }) => (places.length > path.length ? [places] : [])),
        mayEnd: found.some(({ places }) => places.length === path.length),
      };
    },
    isName: isMoveName,
    questions: questionsOf,
    explain: (state, question) => explainMoves(parts, state.game, question, true),
    whyRefused: (state, action) => whyRefused(parts, state, action),
    count: function* (state, depth, each) {
      if (depth === 0) return 1;
      let sum = 0;
      for (const move of states.legal(state).moves) {
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
      const { moves } = states.legal(state);
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
    startWith: (seed) => ({ game: game.startWith(seed), turn: 0, isAsRecorded: false }),
  };
}

function* countWork(game: CompiledGame, state: PlayState, depth: number): Work<number> {
  if (depth < AT_ONCE) return game.count(state.game, depth, true);
  if (state.game.mem[Slot.outcome] !== 0) return 0;
  const { tried } = game.walk;
  const { moves } = game.legal(state.game);
  const isQuick = moves.length <= MANY_MOVES && game.walk.tried - tried <= MANY_TRIES;
  if (depth === AT_ONCE && isQuick) return game.count(state.game, depth, true);
  let sum = 0;
  for (const move of moves) {
    const next = game.play(state.game, move);
    if (next !== null) sum += yield* countWork(game, { ...state, game: next }, depth - 1);
    yield;
  }
  return sum;
}
