// What an editor is offered for corridors: nothing beyond their texts.
import { refused } from "../../shared/base/result";
import type { DialectLanguage } from "../../shared/language/dialectLanguage";

export const corridorLanguage: DialectLanguage = {
  sorts: {},
  names: () => [],
  members: () => [],
  newMembers: () => null,
  values: () => ({ offers: [], isAll: false }),
  choices: () => [],
  files: () => [],
  nameAt: () => null,
  occurrences: () => [],
  isRenamable: () => false,
  rename: (_caret, { name }) => refused(`"${name}" is not a name that this pack gives.`),
  hover: () => [],
  aboutName: () => null,
  silentUses: () => [],
  fixes: {},
  debug: {
    conditionPlace: () => null,
    conditionRefusal: () => "Corridors have no conditions.",
    breakNames: () => ({ rules: [], events: [], variables: [], kinds: [] }),
    ruleGraph: () => ({ rules: [], cycles: [], events: [], maxPasses: 0, passes: "pass" }),
  },
};
