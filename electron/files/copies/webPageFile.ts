// Writes a pack as a page that plays it: one HTML file, or a zip with that file for sites that host games.
import { createHash } from "node:crypto";
import { promises as fs } from "node:fs";
import path from "node:path";
import { zipSync } from "fflate";
import { type Result, done, refused } from "../../../shared/base/result";
import type { PagePack } from "../../../shared/page/pagePack";
import { type PagePlayer, webPage } from "../../../shared/page/webPage";
import { type ImagePlaces, pageImages } from "./pageImages";
import { diskReason, errorCode } from "../disk/diskReason";
import { writeChosenFile } from "../disk/chosenFile";

/** Whether the page stands alone, or in a zip file as `index.html`. */
export type PageForm = "html" | "zip";

export interface PageTarget extends PageMaking {
  readonly file: string;
}

export interface PageMaking {
  readonly form: PageForm;
  /** The folder with the players that the build made. */
  readonly players: string;
}

/** Every zip file says this, so that the same page is the same file. */
const ZIP_DATE = "1980-01-01T12:00:00";

/** Writes the whole file or nothing, and returns its size in bytes. A refusal is a sentence. */
export async function writeWebPage(
  pack: PagePack,
  images: ImagePlaces,
  { file, ...making }: PageTarget,
): Promise<Result<number, string>> {
  const content = await webPageContent(pack, images, making);
  if (!content.ok) return content;
  try {
    await writeChosenFile(file, content.value);
    return done(content.value.length);
  } catch (error) {
    return refused(`${path.basename(file)} could not be written: ${diskReason(error)}.`);
  }
}

/** Returns what `writeWebPage` writes. A refusal is a sentence. */
export async function webPageContent(
  pack: PagePack,
  images: ImagePlaces,
  { form, players }: PageMaking,
): Promise<Result<Uint8Array, string>> {
  const page = await webPageText(pack, images, players);
  if (!page.ok) return page;
  const bytes = Buffer.from(page.value, "utf8");
  return done(form === "html" ? bytes : zipSync({ "index.html": bytes }, { level: 9, mtime: ZIP_DATE }));
}

async function webPageText(pack: PagePack, places: ImagePlaces, players: string): Promise<Result<string, string>> {
  const player = await readPlayer(players, pack.language);
  if (player === null) return refused("Packs of this language cannot be played on a page.");
  try {
    const images = await pageImages(
      pack.files.map(({ text }) => text),
      places,
    );
    return images.ok ? done(webPage(pack, images.value, player)) : images;
  } catch (error) {
    return refused(`The pack's images cannot be read: ${diskReason(error)}.`);
  }
}

/** Returns the player of a language; null where the build has none. */
async function readPlayer(folder: string, language: string): Promise<PagePlayer | null> {
  if (!/^[a-z]+$/.test(language)) return null;
  try {
    const read = async (ending: string): Promise<string> => {
      const text = await fs.readFile(path.join(folder, `${language}.${ending}`), "utf8");
      // As browsers read it in a page: the digest is of that.
      return text.replaceAll(/\r\n?/g, "\n").trim();
    };
    const [script, style] = [await read("js"), await read("css")];
    return { script, style, scriptDigest: digestOf(script), styleDigest: digestOf(style) };
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

function digestOf(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("base64");
}
