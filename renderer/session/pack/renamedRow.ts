// The row of the pack's tree that is being renamed.
import { showPanel } from "../window/shellPort";
import { windowStore } from "../../state/windowStore";

/** What of a level is typed in its row: the title that the row shows, or the id that files refer to it by. */
export type LevelNamePart = "title" | "id";

interface RenamedRow {
  /** Of a level or an image; null: none is renamed. */
  readonly path: string | null;
  /** What of it; an image has a file name alone. */
  readonly part: LevelNamePart | "file";
}

export const useRenamedRow = windowStore<RenamedRow>(() => ({ path: null, part: "title" }));

/** Begins to type another name for a level or an image in the pack's tree, which comes to the front; null ends it. */
export function renameInTree(path: string | null, part: RenamedRow["part"] = "title"): void {
  if (path !== null) showPanel("pack");
  useRenamedRow.setState({ path, part });
}

/** Returns whether a name is being typed in the tree, which then keeps the focus. */
export function isRenamingInTree(): boolean {
  return useRenamedRow.getState().path !== null;
}
