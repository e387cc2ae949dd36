import { describe, expect, it } from "vitest";
import { type CaretPlace, type CaretTrail, NO_TRAIL, stepInTrail, withCaret } from "./caretTrail";

const place = (path: string, line: number): CaretPlace => ({ path, line, column: 1 });
const trailOf = (...places: readonly CaretPlace[]): CaretTrail => places.reduce(withCaret, NO_TRAIL);
const always = (): boolean => true;

describe("the trail of the caret", () => {
  it("has places far from each other, or in another file", () => {
    const { places, at } = trailOf(place("a", 1), place("a", 8), place("a", 40), place("b", 40));
    expect(places).toEqual([place("a", 8), place("a", 40), place("b", 40)]);
    expect(at).toBe(2);
  });

  it("is walked back and forward, and goes on from where it is", () => {
    const trail = trailOf(place("a", 1), place("b", 1), place("c", 1));
    const back = stepInTrail(trail, -1, always)!;
    expect(back.places[back.at]).toEqual(place("b", 1));
    expect(stepInTrail(back, 1, always)).toEqual(trail);
    // Moving a little there keeps what is ahead; going elsewhere drops it.
    expect(stepInTrail(withCaret(back, place("b", 3)), 1, always)?.at).toBe(2);
    expect(withCaret(back, place("d", 1)).places.map(({ path }) => path)).toEqual(["a", "b", "d"]);
  });

  it("ends at its ends, and goes past files that are gone", () => {
    const trail = trailOf(place("a", 1), place("gone", 1), place("c", 1));
    expect(stepInTrail(trail, 1, always)).toBeNull();
    expect(stepInTrail(trail, -1, (path) => path !== "gone")?.at).toBe(0);
    expect(stepInTrail(NO_TRAIL, -1, always)).toBeNull();
  });

  it("keeps the latest places only", () => {
    const many = trailOf(...Array.from({ length: 80 }, (_, index) => place(`${index}`, 1)));
    expect(many.places).toHaveLength(50);
    expect(many.places.at(-1)).toEqual(place("79", 1));
  });
});
