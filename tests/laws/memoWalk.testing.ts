// Plays a walk on the engine and beside it on remembered turns, and tells where they first differ.
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import { learnFields } from "../../shared/engine/search/learnFields";
import { type Column, FieldTable } from "../../shared/engine/search/fieldTable";
import { applyLeaf } from "../../shared/engine/search/leaf";
import { firstWords, packInto } from "../../shared/engine/search/packing";
import type { SearchLevel } from "../../shared/engine/search/searchLevel";
import { MISSES_FIELD, NEEDS_LAYOUT, REFUSED, TurnMemo } from "../../shared/engine/search/turnMemo";
import type { GameAction } from "../../shared/engine/turnRecord";
import { finish } from "../../shared/base/work";

/** A level with the turns remembered so far; walks of one level share them. */
export class MemoWalker {
  private readonly search: SearchLevel;
  private readonly table: FieldTable;
  private readonly memo: TurnMemo;
  turns = 0;

  constructor(private readonly level: PlayableLevel) {
    this.search = level.search!(level.start(null))!;
    this.table = new FieldTable(this.search);
    this.memo = new TurnMemo(this.search, this.table);
    finish(learnFields(this.search, this.table, this.memo));
  }

  /** Turns that the engine played for the memo; the others were remembered. */
  get played(): number {
    return this.memo.played;
  }

  /** Plays as many moves; `next` gives a number below the one given. Null: no difference. */
  difference(moves: number, next: (below: number) => number): string | null {
    const { level, search } = this;
    let state = level.start(null);
    for (let move = 0; move < moves && search.actions.length > 0; move += 1) {
      const number = next(search.actions.length);
      const action = search.actions[number]!;
      const step = level.step(state, action, null);
      // Asked last: naming all actions takes longer than a turn.
      const accepted = step.accepted && this.isOffered(state, action);
      const told = this.compare(state, number, step.state, accepted, accepted ? step : null);
      if (told !== null) return `${level.id}, move ${move + 1}, ${JSON.stringify(action)}: ${told}`;
      if (accepted) ({ state } = step);
      if (step.won || step.lost) return null;
    }
    return null;
  }

  private isOffered(state: unknown, action: GameAction): boolean {
    const offered = this.level.actions(state);
    return offered.length === this.search.actions.length || offered.some((each) => same(each, action));
  }

  private compare(
    before: unknown,
    action: number,
    after: unknown,
    accepted: boolean,
    end: { readonly won: boolean; readonly lost: boolean; readonly loseReason: string | null } | null,
  ): string | null {
    const { table, memo, search } = this;
    this.turns += 1;
    for (;;) {
      const words = firstWords(table);
      packInto(words, table.columns, ({ field }) => table.codeOf(field, search.valueIn(before, field)));
      const ref = table.columns.some(({ field, mask }) => table.codeOf(field, search.valueIn(before, field)) > mask)
        ? NEEDS_LAYOUT
        : memo.turn(action, words);
      if (ref === NEEDS_LAYOUT || ref === MISSES_FIELD) {
        table.layout();
        memo.clear();
        continue;
      }
      if (ref === REFUSED) return accepted ? "refused, and the engine accepts it" : null;
      if (!accepted) return "accepted, and the engine refuses it";
      const next = firstWords(table);
      applyLeaf(memo.leaves.numbers, ref, words, next, table.boardWords);
      for (const column of table.columns) {
        const [ours, theirs] = [column.values[codeIn(next, column)], search.valueIn(after, column.field)];
        if (ours !== theirs) return `${search.nameOf(column.field)} is ${ours}, and on the engine ${theirs}`;
      }
      const verdict = memo.verdict(next);
      if (verdict === MISSES_FIELD) {
        table.layout();
        memo.clear();
        continue;
      }
      const expected = end?.won === true ? "won" : end?.lost === true && !isLimit(end.loseReason) ? "lost" : "on";
      return verdict === expected || (isLimit(end?.loseReason) && verdict !== "won")
        ? null
        : `${verdict}, and on the engine ${expected}`;
    }
  }
}

/** A limit of moves ends the search, not its states. */
function isLimit(reason: string | null | undefined): boolean {
  return reason === "max_actions";
}

function same(one: GameAction, other: GameAction): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns the code of a column in a state's words. */
function codeIn(words: Int32Array, { word, shift, mask }: Column): number {
  return ((words[word] ?? 0) >>> shift) & mask;
}
