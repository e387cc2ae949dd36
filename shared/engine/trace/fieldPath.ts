// Paths of fields in a moment's state, as a trace's writes name them: names from the outside in, joined by dots. A dot
// in a name is written `\.`, so that names may be anything.

/** Returns the path of a field by its names. */
export function fieldPath(...names: readonly string[]): string {
  return names.map(escaped).join(".");
}

function escaped(name: string): string {
  return name.includes(".") || name.includes("\\") ? name.replaceAll(/[.\\]/g, String.raw`\$&`) : name;
}

/** Returns the names along a path. */
export function fieldNames(path: string): readonly string[] {
  if (!path.includes("\\")) return path.split(".");
  const names: string[] = [];
  let name = "";
  for (let at = 0; at < path.length; at += 1) {
    if (path[at] === ".") {
      names.push(name);
      name = "";
      continue;
    }
    if (path[at] === "\\") at += 1;
    name += path.charAt(at);
  }
  return [...names, name];
}

/** Formats a path for a sentence. */
export function fieldText(path: string): string {
  return path.includes("\\") ? fieldNames(path).join(".") : path;
}
