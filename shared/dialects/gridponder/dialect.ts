// The Gridponder language as a dialect of the program.
import type { Dialect } from "../../engine/dialect";
import { variableNames } from "./checks/names";
import { eventSources } from "./checks/rules";
import { semanticWork } from "./checks/semantic";
import { structureWork } from "./checks/structure";
import { DIALECT_ID, compilePack } from "./compile";
import { EVENTS } from "./turn/events";
import { PROFILE_IDS } from "./profile";
import { STANDARD_TAGS } from "./tags";

export const gridponder: Dialect = {
  id: DIALECT_ID,
  profiles: PROFILE_IDS,
  words: { events: EVENTS, sourcesOf: eventSources, variables: variableNames, tags: STANDARD_TAGS },
  // The only language there is so far: whatever is a pack is taken for one of its packs.
  matches: () => true,
  *check(pack) {
    return [...(yield* structureWork(pack)), ...(yield* semanticWork(pack))];
  },
  compile: compilePack,
};
