// Exports packs as web pages, as the program and the command line do, with the players of the build under test.
import { realpathSync } from "node:fs";
import path from "node:path";
import { readPackContents } from "../../../electron/files/pack/packContents";
import { findSprite } from "../../../electron/files/images/spriteLookup";
import { writeWebPage } from "../../../electron/files/copies/webPageFile";
import { playablePage } from "../../../shared/host/page/playablePage";
import { createWorkspace } from "../../../shared/host/workspace";
import { projectRoot } from "./packCopy";

/** Writes the page of the pack in a folder (from the project's root) to a file. Throws what would be refused. */
export async function exportPage(folder: string, file: string): Promise<void> {
  const root = realpathSync(path.resolve(projectRoot, folder));
  const { texts, assets } = await readPackContents(root);
  const workspace = createWorkspace();
  const own = Array.from(assets.keys());
  workspace.sync({ generation: 1, replace: true, files: Array.from(texts.values()), assets: own, collections: [] });
  const page = playablePage(workspace.pack());
  if (!page.ok) throw new Error(page.refusal);
  const images = { own, shared: [], find: (written: string) => findSprite(root, [], written) };
  const players = path.join(projectRoot, process.env["GRIDWRIGHT_OUT"] ?? "out", "player");
  const written = await writeWebPage(page.value, images, { file, form: "html", players });
  if (!written.ok) throw new Error(written.refusal);
}
