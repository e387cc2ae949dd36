// All that can be said about a pack's meaning from its texts: one list of checks, each a function of the index.
// What is wrong with the texts' form is said in `structure` and `syntax`; what shows only in play, by playing.
import type { Finding } from "../../../findings/finding";
import { type PackIndex, indexPack } from "../../../pack/packIndex";
import type { PackSource } from "../../../pack/packSource";
import { cellFindings } from "./cells";
import { cycleFindings } from "./cycles";
import { duplicateFindings } from "./duplicates";
import { effectFindings } from "./effects";
import { goalFindings } from "./goals";
import { goldPathFindings } from "./goldPaths";
import { kindFindings } from "./kinds";
import { levelFindings } from "./levels";
import { manifestFindings } from "./manifest";
import { nameFindings } from "./names";
import { pictureFindings } from "./pictures";
import { positionFindings } from "./positions";
import { ruleFindings } from "./rules";

const CHECKS: readonly ((index: PackIndex) => readonly Finding[])[] = [
  manifestFindings,
  nameFindings,
  duplicateFindings,
  kindFindings,
  cellFindings,
  levelFindings,
  goalFindings,
  goldPathFindings,
  ruleFindings,
  effectFindings,
  cycleFindings,
  positionFindings,
  pictureFindings,
];

/** Everything the engines of this language swallow silently, said aloud. Never throws, whatever the texts hold. */
export function semanticFindings(pack: PackSource): Finding[] {
  const index = indexPack(pack);
  return CHECKS.flatMap((check) => check(index));
}
