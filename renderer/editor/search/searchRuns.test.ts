import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type SearchAnswer, type SearchCall, answerSearch } from "./searchCalls";
import { type SearchWorker, createSearchRuns } from "./searchRuns";

const SLOW = "(a+)+$";

/** A worker that never comes back from the slow expression, nor from anything after it. */
function fakeWorker(ended: () => void): SearchWorker {
  let tell: (answer: SearchAnswer) => void = () => {};
  let isStuck = false;
  return {
    post(call) {
      isStuck ||= call.query.text === SLOW;
      if (!isStuck) queueMicrotask(() => tell(answerSearch(call)));
    },
    onAnswer(listener) {
      tell = listener;
    },
    terminate: ended,
  };
}

function call(text: string): Omit<SearchCall, "id"> {
  const query = { text, matchCase: false, wholeWord: false, isPattern: true };
  return { wants: "matches", texts: [{ path: "a.json", text: '{"a": 1}' }], query, replacement: "" };
}

describe("searches in a worker", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("give what was found", async () => {
    const runs = createSearchRuns(() => fakeWorker(() => {}), 100);
    expect((await runs.run(call("a")))?.found).toMatchObject({ files: 1, refusal: null });
  });

  it("are ended when they take too long, and those after them go on in another worker", async () => {
    const ended = vi.fn();
    const runs = createSearchRuns(() => fakeWorker(ended), 100);
    const slow = runs.run(call(SLOW));
    const behind = runs.run(call("a"));
    await vi.advanceTimersByTimeAsync(100);
    expect(await slow).toBeNull();
    expect((await behind)?.found?.matches).toHaveLength(1);
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
