// Names of files without their folders, and without their ending.

/** Returns `a.json` for `levels/a.json`. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** Returns `a` for `levels/a.json`: the id that a text has by itself. */
export function fileStem(path: string): string {
  return fileName(path).replace(/\.json$/i, "");
}
