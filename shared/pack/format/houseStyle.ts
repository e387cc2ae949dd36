// The house style of a pack's language, and the default one for an unknown language.
import type { HouseStyle } from "../packModel";
import type { PackSource } from "../packSource";

/** The style of a text about which nothing is known. */
export const PLAIN_STYLE: HouseStyle = { lineLists: new Set(), longLists: new Set(), naming: [], details: [] };

/** Returns how the texts of a pack are laid out and listed. */
export function styleOf({ model }: Pick<PackSource, "model">): HouseStyle {
  return model?.style ?? PLAIN_STYLE;
}
