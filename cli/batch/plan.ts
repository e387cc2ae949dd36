// Which jobs a batch has: read from the packs, in their order.
import { assertNever } from "../../shared/base/assertNever";
import path from "node:path";
import { type Result, done } from "../../shared/base/result";
import { compilePack } from "../../shared/host/checks/diagnose";
import { levelEntries } from "../../shared/host/checks/solutions";
import type { PackSource } from "../../shared/pack/packSource";
import type { JobKind } from "./jobKinds";
import { readPackFolder } from "../packFolder";
import { type JobOptions, type PackTexts, type PlannedJob, digestOf, plannedJob, textsOf } from "./jobs";

/** A job as it is reported: with the folder of its pack. */
export interface PlannedRow extends PlannedJob {
  readonly folder: string;
}

export interface Plan {
  readonly rows: readonly PlannedRow[];
  /** By their digests. */
  readonly packs: ReadonlyMap<string, PackTexts>;
}

/** Reads the packs and lists their jobs. Refused with a sentence when one of them is no pack. */
export async function planBatch(
  kind: JobKind,
  folders: readonly string[],
  options: JobOptions,
): Promise<Result<Plan, string>> {
  const rows: PlannedRow[] = [];
  const packs = new Map<string, PackTexts>();
  for (const folder of folders) {
    const read = await readPackFolder(folder);
    if (!read.ok) return read;
    const texts = textsOf(read.value.pack);
    const digest = digestOf(texts);
    packs.set(digest, texts);
    for (const subject of subjectsOf(kind, read.value.pack))
      rows.push({ folder: path.normalize(folder), ...plannedJob({ kind, pack: digest, subject, options }) });
  }
  return done({ rows, packs });
}

function subjectsOf(kind: JobKind, pack: PackSource): readonly string[] {
  switch (kind) {
    case "check":
      return [""];
    case "mutate":
      return (pack.model?.rules(pack) ?? []).map(({ file, at }) => `${file}#${at}`);
    case "solve":
    case "count":
      return levelEntries(pack, compilePack(pack, {}).game).map(({ id }) => id);
    default:
      return assertNever(kind);
  }
}
