// Event rules as a language of the program.
import type { Dialect } from "../../engine/dialect";
import { checkPack } from "./checks/check";
import { DIALECT_ID, PROFILE, compilePack } from "./compile";

export const gnosis: Dialect = {
  id: DIALECT_ID,
  profiles: [PROFILE],
  check: checkPack,
  compile: compilePack,
};
