// The places where the caret was, for Go Back and Go Forward. Places near each other are one, as in other editors. Pure.

/** A place in a text; line and column count from 1. */
export interface CaretPlace {
  readonly path: string;
  readonly line: number;
  readonly column: number;
}

/** Places in the order in which they were visited, and the index of the one where the caret is; -1 while there is none. */
export interface CaretTrail {
  readonly places: readonly CaretPlace[];
  readonly at: number;
}

export const NO_TRAIL: CaretTrail = { places: [], at: -1 };

/** The caret must go further than so many lines to be at another place. */
const NEAR_LINES = 10;

const MOST_PLACES = 50;

/** Returns the trail after the caret came to a place: what was ahead is dropped, unless it stayed where it was. */
export function withCaret({ places, at }: CaretTrail, place: CaretPlace): CaretTrail {
  const here = places[at];
  if (here !== undefined && isNear(here, place)) return { places: places.with(at, place), at };
  const kept = [...places.slice(0, at + 1), place].slice(-MOST_PLACES);
  return { places: kept, at: kept.length - 1 };
}

/** Returns the trail a step back or forward, past places of which there is no text any more; null at its end. */
export function stepInTrail(
  { places, at }: CaretTrail,
  by: 1 | -1,
  exists: (path: string) => boolean,
): CaretTrail | null {
  for (let next = at + by; next >= 0 && next < places.length; next += by) {
    const place = places[next];
    if (place !== undefined && exists(place.path)) return { places, at: next };
  }
  return null;
}

function isNear(one: CaretPlace, other: CaretPlace): boolean {
  return one.path === other.path && Math.abs(one.line - other.line) <= NEAR_LINES;
}
