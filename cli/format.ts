// The format command: brings a pack's files into the house style, or (--check) lists those that are not in it.
import path from "node:path";
import { formatEdits } from "../shared/pack/format/format";
import { styleOf } from "../shared/pack/format/houseStyle";
import type { PackSource, SourceFile } from "../shared/pack/packSource";
import { type TextEdit, applyEdits } from "../shared/text/edit";
import { ExitCode, type Output, refuse } from "./output";
import { readPackFolder } from "./packFolder";
import { writeText } from "./writeText";

export interface FormatOptions {
  /** Writes nothing. */
  readonly check: boolean;
  readonly json: boolean;
}

/**
 * Formats packs in place and prints the name of each file it changes. A text that does not parse, or a file that cannot
 * be read or written, counts as a failure.
 */
export async function format(packs: readonly string[], options: FormatOptions, output: Output): Promise<ExitCode> {
  const { check, json } = options;
  const changed: string[] = [];
  const problems: { readonly file: string; readonly message: string }[] = [];
  for (const folder of packs) {
    const read = await readPackFolder(folder);
    if (!read.ok) return refuse(output, read.refusal);
    for (const { path: file, message, isShown } of read.value.problems) {
      if (isShown === true || !file.endsWith(".json")) continue;
      const place = path.join(folder, file);
      if (!json) output.writeError(`${place}: ${message}`);
      problems.push({ file: place, message });
    }
    for (const file of playedFiles(read.value.pack)) {
      const edits = formatEdits(file.text, file.tree, styleOf(read.value.pack));
      const place = path.join(folder, file.path);
      const refusal = edits.ok ? await written(place, file.text, check ? [] : edits.value) : edits.refusal;
      if (refusal !== null) {
        if (!json) output.writeError(`${place}: ${refusal}`);
        problems.push({ file: place, message: refusal });
      } else if (edits.ok && edits.value.length > 0) {
        if (!json) await output.write(`${place}\n`);
        changed.push(place);
      }
    }
  }
  if (json) await output.write(`${JSON.stringify({ changed, problems })}\n`);
  return problems.length > 0 || (check && changed.length > 0) ? ExitCode.failures : ExitCode.ok;
}

/** Writes a text with edits, if there are any. Returns in a sentence why that failed; null: it did not. */
async function written(place: string, text: string, edits: readonly TextEdit[]): Promise<string | null> {
  const reason = edits.length === 0 ? null : await writeText(place, applyEdits(text, edits));
  return reason === null ? null : `The file cannot be written: ${reason}.`;
}

/** Returns the files that players read; other JSON in the folder is left alone. */
function playedFiles({ files }: PackSource): readonly SourceFile[] {
  return Array.from(files.values())
    .filter(({ role }) => role !== "other")
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
