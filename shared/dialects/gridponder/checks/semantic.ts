// Checks a pack's meaning from its texts: a list of checks, each a function of the index. The form of the texts is
// checked in `structure` and `syntax`; what shows only in play, by playing.
import { isJsonObject, objectOf } from "../../../base/json";
import type { Work } from "../../../base/work";
import type { GridponderCode } from "./codes";
import type { Finding } from "../../../findings/finding";
import { type PackIndex, indexPack } from "../text/names/packIndex";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { avatarMirrorFindings } from "./kinds/avatarMirrors";
import { blockedPlaceFindings } from "./levels/blockedPlaces";
import { blockRoleFindings } from "./systems/blockRoles";
import { boardShapeFindings, sizeOfRows } from "./levels/boardShapes";
import { cascadeDepthFindings } from "./rules/cascadeDepth";
import { cellFindings } from "./levels/cells";
import { comparisonFindings } from "./rules/comparisons";
import { contradictionFindings } from "./rules/contradictions";
import { cycleFindings } from "./rules/cycles";
import { disabledRuleFindings } from "./rules/disabledRules";
import { displayFindings } from "./kinds/displays";
import { doubledSystemFindings } from "./systems/doubledSystems";
import { drawnParamFindings } from "./kinds/drawnParams";
import { duplicateFindings } from "./names/duplicates";
import { effectFindings } from "./rules/effects";
import { emitterFindings } from "./levels/emitters";
import { eventSubjectFindings } from "./rules/eventSubjectConditions";
import { eventValueFindings } from "./rules/eventValues";
import { fewPlacesFindings } from "./goals/fewPlaces";
import { floodColorFindings } from "./systems/floodColors";
import { floodSourceFindings } from "./systems/floodSources";
import { gestureFindings } from "./moves/gestures";
import { goalFindings } from "./goals/goals";
import { goldPathFindings } from "./moves/goldPaths";
import { idleConfigFindings } from "./systems/idleConfigs";
import { fixedCellFindings } from "./rules/fixedCellConditions";
import { idleEffectFindings } from "./rules/idleEffects";
import { idleNameFindings } from "./systems/idleNames";
import { idleSystemFindings } from "./systems/idleSystems";
import { ignoredFieldFindings } from "./systems/ignoredFields";
import { kindFindings } from "./kinds/kinds";
import { lastingGoalFindings } from "./goals/lastingGoals";
import { levelFindings } from "./levels/levels";
import { loseConditionFindings } from "./goals/loseConditions";
import { manifestFindings } from "./manifest";
import { movedKindFindings } from "./kinds/movedKinds";
import { multiCellFindings } from "./levels/multiCells";
import { nameFindings } from "./names/names";
import { npcFindings } from "./levels/npcs";
import { otherLayerFindings } from "./rules/onOtherLayers";
import { overlayFindings } from "./levels/overlays";
import { ownerFindings } from "./goals/owners";
import { paramNameFindings } from "./kinds/paramNames";
import { paramValueFindings } from "./goals/paramValues";
import { targetCellFindings } from "./goals/targetCells";
import { pictureFindings } from "./kinds/pictures";
import { portalFindings } from "./levels/portals";
import { positionFindings } from "./rules/positions";
import { readActionFindings } from "./moves/readActions";
import { referenceFormFindings } from "./rules/referenceForms";
import { pushableFindings, unpushedFindings } from "./kinds/pushables";
import { ruleFindings } from "./rules/rules";
import { sameTitleFindings } from "./levels/sameTitles";
import { solidPickupFindings } from "./rules/solidPickups";
import { swappedEntryFindings } from "./systems/swappedEntries";
import { writtenVariableFindings } from "./rules/writtenVariables";

const CHECKS: readonly ((index: PackIndex) => readonly Finding[])[] = [
  manifestFindings,
  nameFindings,
  duplicateFindings,
  kindFindings,
  movedKindFindings,
  cellFindings,
  boardShapeFindings,
  levelFindings,
  sameTitleFindings,
  blockedPlaceFindings,
  solidPickupFindings,
  pushableFindings,
  unpushedFindings,
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
  avatarMirrorFindings,
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
  swappedEntryFindings,
  ignoredFieldFindings,
  floodSourceFindings,
  floodColorFindings,
  ownerFindings,
  paramValueFindings,
  targetCellFindings,
  npcFindings,
  blockRoleFindings,
  idleEffectFindings,
  fixedCellFindings,
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
  if (pack.game === null || isBroken(pack.game) || lacksNames(index)) return [...manifestFindings(index)];
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

/** Returns whether game.json declares no layers, or its kinds in the wrong form: every place that names one would be wrong. */
function lacksNames({ layers, pack: { game } }: PackIndex): boolean {
  const kinds = objectOf(game?.value)["entityKinds"];
  return layers.length === 0 || (kinds !== undefined && !isJsonObject(kinds));
}

function isBroken({ tree, value }: SourceFile): boolean {
  return tree.errors.length > 0 || value === undefined;
}
