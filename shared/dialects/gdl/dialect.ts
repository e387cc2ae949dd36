// Board games as a language of the program.
import type { Dialect } from "../../engine/dialect";
import { checkGdl } from "./checks/check";
import { DIALECT_ID, PROFILE, compilePack } from "./compilePack";

export const gdl: Dialect = { id: DIALECT_ID, profiles: [PROFILE], check: checkGdl, compile: compilePack };
