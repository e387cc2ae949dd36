// Every system there is, one line each, by the name that packs use.
import { avatarNavigation } from "./avatarNavigation";
import { coupledActors } from "./coupledActors";
import { flankCapture } from "./flankCapture";
import { iceSlide } from "./iceSlide";
import { individualActors } from "./individualActors";
import { lineOfSight } from "./lineOfSight";
import { portals } from "./portals";
import { pushObjects } from "./pushObjects";
import { sidedBox } from "./sidedBox";
import { slidingBlocks } from "./slidingBlocks";
import { supportCollapse } from "./supportCollapse";
import type { SystemType } from "./system";

const ALL: readonly SystemType[] = [
  avatarNavigation,
  pushObjects,
  portals,
  iceSlide,
  coupledActors,
  flankCapture,
  individualActors,
  lineOfSight,
  sidedBox,
  slidingBlocks,
  supportCollapse,
];

export const SYSTEMS: ReadonlyMap<string, SystemType> = new Map(ALL.map((system) => [system.type, system]));
