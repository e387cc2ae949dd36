// The languages that the program plays, one line each: what it plays and what it tells an editor.
import type { Dialect } from "../../engine/dialect";
import type { DialectLanguage } from "../../language/dialectLanguage";
import { gdl } from "../gdl/dialect";
import { gdlLanguage } from "../gdl/language/language";
import { gnosis } from "../gnosis/dialect";
import { gnosisLanguage } from "../gnosis/language/language";
import { gridponder } from "../gridponder/dialect";
import { gridponderLanguage } from "../gridponder/language/language";

export const DIALECTS: readonly { readonly dialect: Dialect; readonly language: DialectLanguage }[] = [
  { dialect: gridponder, language: gridponderLanguage },
  { dialect: gdl, language: gdlLanguage },
  { dialect: gnosis, language: gnosisLanguage },
];
