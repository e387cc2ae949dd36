// Handles the page's call for a pack as a web page: asks the user for the file, or shows it in the system's browser.
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { shell } from "electron";
import { done, refused } from "../../shared/base/result";
import type { MainApi } from "../../shared/rpc/mainCalls";
import type { ImagePlaces } from "../files/copies/pageImages";
import { contentHash } from "../files/disk/contentHash";
import type { OpenPack } from "../files/pack/openPack";
import { type PageForm, writeWebPage } from "../files/copies/webPageFile";
import type { ExportPlaces } from "./exportPlaces";
import type { OpenPacks } from "../packs/openPacks";

export interface PageFolders {
  /** The players that the build made. */
  readonly players: string;
  /** Where pages are written that are only to be tried. */
  readonly tried: string;
}

const PAGE_FILES = [
  { name: "Web page", extensions: ["html"] },
  { name: "Zip file for sites that host games", extensions: ["zip"] },
];

export function createPageCalls(
  openPacks: OpenPacks,
  places: ExportPlaces,
  { players, tried }: PageFolders,
): Pick<MainApi, "exportPage"> {
  return {
    async exportPage(page, place) {
      const pack = openPacks.current();
      if (pack === null) return refused("No pack is open.");
      const file = place === "browser" ? triedFile(tried, pack) : await chooseFile(places, pack);
      if (file === null) return done(null);
      const form: PageForm = path.extname(file).toLowerCase() === ".zip" ? "zip" : "html";
      if (place === "browser" && !(await isMade(tried))) return refused(`The folder ${tried} cannot be made.`);
      const bytes = await writeWebPage(page, imagesOf(pack), { file, form, players });
      if (!bytes.ok) return bytes;
      const trouble = place === "browser" ? await shell.openPath(file) : "";
      return trouble === "" ? done({ file, bytes: bytes.value }) : refused(`${file} could not be opened: ${trouble}`);
    },
  };
}

async function isMade(folder: string): Promise<boolean> {
  return mkdir(folder, { recursive: true }).then(
    () => true,
    () => false,
  );
}

/** One file for each pack: trying it again replaces it, and its progress stays. */
function triedFile(folder: string, { listing }: OpenPack): string {
  return path.join(folder, `${contentHash(listing.root).slice(0, 16)}.html`);
}

function chooseFile(places: ExportPlaces, { listing }: OpenPack): Promise<string | null> {
  return places.choose({
    title: "Export the pack as a web page",
    name: `${listing.name}.html`,
    folder: path.dirname(listing.root),
    filters: PAGE_FILES,
  });
}

function imagesOf(pack: OpenPack): ImagePlaces {
  const { assets, collections } = pack.listing;
  return {
    own: assets,
    shared: collections.flatMap(({ files }) => files),
    async find(written) {
      const found = await pack.sprite(written);
      return found === "away" ? null : found;
    },
  };
}
