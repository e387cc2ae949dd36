// Keeps what only followed from a mistake out of the findings until it is played again, so that it does not flicker.
import type { LocatedFinding } from "../../findings/finding";
import type { Diagnosis } from "./diagnose";

/** Returns the places of findings that another diagnosis of the same texts lacks. */
export function leftOutOf(all: Diagnosis, other: Diagnosis): ReadonlySet<string> {
  if (all === other) return new Set();
  const kept = new Set(Object.values(other.byFile).flatMap((findings) => findings.map(placeOf)));
  const places = Object.values(all.byFile).flatMap((findings) => findings.map(placeOf));
  return new Set(places.filter((place) => !kept.has(place)));
}

/** Returns the diagnosis without what is found at these places. */
export function withoutPlaces(diagnosis: Diagnosis, places: ReadonlySet<string>): Diagnosis {
  if (places.size === 0) return diagnosis;
  const byFile = Object.entries(diagnosis.byFile).flatMap(([file, all]) => {
    const left = all.filter((finding) => !places.has(placeOf(finding)));
    return left.length === 0 ? [] : [[file, left] as const];
  });
  return { ...diagnosis, byFile: Object.fromEntries(byFile) };
}

function placeOf({ code, file, at }: LocatedFinding): string {
  return JSON.stringify([code, file, at]);
}
