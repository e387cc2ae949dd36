import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PlayableLevel } from "../../engine/playableLevel";
import type { GameAction } from "../../engine/turnRecord";
import type { OpeningProgress } from "../../rpc/play";
import { add, countingLevel } from "../checks/countingLevel.testing";
import { createPlaySessions } from "./playSessions";
import { createSessionOpening } from "./sessionOpening";

const level = countingLevel("one", []) as PlayableLevel;
const THREE: readonly GameAction[] = [add(1), add(1), add(1)];

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

/** An opening whose every move takes `moveMs`, run slice by slice. */
function startOpening(moveMs: number) {
  const told: OpeningProgress[] = [];
  const slices: (() => void)[] = [];
  const sessions = createPlaySessions();
  const slow: PlayableLevel = {
    ...level,
    step(...asked) {
      vi.setSystemTime(Date.now() + moveMs);
      return level.step(...asked);
    },
  };
  const opening = createSessionOpening({
    sessions,
    tell: (progress) => told.push(progress),
    schedule: (work) => slices.push(work),
  });
  const runAll = (): void => {
    while (slices.length > 0) slices.shift()!();
  };
  return { sessions, told, slices, runAll, opening, begin: () => opening.begin(slow, 1, THREE) };
}

describe("the opening of a session", () => {
  it("is done at once when it takes little, and tells nothing", async () => {
    const { begin, slices, told } = startOpening(1);
    const opened = begin();
    expect(slices).toEqual([]);
    expect(await opened).toMatchObject({ ok: true, value: { session: 1, level: "one", generation: 1 } });
    expect(told).toEqual([]);
  });

  it("lets others go first when it takes long, and tells how far it is", async () => {
    const { begin, slices, told, runAll } = startOpening(100);
    const opened = begin();
    expect(slices).toHaveLength(1);
    runAll();
    const answer = await opened;
    expect(answer.ok && answer.value.turns.map(({ action }) => action)).toEqual([null, ...THREE]);
    expect(told).toEqual([{ played: 2, actions: 3 }]);
  });

  it("can be left: the session before has ended, and there is no other", async () => {
    const { begin, opening, runAll, sessions } = startOpening(100);
    const before = sessions.open(level, 1, []).session;
    const opened = begin();
    opening.cancel();
    runAll();
    expect(await opened).toMatchObject({ ok: false, refusal: { reason: "cancelled" } });
    expect(sessions.act(before, 0, add(1)).ok).toBe(false);
    expect(sessions.act(before + 1, 0, add(1)).ok).toBe(false);
  });

  it("is left for the next one that is asked for", async () => {
    const { begin, runAll } = startOpening(100);
    const [first, second] = [begin(), begin()];
    runAll();
    expect(await first).toMatchObject({ ok: false, refusal: { reason: "cancelled" } });
    expect(await second).toMatchObject({ ok: true, value: { session: 1 } });
  });
});
