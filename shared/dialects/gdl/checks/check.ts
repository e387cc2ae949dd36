// Checks a pack of the board game language from its texts: the form of the files, then strings and names, then what they
// mean together.
import { objectOf } from "../../../base/json";
import type { Work } from "../../../base/work";
import type { Finding } from "../../../findings/finding";
import { fileStem } from "../../../pack/fileNames";
import type { PackSource, SourceFile } from "../../../pack/packSource";
import { gameModel } from "../text/games/gameModel";
import { gdlPlaces } from "../text/packPlaces";
import { attributeValueFindings } from "./attributeValues";
import { boardFindings } from "./board";
import { type CheckedGame, checkedGame } from "./checked";
import { conditionFindings } from "./conditions";
import { dealFindings } from "./deals";
import { forgottenCaptureFindings } from "./forgottenCaptures";
import { flowFindings } from "./flow";
import { found, replacing } from "./found";
import { missingTargetFindings } from "./missingTargets";
import { neverHoldsFindings } from "./neverHolds";
import { idleEffectFindings } from "./idleEffects";
import { noMoveFindings } from "./noMoves";
import { ownershipFindings } from "./ownership";
import { paramFindings } from "./params";
import { phaseFindings } from "./phases";
import { pictureFindings } from "./pictures";
import { playerFindings, seatFindings } from "./players";
import { referenceFindings } from "./references";
import { repeatedFindings } from "./repeated";
import { roleNumberFindings } from "./roleNumbers";
import { setupFindings, startFindings } from "./setup";
import { shadowedFindings } from "./shadowed";
import { stringFindings } from "./strings";
import { withSmallBoard } from "./smallBoard";
import { formFindings } from "./structure";
import { topologyFindings } from "./topology";
import { unusedFindings } from "./unused";
import { variableTextFindings } from "./variableTexts";
import { visibilityFindings } from "./visibility";
import { writtenTextFindings } from "./writtenTexts";

const OF_RULES: readonly ((game: CheckedGame) => readonly Finding[])[] = [
  boardFindings,
  topologyFindings,
  playerFindings,
  setupFindings,
  dealFindings,
  flowFindings,
  paramFindings,
  shadowedFindings,
  conditionFindings,
  neverHoldsFindings,
  phaseFindings,
  attributeValueFindings,
  writtenTextFindings,
  pictureFindings,
  unusedFindings,
  repeatedFindings,
  idleEffectFindings,
  forgottenCaptureFindings,
  roleNumberFindings,
  variableTextFindings,
  visibilityFindings,
];

const checked = new WeakMap<PackSource, readonly Finding[]>();

/**
 * Returns findings on the files that the game reads, those that are known already for a pack that was checked. Never
 * throws, whatever the texts hold. Pauses after each file.
 */
export function* checkGdl(pack: PackSource): Work<readonly Finding[]> {
  const findings = checked.get(pack) ?? (yield* checkAll(pack));
  checked.set(pack, findings);
  return findings;
}

function* checkAll(pack: PackSource): Work<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const file of pack.files.values()) {
    if (file.role !== "other") findings.push(...formFindings(file));
  }
  findings.push(...missingGame(pack));
  yield;
  const game = checkedGame(pack);
  // Half a text of rules must not make every game wrong.
  if (game === null) return findings;
  for (const file of pack.files.values()) {
    if (file.role !== "game" && file.role !== "start") continue;
    findings.push(...stringFindings(file, game.index), ...referenceFindings(file, game.index));
    if (file.role === "start") findings.push(...startFindings(file, game.index), ...seatFindings(file, game.index));
    yield;
  }
  for (const check of OF_RULES) {
    findings.push(...check(game));
    yield;
  }
  findings.push(
    ...ownershipFindings(game, findings),
    ...noMoveFindings(game, findings),
    ...missingTargetFindings(game, findings),
  );
  yield;
  return [...withSmallBoard(game, findings), ...sameIds(pack)];
}

/** Without its rules no game can be played, and no other check says so. */
function missingGame({ game, manifest }: PackSource): readonly Finding[] {
  if (game !== null || manifest === null) return [];
  const { gameFile } = gdlPlaces(manifest.value);
  const message = `The pack has no ${gameFile}: without its rules no game can be played.`;
  const isNamed = objectOf(manifest.value)["gameFile"] !== undefined;
  return [found("missing-file", manifest, isNamed ? "/gameFile" : "", message)];
}

/** Of two games with one id the one whose file has another name is reported. */
function sameIds({ levels }: PackSource): readonly Finding[] {
  const first = new Map<string, SourceFile>();
  const isNamed = (file: SourceFile): boolean => fileStem(file.path) === gameModel.idOf(file);
  const files = levels.toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)));
  return files.flatMap((file): readonly Finding[] => {
    const id = gameModel.idOf(file);
    const other = first.get(id);
    if (other === undefined) first.set(id, file);
    if (other === undefined || file.role !== "start") return [];
    const related = [{ file: other.path, at: "/id", message: "The other one." }];
    const name = fileStem(file.path);
    const isFree = levels.every((each) => gameModel.idOf(each) !== name);
    const fixes = isFree ? replacing(file, "/id", name) : [];
    const message = `${other.path} has the same id "${id}".`;
    return [found("duplicate-id", file, "/id", message, { related, params: { name: id }, fixes })];
  });
}
