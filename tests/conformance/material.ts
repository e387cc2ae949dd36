// Reads the conformance material beside the project: packs, and walks with a digest for every step.
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { JsonObject } from "../../shared/base/json";
import type { GameAction } from "../../shared/engine/turnRecord";
import type { PackSource } from "../../shared/pack/packSource";
import { buildPackSource } from "../../shared/dialects/models";

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

/** Returns the names of the vector files, without folder and ending; null when there is no material. */
export function vectorNames(): readonly string[] | null {
  const folder = join(ROOT, "vectors");
  if (!existsSync(folder)) return null;
  return readdirSync(folder).flatMap((name) => (name.endsWith(".jsonl.gz") ? [name.replace(".jsonl.gz", "")] : []));
}

/** Returns the names of the packs; null when there is no material. */
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

/** Reads and parses a pack of the material. */
export function readConformancePack(name: string): PackSource {
  return readPackFolder(join(ROOT, "packs", name));
}

/** Reads a pack folder in its plain form: manifest, game, theme and levels; other files are left out. */
export function readPackFolder(folder: string): PackSource {
  const isThere = (path: string): boolean => existsSync(join(folder, path)) && statSync(join(folder, path)).isFile();
  const levels = readdirSync(join(folder, "levels")).filter((name) => name.endsWith(".json"));
  const paths = ["manifest.json", "game.json", "theme.json", ...levels.map((name) => `levels/${name}`)];
  const texts = paths.filter(isThere).map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
  return buildPackSource(texts, [], []);
}
