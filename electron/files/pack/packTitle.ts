// Finds what menus and lists say of a pack, without opening the pack.
import { promises as fs } from "node:fs";
import path from "node:path";
import type { OfferedPack, PackListing } from "../../../shared/rpc/packsOnDisk";
import { readJsonObject } from "../disk/jsonFile";
import { MANIFEST_FILE, PACK_MARKS } from "./packMarks";

/** Returns the manifest's title, else the folder's name. */
export function titleOf(listing: PackListing): string {
  const manifest = listing.files.find((file) => file.path === MANIFEST_FILE);
  try {
    const { title } = JSON.parse(manifest?.text ?? "{}") as { readonly title?: unknown };
    return shownTitle(title, listing.name);
  } catch {
    return listing.name;
  }
}

function shownTitle(title: unknown, folder: string): string {
  return typeof title === "string" && title.trim() !== "" ? title : folder;
}

/** Returns the packs in a folder, sorted by the names of their folders; none when the folder is missing. */
export async function packsIn(folder: string): Promise<readonly OfferedPack[]> {
  const names = await fs.readdir(folder).catch((): string[] => []);
  const packs = await Promise.all(names.sort().map((name) => packAt(path.join(folder, name))));
  return packs.filter((pack) => pack !== null);
}

async function packAt(root: string): Promise<OfferedPack | null> {
  const found = await Promise.all(PACK_MARKS.map((name) => fs.stat(path.join(root, name)).catch(() => null)));
  if (found.every((stat) => stat === null)) return null;
  const { title, shortDescription } = await readJsonObject(path.join(root, MANIFEST_FILE));
  const id = path.basename(root);
  return {
    root,
    id,
    title: shownTitle(title, id),
    text: typeof shortDescription === "string" ? shortDescription : "",
  };
}
