import { expect, it } from "vitest";
import type { PlayableLevel } from "../../engine/playableLevel";
import { add, countingLevel } from "../checks/countingLevel.testing";
import { createDistributions } from "./distributions";
import { createPlaySessions } from "./playSessions";

/** A level whose actions give the parity of the seed; slices run when the test says so. */
function startCounting() {
  const level: PlayableLevel = {
    ...(countingLevel("one", [1]) as PlayableLevel),
    chances: {
      sample: (_state, _action, seed) => [
        { group: "g", name: "parity", value: seed % 2 },
        // So much that 100,000 runs never fit into one slice.
        ...Array.from({ length: 20 }, (_, index) => ({ group: "g", name: `${index}`, value: [seed] })),
      ],
    },
  };
  const sessions = createPlaySessions();
  const { session } = sessions.open(level, 1, []);
  const putOff: (() => void)[] = [];
  const schedule = (work: () => void): void => void putOff.push(work);
  // However many slices that takes: on a busy machine a slice may end after its first run.
  const runAll = (): void => {
    while (putOff.length > 0) putOff.splice(0).forEach((work) => work());
  };
  return { session, putOff, runAll, counting: createDistributions({ sessions, tell: () => undefined, schedule }) };
}

it("plays an action with as many seeds as are asked for", async () => {
  const { session, runAll, counting } = startCounting();
  const count = counting.distribution(session, 0, add(1), 10);
  runAll();
  const counted = await count;
  expect(counted?.tallies).toContainEqual({
    group: "g",
    name: "parity",
    runs: 10,
    values: [
      { value: 1, count: 5 },
      { value: 0, count: 5 },
    ],
    others: 0,
  });
});

it("says nothing of a session or a turn that is not there, or of a language without random numbers", async () => {
  const { session, counting } = startCounting();
  expect(await counting.distribution(session + 1, 0, add(1), 10)).toBeNull();
  expect(await counting.distribution(session, 5, add(1), 10)).toBeNull();
  const sessions = createPlaySessions();
  const plain = sessions.open(countingLevel("one", [1]), 1, []);
  const none = createDistributions({ sessions, tell: () => undefined, schedule: (work) => work() });
  expect(await none.distribution(plain.session, 0, add(1), 10)).toBeNull();
});

it("can be stopped, and a request ends the one before", async () => {
  const { session, putOff, runAll, counting } = startCounting();
  const slow = counting.distribution(session, 0, add(1), 100_000);
  expect(putOff).toHaveLength(1);
  const next = counting.distribution(session, 0, add(1), 3);
  runAll();
  expect([await slow, (await next)?.runs]).toEqual([null, 3]);
  const stopped = counting.distribution(session, 0, add(1), 100_000);
  counting.cancelDistribution();
  runAll();
  expect(await stopped).toBeNull();
});
