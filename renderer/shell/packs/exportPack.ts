// Writes the open pack as a zip file, saved first when the user likes.
import { packModel } from "../../documents/packSource";
import { main } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { countProblems } from "../../editor/problems/problemList";
import { usePackStore } from "../../session/pack/packStore";
import { unfinishedText } from "../solutionSummary";
import { showRefusal } from "../toasts";
import { showExported } from "./exported";
import { saveAll } from "./unsaved";

export async function exportPack(): Promise<void> {
  if (usePackStore.getState().listing === null || !(await saveFirst())) return;
  const exported = await main.exportPack();
  if (exported.ok) {
    const { file, files, shared } = exported.value;
    const more = shared === 0 ? "" : `, ${shared} of them from shared collections`;
    const lacks = whatItLacks();
    showExported("The pack was exported", `${file}: ${files} files${more}.${lacks === null ? "" : ` ${lacks}`}`, file);
  } else if (exported.refusal.reason !== "cancelled") {
    showRefusal("The pack was not exported", exported.refusal.message);
  }
}

/** Returns what the pack was last heard to lack, said beside the zip that has it so. */
function whatItLacks(): string | null {
  const { findings, solutions, levelCount } = usePackStore.getState();
  return unfinishedText(countProblems(findings).error, Object.values(solutions), levelCount, packModel()?.words);
}

/**
 * The zip contains the files on the disk: returns false when the user wants neither to save nor to continue without.
 */
async function saveFirst(): Promise<boolean> {
  const unsaved = documents.unsavedPaths();
  if (unsaved.length === 0) return true;
  const answer = await main.ask({
    message: "Save your edits before exporting?",
    detail: `The zip file gets what is saved. Unsaved: ${unsaved.join(", ")}`,
    buttons: ["Save All and Export", "Export Without Them", "Cancel"],
  });
  return answer === 0 ? saveAll() : answer === 1;
}
