// The export command: writes a pack as a web page that plays it.
import { realpath } from "node:fs/promises";
import path from "node:path";
import { findCollections } from "../../electron/files/images/collections";
import { findSprite } from "../../electron/files/images/spriteLookup";
import { type PageForm, webPageContent } from "../../electron/files/copies/webPageFile";
import { playablePage } from "../../shared/host/page/playablePage";
import { failureOf } from "../check";
import { ExitCode, type Output, refuse } from "../output";
import { readPackFolder } from "../packFolder";
import { writeChosen } from "../writeText";

export interface ExportOptions {
  readonly pack: string;
  readonly html: string | null;
  readonly zip: string | null;
  readonly json: boolean;
}

/** The players lie beside the program; the project's own scripts say where they have built them. */
const PLAYERS = process.env["GRIDWRIGHT_PLAYERS"] ?? path.join(import.meta.dirname, "player");

/** Writes the files asked for and prints what was written. */
export async function exportPack(options: ExportOptions, output: Output): Promise<ExitCode> {
  const read = await readPackFolder(options.pack);
  if (!read.ok) return refuse(output, read.refusal);
  const { pack, problems } = read.value;
  for (const { path: file, message } of problems) output.writeError(`${file}: ${message}`);
  const page = playablePage(pack);
  if (!page.ok) {
    output.writeError(page.refusal);
    return ExitCode.failures;
  }
  const failure = failureOf(read.value);
  if (failure !== null) output.writeError(`${options.pack} is exported as it is: ${failure}. See "gridwright check".`);
  const root = await realpath(options.pack);
  const collections = await findCollections(root, pack.manifest?.text ?? "");
  const images = {
    own: [...pack.assets],
    shared: collections.flatMap(({ files }) => files),
    find: (written: string) => findSprite(root, collections, written),
  };
  const targets: readonly (readonly [file: string | null, form: PageForm])[] = [
    [options.html, "html"],
    [options.zip, "zip"],
  ];
  const written: { readonly file: string; readonly bytes: number }[] = [];
  for (const [file, form] of targets) {
    if (file === null) continue;
    const content = await webPageContent(page.value, images, { form, players: PLAYERS });
    if (!content.ok) {
      output.writeError(content.refusal);
      return ExitCode.failures;
    }
    const refusal = await writeChosen(file, content.value);
    if (refusal !== null) return refuse(output, refusal);
    const bytes = content.value.length;
    written.push({ file, bytes });
    if (!options.json) await output.write(`${file}: ${(bytes / 1024).toFixed(0)} kB\n`);
  }
  if (options.json) await output.write(`${JSON.stringify({ files: written })}\n`);
  return ExitCode.ok;
}
