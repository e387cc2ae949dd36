// A session's turns as they are sent and stored: without their boards, which are rebuilt from the turns' writes. Only
// this file knows how boards are stored; readers of a turn just access them.
import type { BoardShape, BoardView, Entity } from "../../base/boardView";
import { type Link, Checkpoints } from "../../base/checkpoints";
import type { TurnRecord } from "../turnRecord";
import { RecordKind } from "./trace";
import { kindAt, recordCount } from "./traceTree";
import { withField, writeAt } from "./traceView";

/** A turn as it is sent. */
export interface SentTurn extends Omit<TurnRecord, "shape" | "before" | "after"> {
  /** The entries that the entity table has beyond that of the previous turn. */
  readonly newEntities: readonly (Entity | null)[];
}

/** A session as it is sent: the board before loading, and its turns, loading first. */
export interface SentTurns {
  readonly first: BoardView;
  readonly turns: readonly SentTurn[];
}

/** The memory limit for a session's boards, in bytes, beside the first. */
export const BOARDS_BUDGET = 64 * 2 ** 20;

/** Returns a turn without its boards; `known`: how many entities the previous turns included. */
export function sentTurn({ shape, before: _before, after: _after, ...rest }: TurnRecord, known: number): SentTurn {
  return { ...rest, newEntities: shape.entities.slice(known) };
}

/** Returns the turns of a session that has just arrived. */
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

/**
 * Returns the turn that was played after one of `sessionTurns`, whichever followed it before. Throws for any other
 * turn.
 */
export function turnAfter(turn: TurnRecord, sent: SentTurn): TurnRecord {
  if (!(turn instanceof KeptTurn)) throw new Error("a turn of no session");
  return turn.followedBy(sent);
}

/** Returns the memory of a board in bytes: only its cells grow large. */
export function boardWeight({ cells }: BoardView): number {
  return cells.byteLength;
}

/** The end of a turn, or the session's first board. */
interface KeptEnd extends Link<KeptEnd> {
  /** The turn that led here from the previous end; null for the first. */
  readonly turn: SentTurn | null;
  /** How many entities are known up to here. */
  readonly entities: number;
}

class SessionBoards {
  readonly first: KeptEnd;
  private readonly kept: Checkpoints<KeptEnd, BoardView>;
  /** With all known entities: their numbers mean the same in each of the session's turns. */
  private all: BoardShape;

  constructor(first: BoardView, budget: number) {
    const { cells: _cells, state: _state, ...shape } = first;
    this.all = shape;
    this.first = { previous: null, number: 0, turn: null, entities: first.entities.length };
    this.kept = new Checkpoints<KeptEnd, BoardView>({
      budget,
      weightOf: boardWeight,
      compute: (from, ends) => withTurns(from, ends, this.all),
    });
    this.kept.set(this.first, first);
  }

  get shape(): BoardShape {
    return this.all;
  }

  /** Returns the end of a turn that begins at the end of another. */
  endOf(previous: KeptEnd, turn: SentTurn): KeptEnd {
    const entities = previous.entities + turn.newEntities.length;
    const known = this.all.entities;
    if (entities > known.length) {
      this.all = { ...this.all, entities: [...known.slice(0, previous.entities), ...turn.newEntities] };
    }
    return turn.accepted ? { previous, number: previous.number + 1, turn, entities } : previous;
  }

  at(end: KeptEnd): BoardView {
    return this.kept.at(end);
  }
}

class KeptTurn implements TurnRecord {
  readonly end: KeptEnd;
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
    private readonly start: KeptEnd,
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

/** Returns a board with the writes of some turns applied, one after the other. */
function withTurns(from: BoardView, ends: readonly KeptEnd[], shape: BoardShape): BoardView {
  let { cells, state } = from;
  for (const { turn } of ends) {
    if (turn === null) continue;
    const { trace } = turn;
    for (let record = 0; record < recordCount(trace); record += 1) {
      if (kindAt(trace, record) !== RecordKind.write) continue;
      const write = writeAt(trace, record);
      if (write?.kind === "field") state = withField(state, write.path, write.after);
      else if (write?.kind === "cell") {
        // A board that was returned never changes; most turns write a few cells, some none.
        if (cells === from.cells) cells = copiedCells(from, shape);
        cells[write.slot] = write.after;
      }
    }
  }
  return { ...shape, cells, state };
}

/** Above this number, entity numbers need more than 16 bits. */
const MAX_NARROW = 65_536;

/** Returns a copy of the cells to be written to, wide enough for any of the entities. */
export function copiedCells({ cells }: BoardView, { entities }: BoardShape): BoardView["cells"] {
  return entities.length > MAX_NARROW ? Uint32Array.from(cells) : cells.slice();
}
