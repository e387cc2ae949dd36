// Gridponder as an editor's language: everything it tells beyond its schemas.
import { nameTable } from "../../../base/nameTable";
import type { DialectLanguage, NameSort } from "../../../language/dialectLanguage";
import { debugLanguage } from "./debug/debugLanguage";
import { fileTexts } from "./files";
import { GRIDPONDER_FIXES } from "./fixes/fixes";
import { aboutName, silentReaders } from "./hover";
import { newVariables, ownMembers } from "./members";
import { nameAt } from "./nameAt";
import { nameOffers } from "./names";
import { isRenamable, placesOf, renamed } from "./places";
import { cellChoices, referenceHover } from "./references";
import { levelSlips } from "./levelSlips";
import { ownSlips } from "./slips";
import { ownValues } from "./values";

const SORTS = nameTable<NameSort>({
  actionParam: { title: "param of an action", newTitle: "param" },
  color: { title: "colour", kind: "color" },
  emitter: { title: "multi-cell object" },
  event: { kind: "event" },
  eventField: { title: "field of the event", kind: "event", worksAlone: true },
  goal: { worksAlone: true },
  rule: { worksAlone: true },
  sprite: { title: "picture", kind: "file" },
  system: { worksAlone: true },
  tag: { isMark: true },
  variable: { isUsedFirst: true },
});

export const gridponderLanguage: DialectLanguage = {
  sorts: SORTS,
  names: nameOffers,
  members: ownMembers,
  newMembers: newVariables,
  values: ownValues,
  choices: cellChoices,
  files: fileTexts,
  nameAt,
  occurrences: placesOf,
  isRenamable,
  rename: renamed,
  hover: referenceHover,
  aboutName,
  silentUses: silentReaders,
  fixes: GRIDPONDER_FIXES,
  slips: ownSlips,
  slipsOfStart: levelSlips,
  debug: debugLanguage,
};
