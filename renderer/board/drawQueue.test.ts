import { expect, test } from "vitest";
import type { Disposable } from "../../shared/base/disposable";
import { createDrawQueue } from "./drawQueue";

/** A queue with a clock that drawings move, and leisure that comes when it is given. */
function makeQueue(): {
  readonly queue: ReturnType<typeof createDrawQueue>;
  readonly drawn: string[];
  readonly add: (name: string, takesMs: number) => Disposable;
  /** Gives a leisure of so many milliseconds; false when nobody asked for one. */
  readonly give: (freeMs: number) => boolean;
  readonly pass: (ms: number) => void;
} {
  let atMs = 0;
  const asked: ((left: () => number) => void)[] = [];
  const queue = createDrawQueue({ ask: (work) => void asked.push(work), now: () => atMs });
  const drawn: string[] = [];
  return {
    queue,
    drawn,
    add: (name, takesMs) =>
      queue.add(() => {
        atMs += takesMs;
        drawn.push(name);
      }),
    give(freeMs) {
      const work = asked.shift();
      const end = atMs + freeMs;
      work?.(() => Math.max(0, end - atMs));
      return work !== undefined;
    },
    pass: (ms) => void (atMs += ms),
  };
}

test("draws in the order of asking, as many as a slice has room for", () => {
  const { add, give, drawn } = makeQueue();
  for (const name of "abcdefgh") add(name, 2);
  give(50);
  expect(drawn.join("")).toBe("abc");
  give(50);
  expect(drawn.join("")).toBe("abcdef");
  give(50);
  expect(drawn.join("")).toBe("abcdefgh");
  expect(give(50)).toBe(false);
});

test("leaves off when the leisure is over, but draws one even in none", () => {
  const { add, give, drawn } = makeQueue();
  for (const name of "abc") add(name, 1);
  give(2);
  expect(drawn.join("")).toBe("ab");
  give(0);
  expect(drawn.join("")).toBe("abc");
});

test("a drawing that is no longer wanted is left out", () => {
  const { add, give, drawn } = makeQueue();
  add("a", 1);
  const b = add("b", 1);
  add("c", 1);
  b.dispose();
  give(50);
  expect(drawn.join("")).toBe("ac");
});

test("asks for leisure once for all that waits, and again for what comes later", () => {
  const { add, give, drawn } = makeQueue();
  add("a", 1);
  add("b", 1);
  expect(give(50)).toBe(true);
  expect(give(50)).toBe(false);
  add("c", 1);
  expect(give(50)).toBe(true);
  expect(drawn.join("")).toBe("abc");
});

test("a drawing may ask for another", () => {
  const { queue, give, drawn } = makeQueue();
  queue.add(() => {
    drawn.push("a");
    queue.add(() => void drawn.push("b"));
  });
  give(50);
  give(50);
  expect(drawn.join("")).toBe("ab");
});

test("a drawing that fails leaves the others their turn", () => {
  const { queue, add, give, drawn } = makeQueue();
  queue.add(() => {
    throw new Error("broken");
  });
  add("b", 1);
  expect(() => give(50)).toThrow("broken");
  give(50);
  expect(drawn.join("")).toBe("b");
});

test("long drawings wait for a leisure with room for them, but not for ever", () => {
  const { add, give, pass, drawn } = makeQueue();
  for (const name of "abcd") add(name, 12);
  // Nothing is known of the first one.
  give(5);
  expect(drawn.join("")).toBe("a");
  give(10);
  give(10);
  expect(drawn.join("")).toBe("a");
  give(50);
  expect(drawn.join("")).toBe("ab");
  pass(199);
  give(10);
  expect(drawn.join("")).toBe("ab");
  pass(1);
  give(10);
  expect(drawn.join("")).toBe("abc");
});
