// Where a file of a pack lies, as services that show findings beside the code name it.
import path from "node:path";

/** Returns the path from a folder, with forward slashes; a file outside of it has its absolute path. */
export function pathFrom(folder: string, pack: string, file: string): string {
  const absolute = path.resolve(folder, pack, file);
  const relative = path.relative(folder, absolute);
  const isInside = relative !== "" && !relative.startsWith("..") && !path.isAbsolute(relative);
  return (isInside ? relative : absolute).replaceAll(path.sep, "/");
}
