// The fixes for findings of Gridponder packs that are computed only on request.
import { nameTable } from "../../../../base/nameTable";
import type { FixMaker } from "../../../../language/dialectLanguage";
import type { GridponderCode } from "../../checks/codes";
import { CREATE_FIXES } from "./createFixes";
import { depthFix } from "./depthFix";
import { copyGoalsFix } from "./goalFixes";
import { otherIdFix, ownLayerFix } from "./nameFixes";
import { paramFixes } from "./paramFixes";
import { REMOVE_FIXES, removeCopyFix } from "./removeFixes";
import { splitFix, wrongTypeFix } from "./splitFixes";
import { freeSymbolFix, symbolRowsFix } from "./symbolFixes";
import { addSystemFix } from "./systemFix";

const FIXES = {
  ...CREATE_FIXES,
  ...REMOVE_FIXES,
  "cascade-cut-off": depthFix,
  "duplicate-id": otherIdFix,
  "duplicate-rule-id": (pack, finding) =>
    [otherIdFix(pack, finding), removeCopyFix(pack, finding)].flatMap((fix) => fix ?? []),
  "event-never-seen": addSystemFix,
  "kind-on-other-layer": ownLayerFix,
  "missing-field": (pack, finding) => (finding.at === "/goals" ? copyGoalsFix(pack, finding) : null),
  "missing-param": paramFixes,
  "no-goals": copyGoalsFix,
  "moves-not-delegated": addSystemFix,
  "once-shared": otherIdFix,
  "symbol-missing": freeSymbolFix,
  "symbol-reserved": freeSymbolFix,
  "symbol-shared": freeSymbolFix,
  "symbol-wide": freeSymbolFix,
  "wrong-shape": splitFix,
  "wrong-type": (pack, finding) => symbolRowsFix(pack, finding) ?? wrongTypeFix(pack, finding),
} as const satisfies Partial<Record<GridponderCode, FixMaker>>;

/** By the code of the finding. */
export const GRIDPONDER_FIXES: Readonly<Record<string, FixMaker>> = nameTable<FixMaker>(FIXES);
