import { gridponder } from "../../../shared/dialects/gridponder/dialect";
import { gridponderLanguage } from "../../../shared/dialects/gridponder/language/language";
import type { DIALECTS as Known } from "../../../shared/dialects/known/dialects";
import { corridor } from "../corridor";
import { corridorLanguage } from "../corridorLanguage";

export const DIALECTS: typeof Known = [
  { dialect: gridponder, language: gridponderLanguage },
  { dialect: corridor, language: corridorLanguage },
];
