// How the other files of a pack changed: those that are no levels, without the kinds and rules in them.
import { addTo } from "../../base/groups";
import type { JsonPointer } from "../../base/json";
import type { PackModel, PackSource, SourceFile } from "../../pack/packSource";
import { levelFiles } from "./levelChanges";
import { type Changes, changesOf } from "./partChanges";
import { type PackVersion, valueWithout } from "./packParts";
import { isJsonFile } from "./uncompared";

/** Without `changes` for a file that came or went, and for one that is not JSON. */
export interface FileChange extends Changes {
  readonly kind: "added" | "removed" | "changed";
  readonly file: string;
}

/** Returns the changes by path. Images are only listed as they come and go. */
export function fileChanges(model: PackModel | null, before: PackVersion, after: PackVersion): readonly FileChange[] {
  const [wereLevels, areLevels] = [levelsOf(model, before), levelsOf(model, after)];
  const [were, are] = [pathsOf(before.pack), pathsOf(after.pack)];
  const told = [toldIn(model, before), toldIn(model, after)] as const;
  const whole = { changes: [], isCut: false } as const;
  return [...new Set([...were, ...are])].sort().flatMap((path): readonly FileChange[] => {
    if (wereLevels.has(path) || areLevels.has(path)) return [];
    if (!were.has(path)) return [{ kind: "added", file: path, ...whole }];
    if (!are.has(path)) return [{ kind: "removed", file: path, ...whole }];
    const [was, is] = [before.pack.files.get(path), after.pack.files.get(path)];
    if (was === undefined || is === undefined || was.text === is.text || before.broken.has(path)) return [];
    if (!isJsonFile(path)) return [{ kind: "changed", file: path, ...whole }];
    const left = [was, is].map((file, side) => valueWithout(file, told[side]?.get(path) ?? []));
    const changed = changesOf(left[0], left[1], model?.style.naming ?? []);
    return changed.changes.length === 0 ? [] : [{ kind: "changed", file: path, ...changed }];
  });
}

function levelsOf(model: PackModel | null, { pack }: PackVersion): ReadonlySet<string> {
  return new Set(model === null ? [] : Array.from(levelFiles(model, pack).values(), ({ path }: SourceFile) => path));
}

function pathsOf({ files, assets }: PackSource): ReadonlySet<string> {
  return new Set([...files.keys(), ...assets]);
}

/** Returns the places of each file that are reported as kinds, rules, or the order of the levels. */
function toldIn(
  model: PackModel | null,
  { pack, kinds, rules }: PackVersion,
): ReadonlyMap<string, readonly JsonPointer[]> {
  const places = new Map<string, JsonPointer[]>();
  const listed = (model?.starts.entries(pack) ?? []).flatMap((entry) =>
    entry.kind === "start" && entry.listedAt !== null ? [entry.listedAt] : [],
  );
  for (const { file, at } of [...kinds, ...rules, ...listed]) addTo(places, file, at);
  return places;
}
