// What a cascade that was cut off did not come to, as its end's record says.
import { type Json, listOf, objectOf } from "../../base/json";

export interface LostInCascade {
  /** Records of the events that no pass got. */
  readonly dropped: readonly number[];
  /** Numbers of the rules that would have fired in the next pass. */
  readonly wouldFire: readonly number[];
}

/** Returns what a cascade lost, from the details of the record of its end. */
export function lostInCascade(details: Json): LostInCascade {
  const { dropped, wouldFire } = objectOf(details);
  return { dropped: numbersIn(dropped), wouldFire: numbersIn(wouldFire) };
}

function numbersIn(value: Json | undefined): readonly number[] {
  return listOf(value).filter((item) => typeof item === "number");
}
