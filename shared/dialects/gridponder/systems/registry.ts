// Every system there is, one line each, by the name that packs use.
import { avatarNavigation } from "./avatarNavigation";
import { iceSlide } from "./iceSlide";
import { portals } from "./portals";
import { pushObjects } from "./pushObjects";
import type { SystemType } from "./system";

const ALL: readonly SystemType[] = [avatarNavigation, pushObjects, portals, iceSlide];

export const SYSTEMS: ReadonlyMap<string, SystemType> = new Map(ALL.map((system) => [system.type, system]));
