// Laws of what the debugger shows of a session: the board at every moment, what led to what, and where two runs part.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { gridponder } from "../../shared/dialects/gridponder/dialect";
import { causesBack } from "../../shared/engine/explain/causeChain";
import { causeLinks, decisionOf, significantRecord, isSignificant } from "../../shared/engine/explain/causeLinks";
import { becauseLines, causeGraph } from "../../shared/engine/explain/causeGraph";
import { firstDifference, sameMoment } from "../../shared/engine/compare/compareTurns";
import type { PlayableLevel } from "../../shared/engine/playableLevel";
import type { TurnRecord } from "../../shared/engine/turnRecord";
import { areGoalsEvaluated, goalsAt } from "../../shared/engine/explain/goalsAt";
import { compareMoments } from "../../shared/engine/compare/momentComparison";
import { RecordKind } from "../../shared/engine/trace/trace";
import { enclosing, kindAt, recordCount, within } from "../../shared/engine/trace/traceTree";
import { openTurnView, viewAt, withField, writeAt } from "../../shared/engine/trace/traceView";
import { divergenceOf } from "../../shared/engine/compare/turnDifference";
import { boardWeight } from "../../shared/engine/trace/sessionTurns";
import { createTurnEnds } from "../../shared/host/play/turnEnds";
import { recordLoading, recordTurn, tracedTurns } from "../../shared/engine/play/tracedTurns";
import { type RandomPack, packSource, randomPack } from "./randomPack";

const anyPack = randomPack({ rulesOnly: false });
const presses = fc.array(fc.nat(), { minLength: 1, maxLength: 8 });

interface Session {
  readonly level: PlayableLevel;
  readonly turns: readonly TurnRecord[];
}

/** A session of a random level; each number chooses among the actions there are. */
function played(pack: RandomPack, choices: readonly number[]): Session {
  const level = gridponder.compile(packSource(pack)).game!.level("random")!;
  let state = level.start(null);
  const actions = choices.flatMap((choice) => {
    const offered = level.actions(state);
    const action = offered[choice % offered.length]!;
    const step = level.step(state, action, null);
    ({ state } = step);
    return step.accepted ? [action] : [];
  });
  return { level, turns: [...tracedTurns(level, actions)] };
}

describe("at every moment of a session", () => {
  test("the board is the turn's first with the writes up to there done, in whatever order one looks", () => {
    fc.assert(
      fc.property(anyPack, presses, fc.array(fc.nat(), { maxLength: 12 }), (pack, choices, jumps) => {
        for (const turn of played(pack, choices).turns) {
          const { trace, before } = turn;
          const count = recordCount(trace);
          const cells = Uint32Array.from(before.cells);
          let { state } = before;
          const boards = Array.from({ length: count }, (_, record) => {
            const write = writeAt(trace, record);
            if (write?.kind === "cell") cells[write.slot] = write.after;
            else if (write !== null) state = withField(state, write.path, write.after);
            return { cells: [...cells], state };
          });
          const view = openTurnView(turn);
          for (const jump of jumps) {
            const at = view.at(jump % count);
            expect({ cells: [...at.cells], state: at.state }).toEqual(boards[jump % count]);
          }
          expect([...turn.after.cells]).toEqual(boards.at(-1)?.cells);
          expect(turn.after.state).toEqual(boards.at(-1)?.state);
        }
      }),
    );
  });

  test("the board is as it was played, whichever boards of a session are held", () => {
    fc.assert(
      fc.property(anyPack, presses, fc.nat({ max: 40 }), fc.array(fc.nat()), (pack, choices, budget, jumps) => {
        const { level, turns } = played(pack, choices);
        const loaded = recordLoading(level).next;
        const held = createTurnEnds(level, loaded, budget * boardWeight(loaded.view));
        const ends = [held.first];
        let between = loaded;
        for (const { action } of turns.slice(1)) {
          between = recordTurn(level, between, action!).next;
          ends.push(held.pass(ends.at(-1)!, action!, between, turns.length - 1));
        }
        for (const jump of [...jumps, ...ends.keys()]) {
          const turn = jump % ends.length;
          const { state, view } = held.at(ends[turn]!);
          expect(view).toEqual(turns[turn]!.after);
          expect(level.view(state)).toEqual(view);
        }
      }),
    );
  });

  test("the goals are as the last turn left them until they are evaluated, and then as this one leaves them", () => {
    fc.assert(
      fc.property(anyPack, presses, (pack, choices) => {
        const { turns } = played(pack, choices);
        turns.forEach((turn, number) => {
          expect(goalsAt(turns, number, recordCount(turn.trace) - 1)).toEqual(turn.goals);
          if (number > 0) expect(goalsAt(turns, number, 0)).toEqual(turns[number - 1]!.goals);
        });
      }),
    );
  });
});

test("goals asked of the board at a moment are those that the turns before and after tell", () => {
  fc.assert(
    fc.property(anyPack, presses, (pack, choices) => {
      const { level, turns } = played(pack, choices);
      turns.forEach((turn, number) => {
        const last = within(turn.trace, 0, RecordKind.goal).at(-1);
        if (last !== undefined) expect(level.goalsOn(viewAt(turn, last))).toEqual(turn.goals);
        if (number > 0) expect(level.goalsOn(viewAt(turn, 0))).toEqual(turns[number - 1]!.goals);
        expect(areGoalsEvaluated(turn, null)).toBe(true);
        if (number > 0)
          expect([areGoalsEvaluated(turn, 0), last !== undefined && areGoalsEvaluated(turn, last)]).toEqual([
            false,
            last !== undefined,
          ]);
      });
    }),
  );
});

