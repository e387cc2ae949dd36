// Checks a pack's meaning from its texts: a list of checks, each a function of the index. The form of the texts is
// checked in `structure` and `syntax`; what shows only in play, by playing.
import type { Work } from "../../../base/work";
import type { GridponderCode } from "./codes";
import type { Finding } from "../../../findings/finding";
import { type PackIndex, indexPack } from "../text/names/packIndex";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { blockedPlaceFindings } from "./blockedPlaces";
import { blockRoleFindings } from "./blockRoles";
import { boardShapeFindings, sizeOfRows } from "./boardShapes";
import { cascadeDepthFindings } from "./cascadeDepth";
import { cellFindings } from "./cells";
import { comparisonFindings } from "./comparisons";
import { contradictionFindings } from "./contradictions";
import { cycleFindings } from "./cycles";
import { disabledRuleFindings } from "./disabledRules";
import { displayFindings } from "./displays";
import { doubledSystemFindings } from "./doubledSystems";
import { drawnParamFindings } from "./drawnParams";
import { duplicateFindings } from "./duplicates";
import { effectFindings } from "./effects";
import { emitterFindings } from "./emitters";
import { eventSubjectFindings } from "./eventSubjectConditions";
import { eventValueFindings } from "./eventValues";
import { fewPlacesFindings } from "./fewPlaces";
import { floodColorFindings } from "./floodColors";
import { floodSourceFindings } from "./floodSources";
import { gestureFindings } from "./gestures";
import { goalFindings } from "./goals";
import { goldPathFindings } from "./goldPaths";
import { idleConfigFindings } from "./idleConfigs";
import { idleEffectFindings } from "./idleEffects";
import { idleNameFindings } from "./idleNames";
import { idleSystemFindings } from "./idleSystems";
import { ignoredFieldFindings } from "./ignoredFields";
import { kindFindings } from "./kinds";
import { lastingGoalFindings } from "./lastingGoals";
import { levelFindings } from "./levels";
import { loseConditionFindings } from "./loseConditions";
import { manifestFindings } from "./manifest";
import { movedKindFindings } from "./movedKinds";
import { multiCellFindings } from "./multiCells";
import { nameFindings } from "./names";
import { npcFindings } from "./npcs";
import { otherLayerFindings } from "./onOtherLayers";
import { overlayFindings } from "./overlays";
import { ownerFindings } from "./owners";
import { paramNameFindings } from "./paramNames";
import { paramValueFindings } from "./paramValues";
import { pictureFindings } from "./pictures";
import { portalFindings } from "./portals";
import { positionFindings } from "./positions";
import { readActionFindings } from "./readActions";
import { referenceFormFindings } from "./referenceForms";
import { pushableFindings } from "./pushables";
import { ruleFindings } from "./rules";
import { solidPickupFindings } from "./solidPickups";
import { writtenVariableFindings } from "./writtenVariables";

const CHECKS: readonly ((index: PackIndex) => readonly Finding[])[] = [
  manifestFindings,
  nameFindings,
  duplicateFindings,
  kindFindings,
  movedKindFindings,
  cellFindings,
  boardShapeFindings,
  levelFindings,
  blockedPlaceFindings,
  solidPickupFindings,
  pushableFindings,
  goalFindings,
  lastingGoalFindings,
  fewPlacesFindings,
  loseConditionFindings,
  goldPathFindings,
  ruleFindings,
  disabledRuleFindings,
  cascadeDepthFindings,
  idleSystemFindings,
  effectFindings,
  cycleFindings,
  portalFindings,
  positionFindings,
  pictureFindings,
  overlayFindings,
  emitterFindings,
  multiCellFindings,
  paramNameFindings,
  drawnParamFindings,
  displayFindings,
  writtenVariableFindings,
  referenceFormFindings,
  eventValueFindings,
  eventSubjectFindings,
  contradictionFindings,
  comparisonFindings,
  otherLayerFindings,
  idleNameFindings,
  gestureFindings,
  idleConfigFindings,
  readActionFindings,
  doubledSystemFindings,
  ignoredFieldFindings,
  floodSourceFindings,
  floodColorFindings,
  ownerFindings,
  paramValueFindings,
  npcFindings,
  blockRoleFindings,
  idleEffectFindings,
];

/** Names that levels define are incomplete while a level does not parse. */
const KNOWN_FROM_LEVELS: ReadonlySet<string> = new Set<GridponderCode>([
  "unknown-emitter",
  "unknown-goal",
  "unknown-level",
  "unknown-variable",
]);

/** What follows where the width and the height of a board are swapped: a part of it is missing. */
const SHOWN_ON_BOARD: ReadonlySet<string> = new Set<GridponderCode>([
  "avatar-off-board",
  "avatar-on-solid",
  "goal-always-met",
  "goal-never-met",
  "off-board",
  "overlay-misplaced",
  "place-blocked",
  "portal-alone",
]);

/**
 * Returns findings for everything that the engines of this language ignore silently. Never throws, whatever the texts
 * hold. Files that do not parse, and whatever depends on them, are not checked: a half-typed game.json must not make
 * every level wrong. Pauses after each check.
 */
export function* semanticWork(pack: PackSource): Work<Finding[]> {
  const index = indexPack(pack);
  yield;
  if (pack.game === null || isBroken(pack.game)) return [...manifestFindings(index)];
  const isLevelBroken = pack.levels.some(isBroken);
  const findings: Finding[] = [];
  for (const check of CHECKS) {
    for (const finding of check(index)) findings.push(finding);
    yield;
  }
  const ofOtherSize = new Set(
    index.levels.flatMap(({ file }) => (sizeOfRows(index, file) === null ? [] : [file.path])),
  );
  return findings.filter(({ code, file }) => {
    const source = pack.files.get(file);
    if (source !== undefined && isBroken(source)) return false;
    if (ofOtherSize.has(file) && SHOWN_ON_BOARD.has(code)) return false;
    return !isLevelBroken || !KNOWN_FROM_LEVELS.has(code);
  });
}

function isBroken({ tree, value }: SourceFile): boolean {
  return tree.errors.length > 0 || value === undefined;
}
