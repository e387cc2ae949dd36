// All findings of a check at once, for tests: the product works through a pack in steps.
import { finish } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import type { PackSource } from "../../../pack/packSource";
import { semanticWork } from "./semantic";
import { structureWork } from "./structure";

export function semanticFindings(pack: PackSource): readonly Finding[] {
  return finish(semanticWork(pack));
}

export function structureFindings(pack: PackSource): readonly Finding[] {
  return finish(structureWork(pack));
}
