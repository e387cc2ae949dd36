// format: brings a pack's files into the house style, or (--check) names those that are not in it.
import { promises as fs } from "node:fs";
import path from "node:path";
import writeFileAtomic from "write-file-atomic";
import { formatEdits } from "../shared/pack/format";
import { packPlaces, roleOfPath } from "../shared/dialects/gridponder/text/packPlaces";
import type { PackSource, SourceFile } from "../shared/pack/packSource";
import { applyEdits } from "../shared/text/edit";
import { ExitCode, type Output } from "./output";
import { readPackFolder } from "./packFolder";

/** Formats packs in place, naming each file it changes. Ends with failures for a text that does not parse. */
export async function format(packs: readonly string[], check: boolean, output: Output): Promise<ExitCode> {
  let failed = false;
  for (const folder of packs) {
    const read = await readPackFolder(folder);
    if (!read.ok) {
      output.complain(read.refusal);
      return ExitCode.usage;
    }
    for (const file of playedFiles(read.value.pack)) {
      const edits = formatEdits(file.text, file.tree);
      const place = path.join(folder, file.path);
      if (!edits.ok) {
        output.complain(`${place}: ${edits.refusal}`);
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

/** What players read; other JSON in the folder is none of our business. */
function playedFiles({ files, manifest }: PackSource): readonly SourceFile[] {
  const places = packPlaces(manifest?.value);
  return Array.from(files.values())
    .filter((file) => roleOfPath(file.path, places) !== "other")
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
