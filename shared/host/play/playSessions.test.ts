import { describe, expect, it } from "vitest";
import type { BoardView, Entity } from "../../base/boardView";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction, TurnRecord } from "../../engine/turnRecord";
import { sessionTurns, turnAfter } from "../../engine/trace/sessionTurns";
import { RecordKind } from "../../engine/trace/trace";
import type { Tracer } from "../../engine/trace/tracer";
import { viewAt, writeAt } from "../../engine/trace/traceView";
import { add, countingLevel } from "../checks/countingLevel.testing";
import { type PlaySessions, createPlaySessions } from "./playSessions";
import { stateView } from "../../dialects/gridponder/text/board/stateView";

const level = countingLevel("one", [1, 2]) as PlayableLevel;
const totalAfter = (turn: TurnRecord): unknown => stateView(turn.after).variables["total"];

/** The turns of a session as its window has them, each gone on from by `add`. */
function opened(sessions: PlaySessions, level: PlayableLevel, actions: readonly GameAction[] = []) {
  const sent = sessions.open(level, 1, actions);
  // As a message to another process arrives.
  const turns = [...sessionTurns(structuredClone({ first: sent.first, turns: sent.turns }))];
  return {
    turns,
    session: sent.session,
    add(turn: number, amount: number): TurnRecord {
      const result = sessions.act(sent.session, turn, add(amount));
      if (!result.ok) throw new Error(result.refusal.message);
      const played = turnAfter(turns[turn]!, structuredClone(result.value));
      if (played.accepted) turns.splice(turn + 1, turns.length, played);
      return played;
    },
  };
}

describe("a play session", () => {
  it("begins with loading as turn 0, the board before it included", () => {
    const loaded = createPlaySessions().open(countingLevel("one", [], 2), 7, []);
    expect(loaded).toMatchObject({ level: "one", generation: 7, offers: [{ id: "add" }] });
    const [loading] = sessionTurns(loaded);
    expect(loading).toMatchObject({ action: null, accepted: true, won: false });
    expect(stateView(loading!.before).variables).toEqual({ total: 0 });
    expect(stateView(loading!.after).variables).toEqual({ total: 2 });
    expect(viewAt(loading!, 0)).toEqual(loading!.before);
  });

  it("plays actions one after the other and tells the win", () => {
    const play = opened(createPlaySessions(), level);
    const first = play.add(0, 1);
    const second = play.add(1, 2);
    expect([first, second].map(totalAfter)).toEqual([1, 3]);
    expect(second.before).toEqual(first.after);
    expect([first.won, second.won]).toEqual([false, true]);
    expect(second.events).toEqual([{ type: "added", payload: { amount: 2 } }]);
  });

  it("keeps the geometry of the board in each of its turns", () => {
    const geometry = { kind: "squares", up: true, names: "a1" } as const;
    const lettered: PlayableLevel = { ...level, view: (state) => ({ ...level.view(state), geometry }) };
    const { turns } = opened(createPlaySessions(), lettered, [add(1), add(1)]);
    expect(turns.map(({ shape, before, after }) => [shape, before, after].map((board) => board.geometry))).toEqual(
      turns.map(() => [geometry, geometry, geometry]),
    );
  });

  it("lists the legal moves after any of its turns, where the language lists moves", () => {
    const listing: PlayableLevel = {
      ...level,
      moves: {
        legal: (state: unknown) => ({
          moves: [{ action: add(Number(stateView(level.view(state)).variables["total"])), rule: 0 }],
          isCut: false,
        }),
        begun: (state, path) => ({ board: level.view(state), onwards: [path], mayEnd: false }),
        isName: () => true,
        questions: (path) => [{ path, to: null }],
        explain: () => ({ tries: [], isCut: false }),
        whyRefused: () => null,
        playChosen: () => null,
        startWith: () => level.start(null),
        *count() {
          yield;
          return 0;
        },
      },
    };
    const sessions = createPlaySessions();
    const { session } = opened(sessions, listing, [add(1)]);
    expect(sessions.legalMoves(session, 0)?.moves).toEqual([{ action: add(0), rule: 0 }]);
    expect(sessions.legalMoves(session, 1)?.moves).toEqual([{ action: add(1), rule: 0 }]);
    expect(sessions.legalMoves(session, 2)).toBeNull();
    expect(sessions.begunMove(session, 1, ["A1"], null)).toMatchObject({ onwards: [["A1"]], mayEnd: false });
    expect(sessions.begunMove(session, 2, ["A1"], null)).toBeNull();
    expect(sessions.legalMoves(session + 1, 0)).toBeNull();
    expect(sessions.legalMoves(opened(sessions, level).session, 0)).toBeNull();
  });

  it("goes back by acting after an earlier turn; the later turns are forgotten", () => {
    const sessions = createPlaySessions();
    const play = opened(sessions, level, [add(1), add(1)]);
    expect(totalAfter(play.add(0, 2))).toBe(2);
    expect(sessions.act(play.session, 2, add(1))).toMatchObject({ ok: false, refusal: { reason: "no-such-session" } });
    expect(totalAfter(play.add(1, 1))).toBe(3);
  });

  it("keeps nothing of a refused action, not even what it would forget", () => {
    const play = opened(createPlaySessions(), level, [add(1)]);
    const refused = play.add(0, 0);
    expect(refused).toMatchObject({ accepted: false, events: [] });
    expect(refused.after).toEqual(refused.before);
    expect(totalAfter(play.add(1, 2))).toBe(3);
  });

  it("is rebuilt from its actions, refused ones left out", () => {
    const { turns } = createPlaySessions().open(level, 1, [add(1), add(0), add(2), add(1)]);
    expect(turns.map((turn) => turn.action)).toEqual([null, add(1), add(2)]);
    expect(turns.at(-1)!.won).toBe(true);
  });

  it("ends when another is opened", () => {
    const sessions = createPlaySessions();
    const first = sessions.open(level, 1, []).session;
    const second = sessions.open(level, 1, []).session;
    expect(sessions.act(first, 0, add(1))).toMatchObject({ ok: false, refusal: { reason: "no-such-session" } });
    expect(sessions.act(second, 0, add(1)).ok).toBe(true);
  });

  it.each([-1, 0.5, 1, Number.NaN])("has no turn %s to act after at its start", (turn) => {
    const sessions = createPlaySessions();
    const { session } = sessions.open(level, 1, []);
    expect(sessions.act(session, turn, add(1)).ok).toBe(false);
  });
});

