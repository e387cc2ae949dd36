// Every dialect there is, one line each.
import type { Dialect } from "../engine/dialect";
import type { PackSource } from "../pack/packSource";
import { gridponder } from "./gridponder/dialect";

const DIALECTS: readonly Dialect[] = [gridponder];

/** The dialect that a pack is written in; null when none claims it. */
export function dialectOf(pack: PackSource): Dialect | null {
  return DIALECTS.find((dialect) => dialect.matches(pack)) ?? null;
}
