// Board games as a language of the program.
import type { Dialect } from "../../engine/dialect";
import { checkPack } from "./checkPack";
import { DIALECT_ID, PROFILE, compilePack } from "./compilePack";

export const gdl: Dialect = { id: DIALECT_ID, profiles: [PROFILE], check: checkPack, compile: compilePack };
