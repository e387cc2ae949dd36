// Turns remembered by what they read. A turn is a function of the few fields that it reads: one met before, on whatever
// board, is looked up; any other is played by the language's engine, which stays the only truth.
import { defined } from "../../base/defined";
import type { FieldTable } from "./fieldTable";
import { FIRST_MOVING, LeafWriter, NO_ROOM } from "./leafWriter";
import { type ColumnValues, ReadTrie, UNKNOWN } from "./readTrie";
import type { SearchLevel, Verdict } from "./searchLevel";
import { TurnRecorder, WRITTEN } from "./turnRecorder";

/** Results of a turn that are no leaves. */
export const REFUSED = -1;
/** The turn needs another layout of the states; ask again after it. */
export const NEEDS_LAYOUT = NO_ROOM;
/** The turn read a field that the search has not kept: it must start over. */
export const MISSES_FIELD = 2;

const VERDICTS: readonly Verdict[] = ["on", "won", "lost"];
/** Turns between two looks at how many of them were known. */
const WINDOW = 4096;
const WORTH_KEEPING = 0.4;
const MOST_POOR_WINDOWS = 3;
const MOST_BYTES = 64 * 2 ** 20;
/** Turns kept between two looks at how large the memo is. */
const TURNS_PER_WEIGHING = 64;

/** Hits and misses of one kind of question; when few are hits, the memo is switched off for it. */
class HitRate {
  isPoor = false;
  private asked = 0;
  private missed = 0;
  private poorWindows = 0;

  hit(): void {
    this.asked += 1;
    if (this.asked === WINDOW) this.look();
  }

  miss(): void {
    this.missed += 1;
    this.hit();
  }

  private look(): void {
    this.poorWindows = this.missed > WINDOW * (1 - WORTH_KEEPING) ? this.poorWindows + 1 : 0;
    this.isPoor ||= this.poorWindows === MOST_POOR_WINDOWS;
    this.asked = 0;
    this.missed = 0;
  }
}

export class TurnMemo {
  readonly leaves = new LeafWriter();
  /** Turns that the engine played. */
  played = 0;
  private readonly recorder: TurnRecorder;
  private readonly turns: ReadTrie;
  private readonly verdicts: ReadTrie;
  private readonly turnRate = new HitRate();
  private readonly verdictRate = new HitRate();
  private readonly columnValues: ColumnValues;
  private unweighed = 0;

  constructor(
    private readonly level: SearchLevel,
    private readonly table: FieldTable,
  ) {
    this.recorder = new TurnRecorder(table);
    this.turns = new ReadTrie(level.actions.length, this.recorder.sets);
    this.verdicts = new ReadTrie(1, this.recorder.sets);
    this.columnValues = (word, shift, code) => {
      const column = table.columns.find((each) => each.word === word && each.shift === shift);
      return defined(defined(column).values[code]);
    };
  }

  get byteLength(): number {
    return this.turns.byteLength + this.verdicts.byteLength + this.leaves.byteLength;
  }

  /**
   * Returns what an action does to a packed state: REFUSED, the reference of a leaf in `leaves`, which is negative and
   * valid until the next call, or NEEDS_LAYOUT or MISSES_FIELD.
   */
  turn(action: number, words: Int32Array): number {
    if (!this.turnRate.isPoor) {
      const known = this.turns.find(action, words, this.columnValues);
      if (known !== UNKNOWN) {
        this.turnRate.hit();
        return known <= FIRST_MOVING ? this.leaves.fill(known, words, this.table) : known;
      }
      this.turnRate.miss();
    }
    return this.play(action, words);
  }

  /** Returns the verdict on a packed state; MISSES_FIELD when it reads what the search has not kept. */
  verdict(words: Int32Array): Verdict | typeof MISSES_FIELD {
    if (!this.verdictRate.isPoor) {
      const known = this.verdicts.find(0, words, this.columnValues);
      if (known !== UNKNOWN) {
        this.verdictRate.hit();
        return defined(VERDICTS[-known - 1]);
      }
      this.verdictRate.miss();
    }
    const { recorder, table } = this;
    recorder.begin(words, !this.verdictRate.isPoor);
    const verdict = this.level.verdict(recorder);
    if (recorder.missesField) return MISSES_FIELD;
    if (!this.verdictRate.isPoor) {
      this.keepSmall();
      this.verdicts.insert(0, recorder.reads, table.columns, -1 - VERDICTS.indexOf(verdict));
    }
    return verdict;
  }

  /** Plays an action to learn which fields it reads and writes. Returns whether the layout is still valid. */
  learn(action: number, words: Int32Array): boolean {
    this.recorder.begin(words);
    if (this.level.play(action, this.recorder)) this.noteWrites();
    return !this.table.needsLayout && !this.recorder.missesField;
  }

  /** Forgets everything: the layout has changed. */
  clear(): void {
    this.turns.clear();
    this.verdicts.clear();
    this.leaves.clear();
  }

  private play(action: number, words: Int32Array): number {
    const { recorder, table } = this;
    this.played += 1;
    recorder.begin(words, !this.turnRate.isPoor);
    const accepted = this.level.play(action, recorder);
    if (recorder.missesField) return MISSES_FIELD;
    if (accepted) {
      this.noteWrites();
      if (table.needsLayout) return NEEDS_LAYOUT;
    }
    if (this.turnRate.isPoor) this.leaves.clear();
    else this.keepSmall();
    const result = accepted ? this.leaves.add(recorder, table) : REFUSED;
    if (!this.turnRate.isPoor) this.turns.insert(action, recorder.reads, table.columns, result);
    return result <= FIRST_MOVING ? this.leaves.fill(result, words, table) : result;
  }

  private noteWrites(): void {
    const { recorder, table } = this;
    for (const field of recorder.written) {
      const origin = recorder.movedTo(field);
      if (origin !== field) table.noteWrite(field, recorder.writtenTo(field), origin !== WRITTEN);
    }
  }

  private keepSmall(): void {
    this.unweighed += 1;
    if (this.unweighed < TURNS_PER_WEIGHING) return;
    this.unweighed = 0;
    if (this.byteLength > MOST_BYTES) this.clear();
  }
}