describe("causes", () => {
  test("go back from every write to the action, each to what lay before it; links there and back are the same", () => {
    let writes = 0;
    fc.assert(
      fc.property(anyPack, presses, (pack, choices) => {
        const { turns, level } = played(pack, choices);
        for (const turn of turns) {
          const links = causeLinks(turn, level);
          for (let record = 1; record < recordCount(turn.trace); record += 1) {
            const chain = [...causesBack(turn, level, record)];
            expect(chain.at(-1)).toBe(0);
            expect([record, ...chain].every((each, index, all) => index === 0 || each < all[index - 1]!)).toBe(true);
            expect(chain.every((each) => isSignificant(turn.trace, each))).toBe(true);
            if (kindAt(turn.trace, record) === RecordKind.write) writes += 1;
            for (const link of links.reasonsOf(record)) expect(links.consequencesOf(link.from)).toContain(link);
            for (const link of links.consequencesOf(record)) expect(links.reasonsOf(link.to)).toContain(link);
          }
        }
      }),
    );
    expect(writes).toBeGreaterThan(100);
  });

  test("of a write inside a rule pass by that rule; a win comes from a goal that was met, a loss from its condition", () => {
    fc.assert(
      fc.property(anyPack, presses, (pack, choices) => {
        const { turns, level } = played(pack, choices);
        for (const turn of turns) {
          for (let record = 1; record < recordCount(turn.trace); record += 1) {
            const rule = enclosing(turn.trace, record, RecordKind.rule);
            if (kindAt(turn.trace, record) !== RecordKind.write || rule < 0) continue;
            expect([...causesBack(turn, level, record)]).toContain(rule);
          }
          const decision = decisionOf(turn, level.presentation);
          expect(decision !== null).toBe(turn.action !== null && (turn.won || turn.lost));
          if (decision === null) continue;
          const [reason] = [...causesBack(turn, level, decision)];
          expect(kindAt(turn.trace, reason!)).toBe(turn.won ? RecordKind.goal : RecordKind.lose);
        }
      }),
    );
  });

  test("as a graph have every box once and no link to a box that is not shown, however few are", () => {
    fc.assert(
      fc.property(anyPack, presses, fc.nat(), fc.integer({ min: 1, max: 30 }), (pack, choices, pick, most) => {
        const { turns, level } = played(pack, choices);
        const number = pick % turns.length;
        const { trace } = turns[number]!;
        const record = pick % recordCount(trace);
        const graph = causeGraph({ turns, number, reading: level }, record, { direction: "both", most });
        const shown = graph.columns.flatMap(({ boxes }) => boxes.map((box) => box.record));
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length).toBeLessThanOrEqual(most);
        expect(shown).toContain(significantRecord(trace, record));
        for (const { from, to } of graph.links)
          expect([shown.includes(from), shown.includes(to)]).toEqual([true, true]);
        for (const { to, turn } of graph.earlier) expect([shown.includes(to), turn < number]).toEqual([true, true]);
      }),
    );
  });
});

describe("the chain of a record, the graph and the text", () => {
  test("tell the same", () => {
    fc.assert(
      fc.property(anyPack, presses, fc.nat(), (pack, choices, pick) => {
        const { turns, level } = played(pack, choices);
        const number = pick % turns.length;
        const turn = turns[number]!;
        const record = pick % recordCount(turn.trace);
        const chain = [...causesBack(turn, level, record)];
        const graph = causeGraph({ turns, number, reading: level }, record, { direction: "back", most: 10_000 });
        const boxes = graph.columns.flatMap(({ boxes }) => boxes.map((box) => box.record));
        const lines = becauseLines({ turns, number, reading: level }, record).join("\n");
        for (const each of chain) {
          expect(boxes).toContain(each);
          expect(lines).toContain(level.presentation.recordText(turn, level.debug, each));
        }
      }),
    );
  });
});

describe("two runs", () => {
  test("of the same moves are the same at every moment", () => {
    fc.assert(
      fc.property(anyPack, presses, (pack, choices) => {
        const [one, other] = [played(pack, choices), played(pack, choices)];
        expect(firstDifference(one.turns, other.turns, one.level.presentation)).toBeNull();
        one.turns.forEach((turn, number) => {
          const [left, right] = [
            { ...one.level, turn },
            { ...other.level, turn: other.turns[number]! },
          ];
          expect(divergenceOf(left, right)).toBeNull();
          const middle = Math.floor(recordCount(turn.trace) / 2);
          expect(sameMoment(left, right, middle)).toBe(middle);
          const compared = compareMoments({ ...left, cursor: middle }, { ...right, cursor: middle });
          expect([compared.cells, compared.differences]).toEqual([[], []]);
        });
      }),
    );
  });

  test("part where the records do, and do the same up to there", () => {
    fc.assert(
      fc.property(anyPack, presses, presses, (pack, choices, others) => {
        const [one, other] = [played(pack, choices), played(pack, others)];
        const turn = firstDifference(one.turns, other.turns, one.level.presentation);
        if (turn === null || one.turns[turn] === undefined || other.turns[turn] === undefined) return;
        const [left, right] = [
          { ...one.level, turn: one.turns[turn] },
          { ...other.level, turn: other.turns[turn] },
        ];
        const parting = divergenceOf(left, right);
        if (parting === null || parting.left === null || parting.right === null) return;
        // Before the record at which they part, nothing had been written on one side only.
        const [before, there] = [Math.max(0, parting.left - 1), Math.max(0, parting.right - 1)];
        const { differences } = compareMoments({ ...left, cursor: before }, { ...right, cursor: there });
        expect(differences.filter(({ what }) => what !== "actions counted")).toEqual([]);
      }),
    );
  });
});
