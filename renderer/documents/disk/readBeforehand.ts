// Reads the files of a pack before they are opened. In slices: hundreds of them at once would hold up the window.
import { SLICE_MS, type Work, inSlices } from "../../../shared/base/work";
import type { PackFileText } from "../../../shared/rpc/packsOnDisk";
import { type JsonTree, parseJsonTree, valueOf } from "../../../shared/text/jsonTree";

/** Returns what each text parses to, by its file's path. */
export async function readBeforehand(files: readonly PackFileText[]): Promise<ReadonlyMap<string, JsonTree>> {
  const slices = { sliceMs: SLICE_MS, schedule: (work: () => void) => void setTimeout(work), isWanted: () => true };
  return (await inSlices(readEach(files), slices))?.value ?? new Map();
}

function* readEach(files: readonly PackFileText[]): Work<ReadonlyMap<string, JsonTree>> {
  const trees = new Map<string, JsonTree>();
  for (const { path, text } of files) {
    const tree = parseJsonTree(text);
    // Kept with the tree.
    valueOf(tree.root);
    trees.set(path, tree);
    yield;
  }
  return trees;
}
