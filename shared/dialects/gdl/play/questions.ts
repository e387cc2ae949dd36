// Expressions asked at recorded moments, for watches and for conditions of breakpoints. A moment inside a turn is reached
// by playing the turn again up to its record: there the world is as it was, with the move's entity, start and target.
import type { BoardView } from "../../../base/boardView";
import { movePath } from "../../../engine/moveTries";
import type { RecordedMoment } from "../../../engine/playableLevel";
import type { Tracer } from "../../../engine/trace/tracer";
import type { GameAction } from "../../../engine/turnRecord";
import type { CompiledGame } from "../turn/compiledGame";
import { type Evaluated, compileQuestion } from "../turn/watch";
import { NULL } from "../values/value";
import { questionsOf } from "./moveQuestions";
import type { PlayState } from "./playState";
import { tryingOf } from "./tried";

/** What questions need of a level. */
export interface AskedLevel {
  readonly game: CompiledGame;
  /** The state after loading. */
  readonly begin: PlayState;
  /** The state that a board of the level was made of; undefined for a board inside a turn. */
  stateOf(view: BoardView): PlayState | undefined;
  /** Plays the turn's action again, or tells why it is refused, writing to the tracer. */
  replay(state: PlayState, moment: RecordedMoment, tracer: Tracer): void;
}

type Answer = (view: BoardView, moment: RecordedMoment | null) => Evaluated | null;

/** Compiles an expression; null for one that is wrong. An answer is null where it fails, or the moment is not known. */
export function compileAnswer(asked: AskedLevel, text: string): Answer | null {
  const compiled = compileQuestion(asked.game, text);
  if (!compiled.ok) return null;
  const now = (): Evaluated | null => {
    const found = compiled.value();
    return found.ok ? found.value : null;
  };
  return (view, moment) => {
    const state = asked.stateOf(view);
    if (state !== undefined) return between(asked.game, state, now);
    return moment === null || moment.record === null ? null : inside(asked, moment, moment.record, now);
  };
}

const NOTHING_MOVED = { entity: NULL, start: NULL, target: NULL };

/** Asks between two moves: who acts is the current player, and nothing is moved, or what a refused move is about. */
function between(
  game: CompiledGame,
  state: PlayState,
  ask: () => Evaluated | null,
  refused?: GameAction,
): Evaluated | null {
  const { world } = game;
  world.load(state.game);
  const plan = refused === undefined ? null : game.plan();
  const trying =
    refused === undefined || plan === null ? null : tryingOf(game, state.game, plan, questionsOf(movePath(refused))[0]);
  const moved = trying?.tried[0] ?? NOTHING_MOVED;
  const actor = world.mem[world.layout.currentPlayer] ?? NULL;
  Object.assign(world, { ...moved, actor, params: [], letter: NULL });
  return ask();
}

function inside(
  asked: AskedLevel,
  moment: RecordedMoment,
  record: number,
  ask: () => Evaluated | null,
): Evaluated | null {
  const before = moment.turn.action === null ? asked.begin : asked.stateOf(moment.turn.before);
  if (before === undefined) return null;
  const { action, accepted } = moment.turn;
  // The turn's own record stands before all of it; that of a refused move is about the move.
  if (action === null || (record <= 0 && accepted)) return between(asked.game, before, ask);
  if (record <= 0) return between(asked.game, before, ask, action);
  const tracer = new StoppingTracer(record, ask);
  try {
    asked.replay(before, moment, tracer);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
  }
  return tracer.answer;
}

/** Thrown when the record is reached. */
class Stop extends Error {}
const STOP = new Stop();

/** Counts records; at the one in question it asks, and ends the turn. */
class StoppingTracer implements Tracer {
  answer: Evaluated | null = null;
  private records = 0;

  constructor(
    private readonly last: number,
    private readonly ask: () => Evaluated | null,
  ) {}

  open(): number {
    const index = this.records;
    this.records += 1;
    if (index < this.last) return index;
    this.answer = this.ask();
    throw STOP;
  }

  leaf(): number {
    return this.open();
  }

  close(): void {}
  setCause(): void {}
  value(): number {
    return 0;
  }
  field(): number {
    return -1;
  }
  lastWrite(): number {
    return -1;
  }
  trace(): never {
    throw STOP;
  }
}
