// The table of systems, one line each, by the name that packs use.
import { anchorPoint } from "./anchorPoint";
import { avatarNavigation } from "./avatarNavigation";
import { coupledActors } from "./coupledActors";
import { flankCapture } from "./flankCapture";
import { floodFill } from "./floodFill";
import { followerNpcs } from "./followerNpcs";
import { gravity } from "./gravity";
import { iceSlide } from "./iceSlide";
import { individualActors } from "./individualActors";
import { lineOfSight } from "./lineOfSight";
import { overlayCursor } from "./overlayCursor";
import { portals } from "./portals";
import { pushObjects } from "./pushObjects";
import { queuedEmitters } from "./queuedEmitters";
import { regionTransform } from "./regionTransform";
import { sidedBox } from "./sidedBox";
import { slideMerge } from "./slideMerge";
import { slidingBlocks } from "./slidingBlocks";
import { supportCollapse } from "./supportCollapse";
import type { SystemType } from "./system";
import { tileTeleport } from "./tileTeleport";

const ALL: readonly SystemType[] = [
  anchorPoint,
  avatarNavigation,
  coupledActors,
  flankCapture,
  floodFill,
  followerNpcs,
  gravity,
  iceSlide,
  individualActors,
  lineOfSight,
  overlayCursor,
  portals,
  pushObjects,
  queuedEmitters,
  regionTransform,
  sidedBox,
  slideMerge,
  slidingBlocks,
  supportCollapse,
  tileTeleport,
];

export const SYSTEMS: ReadonlyMap<string, SystemType> = new Map(ALL.map((system) => [system.type, system]));
