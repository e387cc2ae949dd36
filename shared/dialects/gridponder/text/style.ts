// How Gridponder's texts are laid out and listed.
import type { HouseStyle } from "../../../pack/packModel";

export const GRIDPONDER_STYLE: HouseStyle = {
  lineLists: new Set(["entries", "goldPath", "then", "levelSequence", "gestureMap"]),
  longLists: new Set(["entries", "goldPath"]),
  naming: ["id", "ref", "kind", "title", "action", "type"],
  details: ["on", "type", "layer", "direction"],
};