/** A level whose only cell holds another entity at each total; the engine's table grows as totals are first met. */
function numberedLevel(): PlayableLevel<number> {
  const table: (Entity | null)[] = [null];
  const numberOf = (total: number): number => {
    const known = table.findIndex((entity) => entity?.params["total"] === total);
    return known >= 0 ? known : table.push({ kind: "number", params: { total } }) - 1;
  };
  const counting = countingLevel("one", []);
  const written = (tracer: Tracer | null, from: number | null, to: number): void => {
    const root = tracer?.open(RecordKind.turn, 1, tracer.value(null), tracer.value({}), -1);
    tracer?.leaf(RecordKind.write, 0, from === null ? 0 : numberOf(from), numberOf(to), 0);
    if (root !== undefined) tracer?.close(root);
  };
  return {
    ...counting,
    start(tracer) {
      written(tracer, null, 0);
      return 0;
    },
    step(state, action, tracer) {
      const total = state + Number(action["amount"]);
      written(tracer, state, total);
      const step = counting.step(0, action, null);
      if (!step.accepted) written(tracer, total, state);
      return { ...step, state: step.accepted ? total : state };
    },
    view: (total) => ({ ...counting.view(0), entities: table, cells: Uint16Array.of(numberOf(total)) }),
  };
}

describe("entities that come up while playing", () => {
  it("are those of the engine in every turn, whatever was played before and undone", () => {
    const play = opened(createPlaySessions(), numberedLevel(), [add(1), add(1), add(1)]);
    const totals = (): unknown => play.turns.map(({ after }) => after.entities[after.cells[0]!]?.params["total"]);
    expect(totals()).toEqual([0, 1, 2, 3]);
    play.add(3, 2);
    expect(totals()).toEqual([0, 1, 2, 3, 5]);
    play.add(1, 7);
    expect(totals()).toEqual([0, 1, 8]);
    play.add(0, 9);
    play.add(1, 2);
    expect(totals()).toEqual([0, 9, 11]);
    const [, , last] = play.turns;
    expect(last!.before.entities[last!.before.cells[0]!]?.params["total"]).toBe(9);
  });

  it("have their names in a refused turn that took them back, and nothing else has them", () => {
    const play = opened(createPlaySessions(), numberedLevel(), [add(1)]);
    const total = (board: BoardView): unknown => board.entities[board.cells[0]!]?.params["total"];
    for (const amount of [-5, -5, -9]) {
      const refusal = play.add(1, amount);
      expect(refusal.accepted).toBe(false);
      const write = writeAt(refusal.trace, 1)!;
      expect(write.kind === "cell" && refusal.shape.entities[write.after]?.params["total"]).toBe(1 + amount);
      expect([0, 1, 3].map((cursor) => total(viewAt(refusal, cursor)))).toEqual([1, 1 + amount, 1]);
      expect(total(refusal.after)).toBe(1);
    }
    expect(total(play.add(1, 6).after)).toBe(7);
  });
});
