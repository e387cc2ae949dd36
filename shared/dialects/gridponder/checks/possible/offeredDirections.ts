// Which directions the moves of a pack have: those that its actions declare, and those that moves are recorded or
// gestures made with.
import { type Json, isJsonObject, listOf, objectOf } from "../../../../base/json";
import { memoByIdentity } from "../../../../base/memo";
import { readGoldPath } from "../../text/levels/goldPath";
import type { PackIndex } from "../../text/names/packIndex";
import { addStrings } from "./possibleKinds";

/** Returns the directions that events may have; null: any. Facings count, as portals keep them. */
export const offeredDirections = memoByIdentity((index: PackIndex): ReadonlySet<string> | null => {
  const offered = new Set<string>(["right"]);
  if (index.actions.length === 0) return null;
  for (const { value } of index.actions) {
    const params = objectOf(value["params"]);
    // A param that is not declared is passed on as it comes.
    if (!Object.hasOwn(params, "direction") && isGestureDirected(index, value["id"])) return null;
    for (const [name, param] of Object.entries(params)) {
      const { type, values } = objectOf(param);
      if (name !== "direction" && type !== "direction") continue;
      if (!Array.isArray(values)) return null;
      addStrings(values, offered);
    }
  }
  addFacing(objectOf(index.pack.game?.value)["defaults"], offered);
  for (const { file, value } of index.levels) {
    addFacing(value["state"], offered);
    for (const { move } of readGoldPath(file.tree)) if (move !== null) addStrings(move, offered);
  }
  return offered;
});

function addFacing(state: Json | undefined, offered: Set<string>): void {
  const { facing } = objectOf(objectOf(state)["avatar"]);
  if (typeof facing === "string") offered.add(facing);
}

/** Returns whether a gesture gives an action a direction. */
function isGestureDirected({ pack: { theme } }: PackIndex, action: Json | undefined): boolean {
  return listOf(objectOf(objectOf(theme?.value)["controls"])["gestureMap"]).some((gesture) => {
    const { action: id, params, paramMapping } = objectOf(gesture);
    const given = [params, paramMapping].flatMap((each) => (isJsonObject(each) ? Object.keys(each) : []));
    return id === action && given.includes("direction");
  });
}
