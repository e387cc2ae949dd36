// Event rules as an editor's language: everything that they tell beyond their schemas.
import { nameTable } from "../../../base/nameTable";
import type { DialectLanguage, NameSort } from "../../../language/dialectLanguage";
import { debugLanguage } from "./debug";
import { FIXES } from "./fixes";
import { isRenamable, listeners, nameAt, nameOffers, occurrences, rename } from "./names";
import { ownValues, pathHover } from "./paths";
import { gnosisSlips } from "./slips";

const SORTS = nameTable<NameSort>({
  event: { kind: "event", isUsedFirst: true },
  service: { title: "function of a service", newTitle: "function", isUsedFirst: true },
  rule: { worksAlone: true },
  session: { worksAlone: true },
});

export const gnosisLanguage: DialectLanguage = {
  sorts: SORTS,
  names: nameOffers,
  members: () => [],
  newMembers: () => null,
  values: ownValues,
  choices: () => [],
  files: () => [],
  nameAt,
  occurrences,
  isRenamable,
  rename,
  hover: pathHover,
  aboutName: () => null,
  silentUses: listeners,
  fixes: FIXES,
  slips: gnosisSlips,
  debug: debugLanguage,
};
