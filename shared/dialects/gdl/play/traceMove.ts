// The trace of a move that is legal: each step with its conditions and effects, then what follows it.
import type { Outcome } from "../../../engine/playableLevel";
import { EffectVerdict, GoalVerdict, RecordKind, RuleVerdict } from "../../../engine/trace/trace";
import type { Tracer } from "../../../engine/trace/tracer";
import type { Move } from "../moves/moveAction";
import { setFrame } from "../moves/perform";
import type { CompiledGame } from "../turn/compiledGame";
import { Slot } from "../world/layout";
import { recordConditions } from "./explainTrace";
import type { GameBoard } from "./gameBoard";
import { type GameNumbers, Phase } from "./numbers";
import type { PlayState } from "./playState";
import { WriteRecorder } from "./writeRecorder";

export interface TracedGame {
  readonly game: CompiledGame;
  readonly board: GameBoard;
  readonly numbers: GameNumbers;
  readonly tracer: Tracer;
  /** The record of the turn. */
  readonly root: number;
}

/** A move that was played, with the state that it led to. */
export interface PlayedMove {
  readonly move: Move;
  readonly next: PlayState;
  /** The outcome of that state; null while the game goes on. */
  readonly outcome: Outcome | null;
}

/** Plays a move again on the world, from the state before it, and records what happens. */
export function traceMove(
  { game, board, numbers, tracer, root }: TracedGame,
  state: PlayState,
  { move, next, outcome }: PlayedMove,
): void {
  const { world } = game;
  world.load(state.game);
  const recorder = new WriteRecorder(game, board, tracer, state.turn);
  const chain = tracer.open(RecordKind.phase, Phase.chain, -1, -1, root);
  for (const [index, step] of move.steps.entries()) {
    const { action } = step;
    const pass = tracer.open(RecordKind.pass, index + 1, 0, -1, chain);
    setFrame(world, step, move.actor);
    const rule = tracer.open(RecordKind.rule, action.index, -1, RuleVerdict.fired, pass);
    recordConditions(action, numbers, tracer, rule);
    setFrame(world, step, move.actor);
    const first = numbers.of(action).effects;
    for (const [number, effect] of action.effectParts.entries()) {
      const record = tracer.open(RecordKind.effect, first + number, -1, EffectVerdict.done, rule);
      const mark = world.mark();
      effect.run();
      if (world.mark() === mark) tracer.close(record, EffectVerdict.nothingToDo);
      else {
        recorder.lookSince(mark, record);
        tracer.close(record);
      }
    }
    tracer.close(rule);
    tracer.close(pass);
  }
  tracer.close(chain);
  const after = tracer.open(RecordKind.phase, Phase.after, -1, -1, root);
  world.load(next.game);
  const end = (next.game.mem[Slot.outcome] ?? 0) - 1;
  const goal = end < 0 ? after : tracer.open(RecordKind.goal, end, tracer.value(1), GoalVerdict.met, after);
  recorder.look(goal, next.turn, outcome);
  if (end >= 0) tracer.close(goal);
  tracer.close(after);
}
