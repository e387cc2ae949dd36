// Lets the next click on the board give a position: what the crosshair beside a field does.
import type { JsonPath } from "../../../../shared/text/memberEdit";
import { usePaintStore } from "../paintStore";
import type { PickedParam } from "../tools/gesture";
import { pickPosition } from "../tools/positionPick";

/** Picks the position of a param, of some entities or of an object. */
export function pickParam(of: PickedParam, name: string): void {
  usePaintStore.setState(pickPosition(of, name));
}

/** Picks a position anywhere in the level's text. */
export function pickPlace(path: JsonPath): void {
  pickParam({ kind: "place", path }, String(path.at(-1)));
}
