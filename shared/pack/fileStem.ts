// The name of a text without its folders and its ending: the id that it has by itself.

/** Returns `a` for `levels/a.json`. */
export function fileStem(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/i, "");
}
