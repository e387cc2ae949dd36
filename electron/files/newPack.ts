// A new pack on the disk: a copy of one of the templates, under the author's title. Knows no windows.
import { randomBytes } from "node:crypto";
import { promises as fs } from "node:fs";
import path from "node:path";
import { type Result, done, refused } from "../../shared/base/result";
import type { OpenRefusal, PackTemplate } from "../../shared/rpc/contract";
import { freeName } from "./freeName";
import { readJsonObject } from "./jsonFile";
import { packsIn } from "./packTitle";

/** The packs in the folder of templates, by the name of their folder; none when it is not there. */
export async function templatesIn(folder: string): Promise<readonly PackTemplate[]> {
  const packs = await packsIn(folder);
  return Promise.all(
    packs.map(async ({ root, title }) => {
      const { shortDescription } = await readJsonObject(path.join(root, "manifest.json"));
      return { id: path.basename(root), title, text: typeof shortDescription === "string" ? shortDescription : "" };
    }),
  );
}

/**
 * Copies a template into a new folder in `parent`, named after the title, and gives that folder. All or nothing; a
 * folder that is there already stays as it is.
 */
export async function createPack(
  templates: string,
  { template, title, parent }: { readonly template: string; readonly title: string; readonly parent: string },
): Promise<Result<string, OpenRefusal>> {
  const known = (await templatesIn(templates)).some(({ id }) => id === template);
  if (!known) return refused({ reason: "not-found", message: `There is no template "${template}".` });
  const staging = path.join(parent, `.gridwright-new-${randomBytes(6).toString("hex")}`);
  try {
    await fs.cp(path.join(templates, template), staging, { recursive: true });
    const manifest = path.join(staging, "manifest.json");
    await fs.writeFile(manifest, entitled(await fs.readFile(manifest, "utf8"), title));
    const folder = await freeName(path.join(parent, folderName(title)));
    await fs.rename(staging, folder);
    return done(folder);
  } catch (error) {
    await fs.rm(staging, { recursive: true, force: true }).catch(() => undefined);
    const message = `The pack cannot be made in ${parent} (${(error as Error).message}).`;
    return refused({ reason: "unreadable", message });
  }
}

/** A manifest's text with another title and an id made of it; its formatting stays. */
export function entitled(manifest: string, title: string): string {
  const id = `my.${folderName(title).replaceAll("-", "_")}`;
  return withText(withText(manifest, "title", title), "gameId", id);
}

/** Letters, digits and hyphens: a name that every system takes. */
export function folderName(title: string): string {
  const plain = title.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const name = plain
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 60);
  // Names of devices are no names of files for Windows.
  return name === "" || /^(con|prn|aux|nul|com\d|lpt\d)$/.test(name) ? "new-pack" : name;
}

/** The text with the string of its first such key replaced. */
function withText(json: string, key: string, value: string): string {
  return json.replace(
    new RegExp(`("${key}"\\s*:\\s*)"(?:[^"\\\\]|\\\\.)*"`),
    (_, start: string) => start + JSON.stringify(value),
  );
}
