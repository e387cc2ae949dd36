// What the set-up of the rules moves between zones once they are filled (gdl.md, A6).
import { listOf, objectOf } from "../../../../base/json";
import { zoneNamed } from "../strings/calledName";
import type { GameIndex } from "../names/gameIndex";

export interface Deal {
  readonly from: string;
  readonly to: string;
  /** Of cards; as many as lie there at most. */
  readonly count: number;
}

/** Returns the steps that take cards from a zone or put them there, in their order; absent zones are left out. */
export function dealsOf({ game, zones }: GameIndex, zone: string): readonly Deal[] {
  return listOf(objectOf(game["setup"])["steps"]).flatMap((step) => {
    const { action, from, to, count } = objectOf(step);
    if ((action !== "deal_cards" && action !== "move_card") || typeof from !== "string") return [];
    const wanted = typeof count === "number" ? count : 1;
    const source = zoneNamed(from);
    return (Array.isArray(to) ? to : [to]).flatMap((each) => {
      const target = typeof each === "string" ? zoneNamed(each) : "";
      const isAbout = source === zone || target === zone;
      return isAbout && zones.has(source) && zones.has(target) ? [{ from: source, to: target, count: wanted }] : [];
    });
  });
}
