import { describe, expect, it } from "vitest";
import type { TurnRecord } from "../engine/dialect";
import { viewAt } from "../engine/traceView";
import type { PlayableLevel } from "../engine/dialect";
import { add, countingLevel } from "./countingLevel.testing";
import { createPlaySessions } from "./playSessions";

const level = countingLevel("one", [1, 2]) as PlayableLevel;
const totalAfter = (turn: TurnRecord): unknown => turn.after.state.variables["total"];

function act(
  sessions: ReturnType<typeof createPlaySessions>,
  session: number,
  turn: number,
  amount: number,
): TurnRecord {
  const result = sessions.act(session, turn, add(amount));
  if (!result.ok) throw new Error(result.refusal.message);
  return result.value;
}

describe("a play session", () => {
  it("begins with loading as turn 0, the board before it included", () => {
    const loaded = createPlaySessions().open(countingLevel("one", [], 2), 7, []);
    expect(loaded).toMatchObject({ level: "one", generation: 7, offers: [{ id: "add" }] });
    const [loading] = loaded.turns;
    expect(loading).toMatchObject({ action: null, accepted: true, won: false });
    expect(loading!.before.state.variables).toEqual({ total: 0 });
    expect(loading!.after.state.variables).toEqual({ total: 2 });
    expect(viewAt(loading!, 0)).toEqual(loading!.before);
  });

  it("plays actions one after the other and tells the win", () => {
    const sessions = createPlaySessions();
    const { session } = sessions.open(level, 1, []);
    const first = act(sessions, session, 0, 1);
    const second = act(sessions, session, 1, 2);
    expect([first, second].map(totalAfter)).toEqual([1, 3]);
    expect(second.before).toEqual(first.after);
    expect([first.won, second.won]).toEqual([false, true]);
    expect(second.events).toEqual([{ type: "added", payload: { amount: 2 } }]);
  });

  it("goes back by acting after an earlier turn; the later turns are forgotten", () => {
    const sessions = createPlaySessions();
    const { session } = sessions.open(level, 1, [add(1), add(1)]);
    expect(totalAfter(act(sessions, session, 0, 2))).toBe(2);
    expect(sessions.act(session, 2, add(1))).toMatchObject({ ok: false, refusal: { reason: "no-such-session" } });
    expect(totalAfter(act(sessions, session, 1, 1))).toBe(3);
  });

  it("keeps nothing of a refused action, not even what it would forget", () => {
    const sessions = createPlaySessions();
    const { session } = sessions.open(level, 1, [add(1)]);
    const refused = act(sessions, session, 0, 0);
    expect(refused).toMatchObject({ accepted: false, events: [] });
    expect(refused.after).toEqual(refused.before);
    expect(totalAfter(act(sessions, session, 1, 2))).toBe(3);
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
