// The conformance material beside the project: packs, and walks with a digest for every step.
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { JsonObject } from "../../shared/base/json";
import type { GameAction } from "../../shared/engine/dialect";
import type { PackSource, SourceFile } from "../../shared/pack/packSource";
import { parseJsonTree, valueOf } from "../../shared/text/jsonTree";

const ROOT = resolve(__dirname, "../../../shared/conformance");

export interface WalkStep {
  readonly accepted: boolean;
  readonly won: boolean;
  readonly lost: boolean;
  readonly loseReason: string | null;
  readonly digest: string;
  readonly events?: readonly JsonObject[];
  readonly state?: JsonObject;
}

export interface Walk {
  readonly pack: string;
  readonly level: string;
  readonly walk: string;
  readonly actions: readonly GameAction[];
  readonly initial: JsonObject;
  readonly steps: readonly WalkStep[];
  readonly final?: JsonObject;
}

/** Names of the vector files, without folder and ending; null when there is no material here. */
export function vectorNames(): readonly string[] | null {
  const folder = join(ROOT, "vectors");
  if (!existsSync(folder)) return null;
  return readdirSync(folder).flatMap((name) => (name.endsWith(".jsonl.gz") ? [name.replace(".jsonl.gz", "")] : []));
}

/** Names of the packs; null when there is no material here. */
export function packNames(): readonly string[] | null {
  const folder = join(ROOT, "packs");
  if (!existsSync(folder)) return null;
  return readdirSync(folder).filter((name) => existsSync(join(folder, name, "game.json")));
}

export function readWalks(name: string): readonly Walk[] {
  const text = gunzipSync(readFileSync(join(ROOT, "vectors", `${name}.jsonl.gz`))).toString("utf8");
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Walk);
}

/** A pack of the material, parsed. */
export function readConformancePack(name: string): PackSource {
  return readPackFolder(join(ROOT, "packs", name));
}

/** A pack folder in its plain form (manifest, game, levels), parsed. */
export function readPackFolder(folder: string): PackSource {
  const files = new Map<string, SourceFile>();
  const read = (path: string): SourceFile | null => {
    const full = join(folder, path);
    if (!existsSync(full) || !statSync(full).isFile()) return null;
    const text = readFileSync(full, "utf8");
    const tree = parseJsonTree(text);
    const file: SourceFile = { path, text, tree, value: valueOf(tree.root) };
    files.set(path, file);
    return file;
  };
  const levels = readdirSync(join(folder, "levels")).filter((name) => name.endsWith(".json"));
  return {
    manifest: read("manifest.json"),
    game: read("game.json"),
    theme: read("theme.json"),
    levels: levels.sort().flatMap((name) => read(`levels/${name}`) ?? []),
    files,
    assets: new Set(),
    collections: [],
  };
}
