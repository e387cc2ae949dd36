// Looks up the language of a pack. For host and command line alone: the window knows no engine.
import type { Dialect } from "../engine/dialect";
import type { DialectLanguage } from "../language/dialectLanguage";
import type { PackSource } from "../pack/packSource";
import { DIALECTS } from "./known/dialects";

/** Returns the dialect that a pack is written in; null for a pack in no known language. */
export function dialectOf(pack: PackSource): Dialect | null {
  return knownDialect(pack)?.dialect ?? null;
}

/** Returns what the language of a pack tells an editor; null for a pack in no known language. */
export function languageOf(pack: PackSource): DialectLanguage | null {
  return knownDialect(pack)?.language ?? null;
}

function knownDialect({ model }: PackSource): (typeof DIALECTS)[number] | undefined {
  return DIALECTS.find(({ dialect }) => dialect.id === model?.id);
}
