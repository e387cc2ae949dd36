// What dropped files are for, and how that is said while they are dragged. Pure.
import { isPicturePath, isPictureType } from "../../../shared/pack/images/picturePath";

export type DropTask =
  | { readonly kind: "images"; readonly paths: readonly string[] }
  | { readonly kind: "zip"; readonly path: string }
  | { readonly kind: "pack"; readonly path: string }
  /** A file that is for nothing here. */
  | { readonly kind: "refused"; readonly message: string };

/**
 * Returns what to do with dropped files, by their paths ("" for one that is not on the disk); null for nothing. With an
 * image among them all are imported, so that each that is none is refused by name; else the first one counts.
 * `isFile`: that one is known to be no folder.
 */
export function dropTask(files: readonly string[], isFile = false): DropTask | null {
  const paths = files.filter((file) => file !== "");
  const [first] = paths;
  if (first === undefined) return null;
  if (paths.some(isPicturePath)) return { kind: "images", paths };
  if (/\.zip$/i.test(first)) return { kind: "zip", path: first };
  // A pack's own file stands for its folder.
  const folder = first.replace(OWN_FILE, "");
  if (folder === first && isFile) return { kind: "refused", message: refusalOf(first) };
  return { kind: "pack", path: folder };
}

const OWN_FILE = /[\\/](manifest|game)\.json$/;

function refusalOf(file: string): string {
  const name = file.replace(/^.*[\\/]/, "");
  return `${name} is no pack. Drop a pack's folder, its manifest, a zip of a pack, or images.`;
}

const ZIPS = new Set(["application/zip", "application/x-zip-compressed"]);
/** A folder has no media type; the others are a pack's own files. */
const PACKS = new Set(["", "application/json"]);

/** Says what a drop of files would do, by their media types; null where these do not tell. */
export function dropSentence(types: readonly string[], hasPack: boolean): string | null {
  const images = types.filter(isPictureType).length;
  if (images > 0 && !hasPack) return "Open a pack to import images";
  if (images > 0) return images === 1 ? "Drop to import the image" : `Drop to import ${images} images`;
  const [type] = types;
  if (type === undefined || types.length > 1) return null;
  if (ZIPS.has(type)) return "Drop to import the pack";
  return PACKS.has(type) ? "Drop to open the pack" : null;
}
