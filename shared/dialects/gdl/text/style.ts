// How the texts of board games are laid out and listed.
import type { HouseStyle } from "../../../pack/packModel";

export const GDL_STYLE: HouseStyle = {
  lineLists: new Set(["conditions", "effects", "post_conditions", "do", "on_turn_end", "steps", "moves", "edges"]),
  longLists: new Set(["moves", "edges"]),
  naming: ["id", "name", "action", "type", "title", "from"],
  details: ["schema", "for", "to"],
};
