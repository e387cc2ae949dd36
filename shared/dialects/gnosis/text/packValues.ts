// The files of a pack as what loads rules asks for them.
import type { Json } from "../../../base/json";
import type { PackSource } from "../../../pack/packSource";

/** Files by paths with forward slashes. */
export interface PackValues {
  has(path: string): boolean;
  /** The value of a file; undefined when there is none, or it does not parse. */
  value(path: string): Json | undefined;
  /** Paths of the `.json` files that stand in a folder, by name; "" is the pack itself. */
  jsonFilesIn(folder: string): readonly string[];
}

/** The files of a pack. */
export function valuesOf({ files }: Pick<PackSource, "files">): PackValues {
  return {
    has: (path) => files.has(path),
    value: (path) => files.get(path)?.value,
    jsonFilesIn: (folder) =>
      Array.from(files.keys())
        .filter((path) => path.endsWith(".json") && path.slice(0, Math.max(0, path.lastIndexOf("/"))) === folder)
        .sort(),
  };
}
