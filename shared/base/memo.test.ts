import * as fc from "fast-check";
import { expect, test } from "vitest";
import { expectLetGo } from "./garbage.testing";
import { memoByIdentity, memoOfWork, memoWithInputs } from "./memo";
import { finish } from "./work";

/** Equal to one another, and not the same. */
const OBJECTS = Array.from({ length: 4 }, () => ({}));
const object = fc.constantFrom(...OBJECTS);

test("law: an object is computed once, apart from its equals, and always has the same answer", () => {
  fc.assert(
    fc.property(fc.array(object), (asked) => {
      let times = 0;
      const memo = memoByIdentity((key: object) => {
        times += 1;
        return { key };
      });
      const answers = asked.map(memo);
      for (const [at, key] of asked.entries()) {
        expect(answers[at]!.key).toBe(key);
        expect(memo(key)).toBe(answers[at]);
      }
      expect(times).toBe(new Set(asked).size);
    }),
  );
});

test.each([undefined, null, 0, ""])("%j is an answer like any other", (answer) => {
  let times = 0;
  const memo = memoByIdentity(() => {
    times += 1;
    return answer;
  });
  expect([memo(OBJECTS[0]!), memo(OBJECTS[0]!), times]).toEqual([answer, answer, 1]);
});

test("what was thrown is no answer", () => {
  let times = 0;
  const memo = memoByIdentity(() => {
    times += 1;
    if (times === 1) throw new Error("not yet");
    return times;
  });
  expect(() => memo(OBJECTS[0]!)).toThrow("not yet");
  expect(memo(OBJECTS[0]!)).toBe(2);
});

test("law: with further inputs, an object is computed when they are not those of the last time", () => {
  const input = fc.constantFrom<unknown>("a", "b", Number.NaN, undefined, OBJECTS[0]);
  fc.assert(
    fc.property(fc.array(fc.tuple(object, input, input)), (asked) => {
      let times = 0;
      const memo = memoWithInputs((key: object, one: unknown, other: unknown) => {
        times += 1;
        return { key, one, other };
      });
      const last = new Map<object, { readonly key: object; readonly one: unknown; readonly other: unknown }>();
      for (const [key, one, other] of asked) {
        const [known, before] = [last.get(key), times];
        const answer = memo(key, one, other);
        expect(answer).toEqual({ key, one, other });
        const isKnown = known !== undefined && Object.is(known.one, one) && Object.is(known.other, other);
        expect(times - before).toBe(isKnown ? 0 : 1);
        if (isKnown) expect(answer).toBe(known);
        last.set(key, answer);
      }
    }),
  );
});

test("an object that nobody else holds is let go, though its answer holds it", async () => {
  const one = memoByIdentity((key: object) => ({ key }));
  const other = memoWithInputs((key: object, input: object) => ({ key, input }));
  await expectLetGo((key) => {
    one(key);
    other(key, { key });
  });
});

test("work done ahead is not done again, and is done at once where nobody did it ahead", () => {
  let times = 0;
  const memo = memoOfWork(function* work(key: object, input: number) {
    yield;
    times += 1;
    return { key, input };
  });
  const [one, other] = [OBJECTS[0]!, OBJECTS[1]!];
  const ahead = finish(memo.ahead(one, 1));
  expect([memo.now(one, 1) === ahead, times]).toEqual([true, 1]);
  expect([memo.now(other, 1).key === other, memo.now(one, 2).input, times]).toEqual([true, 2, 3]);
  expect([finish(memo.ahead(one, 2)) === memo.now(one, 2), times]).toEqual([true, 3]);
});
