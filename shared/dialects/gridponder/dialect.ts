// The Gridponder language as a dialect of the program.
import type { Dialect } from "../../engine/dialect";
import { withoutConsequences } from "./checks/consequences";
import { semanticWork } from "./checks/semantic";
import { structureWork } from "./checks/structure";
import { unusedFindings } from "./checks/unused";
import { DIALECT_ID, compilePack } from "./compile";
import { PROFILE_IDS } from "./profile";

export const gridponder: Dialect = {
  id: DIALECT_ID,
  profiles: PROFILE_IDS,
  *check(pack) {
    const found = [...(yield* structureWork(pack)), ...(yield* semanticWork(pack))];
    yield;
    return withoutConsequences(pack, [...found, ...unusedFindings(pack)]);
  },
  compile: compilePack,
};
