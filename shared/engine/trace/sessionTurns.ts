// A session's turns as they travel and as they are kept: without their boards, which the turns' own writes make. This is
// the one place that knows how a session's boards are kept; to whoever reads a turn, its boards are simply there.
import type { BoardShape, BoardView, Entity } from "../../base/boardView";
import { type Link, Checkpoints } from "../../base/checkpoints";
import type { TurnRecord } from "../turnRecord";
import { RecordKind } from "./trace";
import { kindAt, recordCount } from "./traceTree";
import { withField, writeAt } from "./traceView";

/** A turn as it travels. */
export interface SentTurn extends Omit<TurnRecord, "shape" | "before" | "after"> {
  /** What the table of entities has beyond that of the turn before. */
  readonly newEntities: readonly (Entity | null)[];
}

/** A session as it travels: the board before loading, and its turns, loading first. */
export interface SentTurns {
  readonly first: BoardView;
  readonly turns: readonly SentTurn[];
}

/** What a session's boards may weigh, in bytes, beside the first. */
export const BOARDS_BUDGET = 64 * 2 ** 20;

/** A turn without its boards; `known`: how many entities the turn before it told of. */
export function sentTurn({ shape, before: _before, after: _after, ...told }: TurnRecord, known: number): SentTurn {
  return { ...told, newEntities: shape.entities.slice(known) };
}

/** The turns of a session that has just come. */
export function sessionTurns({ first, turns }: SentTurns, budget = BOARDS_BUDGET): readonly TurnRecord[] {
  const boards = new SessionBoards(first, budget);
  const kept: TurnRecord[] = [];
  let link = boards.first;
  for (const sent of turns) {
    const turn = new KeptTurn(boards, link, sent);
    link = turn.end;
    kept.push(turn);
  }
  return kept;
}

/** The turn that was played after one of `sessionTurns`, whatever others were before. Throws for any other turn. */
export function turnAfter(turn: TurnRecord, sent: SentTurn): TurnRecord {
  if (!(turn instanceof KeptTurn)) throw new Error("a turn of no session");
  return turn.followedBy(sent);
}

/** What a board weighs, in bytes: its cells are all that grows large. */
export function boardWeight({ cells }: BoardView): number {
  return cells.byteLength;
}

/** The end of a turn, or the session's first board. */
interface Moment extends Link<Moment> {
  /** What led here from the moment before; null for the first. */
  readonly turn: SentTurn | null;
  /** How many entities are told of up to here. */
  readonly entities: number;
}

class SessionBoards {
  readonly first: Moment;
  private readonly kept: Checkpoints<Moment, BoardView>;
  /** With all entities that were ever told of: their numbers mean the same in each of the session's turns. */
  private all: BoardShape;

  constructor(first: BoardView, budget: number) {
    const { width, height, layers, entities } = first;
    this.all = { width, height, layers, entities };
    this.first = { previous: null, number: 0, turn: null, entities: first.entities.length };
    this.kept = new Checkpoints<Moment, BoardView>({
      budget,
      weightOf: boardWeight,
      compute: (from, moments) => withTurns(from, moments, this.all),
    });
    this.kept.set(this.first, first);
  }

  get shape(): BoardShape {
    return this.all;
  }

  /** Where a turn that begins at a moment ends. */
  endOf(previous: Moment, turn: SentTurn): Moment {
    const entities = previous.entities + turn.newEntities.length;
    const known = this.all.entities;
    if (entities > known.length) {
      this.all = { ...this.all, entities: [...known.slice(0, previous.entities), ...turn.newEntities] };
    }
    return turn.accepted ? { previous, number: previous.number + 1, turn, entities } : previous;
  }

  at(moment: Moment): BoardView {
    return this.kept.at(moment);
  }
}

class KeptTurn implements TurnRecord {
  readonly end: Moment;
  readonly action: SentTurn["action"];
  readonly accepted: boolean;
  readonly events: SentTurn["events"];
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
  readonly goals: SentTurn["goals"];
  readonly budgetSpent?: true;
  readonly trace: SentTurn["trace"];

  constructor(
    private readonly boards: SessionBoards,
    private readonly start: Moment,
    sent: SentTurn,
  ) {
    this.action = sent.action;
    this.accepted = sent.accepted;
    this.events = sent.events;
    this.won = sent.won;
    this.lost = sent.lost;
    this.loseReason = sent.loseReason;
    this.goals = sent.goals;
    if (sent.budgetSpent === true) this.budgetSpent = true;
    this.trace = sent.trace;
    this.end = boards.endOf(start, sent);
  }

  get shape(): BoardShape {
    return this.boards.shape;
  }

  get before(): BoardView {
    return this.boards.at(this.start);
  }

  get after(): BoardView {
    return this.boards.at(this.end);
  }

  followedBy(sent: SentTurn): KeptTurn {
    return new KeptTurn(this.boards, this.end, sent);
  }
}

/** A board with the writes of some turns done, one after the other. */
function withTurns(from: BoardView, moments: readonly Moment[], shape: BoardShape): BoardView {
  let { cells, state } = from;
  for (const { turn } of moments) {
    if (turn === null) continue;
    const { trace } = turn;
    for (let record = 0; record < recordCount(trace); record += 1) {
      if (kindAt(trace, record) !== RecordKind.write) continue;
      const write = writeAt(trace, record);
      if (write?.kind === "field") state = withField(state, write.path, write.after);
      else if (write?.kind === "cell") {
        // A board given out never changes; most turns write a few cells, some none.
        if (cells === from.cells) cells = copiedCells(from, shape);
        cells[write.slot] = write.after;
      }
    }
  }
  return { ...shape, cells, state };
}

/** Entities beyond which their numbers need more than 16 bits. */
const MOST_NARROW = 65_536;

/** Cells to be written in, wide enough for any of the entities. */
export function copiedCells({ cells }: BoardView, { entities }: BoardShape): BoardView["cells"] {
  return entities.length > MOST_NARROW ? Uint32Array.from(cells) : cells.slice();
}
