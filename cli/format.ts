// The format command: brings a pack's files into the house style, or (--check) lists those that are not in it.
import { promises as fs } from "node:fs";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";
import { formatEdits } from "../shared/pack/format";
import { styleOf } from "../shared/pack/houseStyle";
import type { PackSource, SourceFile } from "../shared/pack/packSource";
import { applyEdits } from "../shared/text/edit";
import { ExitCode, type Output } from "./output";
import { readPackFolder } from "./packFolder";

/**
 * Formats packs in place and prints the name of each file it changes. A text that does not parse counts as a failure.
 */
export async function format(packs: readonly string[], check: boolean, output: Output): Promise<ExitCode> {
  let failed = false;
  for (const folder of packs) {
    const read = await readPackFolder(folder);
    if (!read.ok) {
      output.writeError(read.refusal);
      return ExitCode.usage;
    }
    for (const file of playedFiles(read.value.pack)) {
      const edits = formatEdits(file.text, file.tree, styleOf(read.value.pack));
      const place = path.join(folder, file.path);
      if (!edits.ok) {
        output.writeError(`${place}: ${edits.refusal}`);
        failed = true;
      } else if (edits.value.length > 0) {
        await output.write(`${place}\n`);
        if (check) failed = true;
        else await writeFileAtomic(await fs.realpath(place), applyEdits(file.text, edits.value));
      }
    }
  }
  return failed ? ExitCode.failures : ExitCode.ok;
}

/** Returns the files that players read; other JSON in the folder is left alone. */
function playedFiles({ files }: PackSource): readonly SourceFile[] {
  return Array.from(files.values())
    .filter(({ role }) => role !== "other")
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
