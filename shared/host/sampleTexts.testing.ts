// Reads a sample pack of the project as the renderer would sync it, for tests, which have a disk.
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import type { PackSync } from "../rpc/packSync";

const samplePacks = path.resolve(__dirname, "../../sample-packs");

/** Returns the first sync of a sample pack: all its JSON texts and the paths of its other files. */
export function sampleSync(name: string): PackSync {
  const root = path.join(samplePacks, name);
  const paths = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.path, entry.name)).replaceAll(path.sep, "/"))
    .sort();
  const isText = (file: string): boolean => file.endsWith(".json");
  return {
    generation: 1,
    replace: true,
    files: paths.filter(isText).map((file) => ({ path: file, text: readFileSync(path.join(root, file), "utf8") })),
    assets: paths.filter((file) => !isText(file)),
    collections: [],
  };
}
