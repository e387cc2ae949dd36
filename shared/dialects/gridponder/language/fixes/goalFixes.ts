// The fix for a level without goals: those of the level before it.
import { isJsonObject } from "../../../../base/json";
import type { Fix, LocatedFinding } from "../../../../findings/finding";
import type { PackSource } from "../../../../pack/packSource";
import { memberEdits } from "../../../../text/memberEdit";
import { goalsForAnyBoard, levelWithGoals } from "../../text/levels/levelGoals";
import { levelTitleOf } from "../../text/levels/levelSequence";

/** Copies the goals of the nearest level that has some. */
export function copyGoalsFix(pack: PackSource, { file: path }: LocatedFinding): Fix | null {
  const file = pack.files.get(path);
  const from = levelWithGoals(pack, path);
  if (file === undefined || from === null || !isJsonObject(file.value)) return null;
  const edits = memberEdits(file.text, file.tree, ["goals"], goalsForAnyBoard(from));
  const title = `Copy the goals of ${JSON.stringify(levelTitleOf(from))}`;
  return edits.length === 0 ? null : { title, changes: [{ file: path, edits }] };
}
