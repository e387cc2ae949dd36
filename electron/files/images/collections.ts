// Finds the asset collections that a pack may take sprites from: folders beside it that its manifest declares, and
// `gridponder-base` in a folder next to the pack (spec files.md, Sprites).
import { promises as fs } from "node:fs";
import path from "node:path";
import { isJsonObject } from "../../../shared/base/json";
import type { PackListing } from "../../../shared/rpc/packsOnDisk";
import { imageType } from "./images";
import { listFolder } from "../disk/listFolder";

export const BASE_COLLECTION = "gridponder-base";

/** A collection with its folder on the disk, which only the main process knows. */
export type CollectionFolder = PackListing["collections"][number] & { readonly realRoot: string };

/**
 * Returns the ids that a manifest declares; none when the text is broken. Ids that are not plain names are left out.
 */
function declaredCollections(manifestText: string): readonly string[] {
  try {
    const manifest: unknown = JSON.parse(manifestText);
    const ids = isJsonObject(manifest) && Array.isArray(manifest.sharedAssets) ? manifest.sharedAssets : [];
    return ids.filter((id): id is string => typeof id === "string" && /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(id));
  } catch {
    return [];
  }
}

/** Returns the declared collections that exist beside the pack, in lookup order, the base collection last. */
export async function findCollections(realRoot: string, manifestText: string): Promise<readonly CollectionFolder[]> {
  const ids = new Set([...declaredCollections(manifestText), BASE_COLLECTION]);
  const found: CollectionFolder[] = [];
  for (const id of ids) {
    const folder = path.join(path.dirname(realRoot), id);
    if (folder === realRoot) continue;
    try {
      // A collection may itself be a link: the user who arranged the folders put it there.
      const real = await fs.realpath(folder);
      const { files } = await listFolder(real);
      found.push({ id, realRoot: real, files: files.filter((file) => imageType(file) !== null) });
    } catch {
      continue;
    }
  }
  return found;
}
