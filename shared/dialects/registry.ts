// Every dialect there is, one line each: what it plays and what it tells an editor.
import type { Dialect } from "../engine/dialect";
import type { DialectLanguage } from "../language/dialectLanguage";
import type { PackSource } from "../pack/packSource";
import { gridponder } from "./gridponder/dialect";
import { gridponderLanguage } from "./gridponder/language/language";

const DIALECTS: readonly { readonly dialect: Dialect; readonly language: DialectLanguage }[] = [
  { dialect: gridponder, language: gridponderLanguage },
];

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
