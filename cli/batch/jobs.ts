// The jobs of a batch: what is asked of a pack, as data. A job is named by a digest of all that its answer depends on,
// so that doing it twice gives the same answer, and an answer that is there need not be found again.
import { createHash } from "node:crypto";
import { version } from "../../package.json";
import type { Json } from "../../shared/base/json";
import { createWorkspace } from "../../shared/host/workspace";
import type { JobKind } from "./jobKinds";
import type { AssetCollection, PackSource } from "../../shared/pack/packSource";

/** What a job may use, and how far it looks. */
export interface JobOptions {
  readonly budgetMs: number;
  readonly memoryBytes: number;
  /** The most moves in a row that are counted. */
  readonly depth: number;
}

export interface JobSpec {
  readonly kind: JobKind;
  /** The digest of the pack. */
  readonly pack: string;
  /** A level's id, the place of a rule (`game.json#/rules/0`), or "" for all of the pack. */
  readonly subject: string;
  readonly options: JobOptions;
}

/** What a job found: plain data. */
export type JobResult = { readonly kind: JobKind } & Readonly<Record<string, Json>>;

/** A pack as data that can be sent: its texts, and the names of its other files. */
export interface PackTexts {
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly assets: readonly string[];
  readonly collections: readonly AssetCollection[];
}

/** A job in the plan of a batch. Two packs with the same content have the same jobs. */
export interface PlannedJob {
  readonly id: string;
  readonly spec: JobSpec;
}

export function textsOf({ files, assets, collections }: PackSource): PackTexts {
  const texts = Array.from(files.values(), ({ path, text }) => ({ path, text }));
  return { files: texts.sort((a, b) => (a.path < b.path ? -1 : 1)), assets: [...assets].sort(), collections };
}

export function packFrom({ files, assets, collections }: PackTexts): PackSource {
  const workspace = createWorkspace();
  workspace.sync({ generation: 1, replace: true, files, assets, collections });
  return workspace.pack();
}

/** Returns 64 hexadecimal digits. */
export function digestOf(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex");
}

/** Names a job by all that its answer depends on, the version of the program included. */
export function plannedJob(spec: JobSpec): PlannedJob {
  const { kind, pack, subject, options } = spec;
  const { budgetMs, memoryBytes, depth } = options;
  const searches = kind === "solve" || kind === "count" ? [budgetMs, memoryBytes] : [];
  const counts = kind === "count" ? [depth] : [];
  return { id: digestOf([version, kind, pack, subject, ...searches, ...counts]), spec };
}
