// Every system there is, one line each, by the name that packs use.
import { avatarNavigation } from "./avatarNavigation";
import type { SystemType } from "./system";

const ALL: readonly SystemType[] = [avatarNavigation];

export const SYSTEMS: ReadonlyMap<string, SystemType> = new Map(ALL.map((system) => [system.type, system]));
