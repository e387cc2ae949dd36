// The Gridponder language as a dialect of the program.
import type { Dialect } from "../../engine/dialect";
import { semanticFindings } from "./checks/semantic";
import { structureFindings } from "./checks/structure";
import { DIALECT_ID, compilePack } from "./compile";
import { PROFILE_IDS } from "./profile";

export const gridponder: Dialect = {
  id: DIALECT_ID,
  profiles: PROFILE_IDS,
  // The only language there is so far: whatever is a pack is taken for one of its packs.
  matches: () => true,
  check: (pack) => [...structureFindings(pack), ...semanticFindings(pack)],
  compile: compilePack,
};
