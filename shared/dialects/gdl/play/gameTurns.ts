// Plays an action as a turn of a game, and records what happens.
import type { Outcome, Step } from "../../../engine/playableLevel";
import { movePath } from "../../../engine/moveTries";
import { RecordKind } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import type { GameAction, Refusal } from "../../../engine/turnRecord";
import type { CompiledGame } from "../turn/compiledGame";
import { explainMoves } from "./explain";
import { recordTries } from "./explainTrace";
import type { GameBoard } from "./gameBoard";
import type { GameStates } from "./gameStates";
import { meantMove } from "./meantMove";
import { type GameNumbers, Phase } from "./numbers";
import { outcomeText } from "./outcomeText";
import { questionsOf } from "./moveQuestions";
import type { PlayState } from "./playState";
import type { RecordedGame } from "./recordedGame";
import { type TracedGame, traceMove } from "./traceMove";

/** What the turns of a game are played with. */
export interface TurnParts {
  readonly game: CompiledGame;
  readonly board: GameBoard;
  readonly states: GameStates;
  readonly recorded: RecordedGame;
  readonly numbers: GameNumbers;
}

const REFUSED = { accepted: false, won: false, lost: false, loseReason: null };

/** Plays an action after a state; one that is no legal move leaves the state as it is. */
export function playTurn(
  parts: TurnParts,
  state: PlayState,
  action: GameAction,
  tracer: Tracer | null,
): Step<PlayState> {
  const { game, states, recorded } = parts;
  const move = meantMove(game.declarations, states.legal(state).moves, action);
  const root = tracer?.open(RecordKind.turn, state.turn + 1, tracer.value(action), -1, -1) ?? -1;
  const played = move === undefined ? null : game.play(state.game, move);
  if (move === undefined || played === null) {
    if (tracer !== null) traceRefusal({ ...parts, tracer, root }, state, action);
    return { state, ...REFUSED, events: [], goals: [], budgetSpent: false };
  }
  const next: PlayState = { game: played, turn: state.turn + 1, isAsRecorded: recorded.isNext(state, action) };
  const outcome = states.outcome(next);
  const result = recorded.resultOf(next, outcome);
  if (tracer !== null) {
    traceMove({ ...parts, tracer, root }, state, { move, next, outcome });
    const expected = result.lost ? recorded.expectedAt(next) : null;
    tracer.close(root, tracer.value({ accepted: true, ...result, outcome: outcomeText(outcome), expected }));
  }
  return { state: next, accepted: true, events: [], ...result, goals: [], budgetSpent: false };
}

/** Records why an action is refused: the game is over, or what was tried for it. */
function traceRefusal(
  { game, states, numbers, tracer, root }: TurnParts & TracedGame,
  state: PlayState,
  action: GameAction,
): void {
  const over = states.noted(state);
  if (over === null) {
    const why = tracer.open(RecordKind.phase, Phase.refused, -1, -1, root);
    const [question] = questionsOf(movePath(action));
    recordTries(explainMoves({ game, numbers }, state.game, question), tracer, why);
    tracer.close(why);
  }
  tracer.close(root, tracer.value({ ...REFUSED, refusal: { ...refusalOf(over) } }));
}

function refusalOf(over: Outcome | null): Refusal {
  return over === null ? { reason: "not-offered" } : { reason: "level-over", won: over.kind === "won" };
}
