// Deletes levels: their files go into the system's trash at once, and undo opens them again with the texts they had.
import type { PackSource, SourceFile } from "../../../shared/pack/packSource";
import { main } from "../../bridge/main";
import { applyFor } from "../../documents/history/changesElsewhere";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import { deletionQuestion } from "./deletionQuestion";
import { selectFile, usePackStore } from "./packStore";

/**
 * Asks, then puts the files of levels into the trash and takes them off the list, as one step of undo. Shows the level
 * after them where the one in view is deleted. Gives why not, or null.
 */
export async function deleteLevels(paths: readonly string[]): Promise<string | null> {
  const pack = packSource();
  const { model } = pack;
  const files = pack.levels.filter(({ path }) => paths.includes(path));
  if (files.length === 0 || model === null) return null;
  const asked = files.map((file) => ({
    path: file.path,
    title: model.starts.titleOf(file),
    isSaved: isSaved(file.path),
  }));
  if ((await main.ask(deletionQuestion(model.words, asked, isAnyListed(pack, files)))) !== 0) return null;
  // What was never saved is nowhere but here.
  for (const { path } of files) {
    if (!isSaved(path)) continue;
    const trashed = await main.trashFile(path);
    if (!trashed.ok) return trashed.refusal;
  }
  const now = packSource();
  const gone = new Set(paths);
  const left = new Set(now.levels.filter(({ path }) => !gone.has(path)).map((level) => model.starts.idOf(level)));
  const ids = new Set(files.map((file) => model.starts.idOf(file)).filter((id) => !left.has(id)));
  const listing = model.starts.unlist(now, ids);
  const { activeLevelFile } = usePackStore.getState();
  const isShown = activeLevelFile !== null && !gone.has(activeLevelFile);
  const next = isShown ? activeLevelFile : (nextLevel(now, gone) ?? now.game?.path ?? null);
  const listed = listing.ok && listing.value !== null ? [listing.value] : [];
  applyFor(next, {
    name: `Delete ${gone.size === 1 ? model.words.start : model.words.starts}`,
    edits: listed,
    removed: [...gone],
  });
  // Only now: a game's rules can be played from once no recorded game is left.
  if (next !== null) selectFile(next);
  return listing.ok ? null : listing.refusal;
}

function isSaved(path: string): boolean {
  return (documents.get(path)?.baseText ?? null) !== null;
}

function isAnyListed(pack: PackSource, files: readonly SourceFile[]): boolean {
  const starts = pack.model?.starts;
  const listing = starts?.unlist(pack, new Set(files.map((file) => starts.idOf(file))));
  return listing?.ok === true && listing.value !== null;
}

/** Returns the level after those that go, else the last one before them; null when none stays. */
function nextLevel(pack: PackSource, gone: ReadonlySet<string>): string | null {
  const order = (pack.model?.starts.entries(pack) ?? []).flatMap((entry) =>
    entry.kind === "start" ? [entry.file.path] : [],
  );
  const from = order.findIndex((path) => gone.has(path));
  return order.find((path, index) => index > from && !gone.has(path)) ?? order.find((path) => !gone.has(path)) ?? null;
}
