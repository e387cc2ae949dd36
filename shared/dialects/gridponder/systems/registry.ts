// Every system there is, one line each, by the name that packs use.
import { avatarNavigation } from "./avatarNavigation";
import { pushObjects } from "./pushObjects";
import type { SystemType } from "./system";

const ALL: readonly SystemType[] = [avatarNavigation, pushObjects];

export const SYSTEMS: ReadonlyMap<string, SystemType> = new Map(ALL.map((system) => [system.type, system]));
