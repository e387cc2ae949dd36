// The question that is asked before levels are deleted: what becomes of their files, and how they come back.
import type { PackWords } from "../../../shared/pack/packModel";
import type { Question } from "../../../shared/rpc/window";

/** A level that is to be deleted. */
export interface DeletedLevel {
  readonly path: string;
  readonly title: string;
  /** Whether its file is on the disk; a new level is not, before it is saved. */
  readonly isSaved: boolean;
}

/** More titles would make the question hard to read. */
const MOST_NAMED = 8;

/** Returns the question before levels are deleted, at least one; its first button deletes them. */
export function deletionQuestion(
  { start, starts }: Pick<PackWords, "start" | "starts">,
  levels: readonly DeletedLevel[],
  isListed: boolean,
): Question {
  const titles = levels.map(({ title }) => `"${title}"`);
  const named = titles.length > MOST_NAMED ? [...titles.slice(0, MOST_NAMED), "…"] : titles;
  const isSingle = levels.length === 1;
  const hasFiles = levels.some(({ isSaved }) => isSaved);
  return {
    message: isSingle
      ? `Delete the ${start} ${titles.join()}?`
      : `Delete ${levels.length} ${starts}: ${named.join(", ")}?`,
    detail: isListed
      ? `${whatBecomes(levels)} ${isSingle ? "Its" : "Their"} entries are removed from the ${start} sequence.`
      : whatBecomes(levels),
    buttons: [hasFiles ? "Move to Trash" : "Delete", "Cancel"],
  };
}

/** What is not on the disk cannot be taken out of the trash again. */
function whatBecomes(levels: readonly DeletedLevel[]): string {
  const [first] = levels;
  const unsaved = levels.filter(({ isSaved }) => !isSaved);
  if (levels.length === 1 && first !== undefined)
    return first.isSaved
      ? `${first.path} is moved to the system's trash.`
      : `${first.path} was never saved: only Undo brings it back.`;
  if (unsaved.length === levels.length) return "They were never saved: only Undo brings them back.";
  if (unsaved.length === 0) return "Their files are moved to the system's trash.";
  const [which, them] = unsaved.length === 1 ? ["one that was", "it"] : [`${unsaved.length} that were`, "them"];
  return `Their files are moved to the system's trash, except for ${which} never saved: only Undo brings ${them} back.`;
}
