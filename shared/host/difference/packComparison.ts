// Compares the open pack with another state of it, a little at a time, so that other requests do not wait. Keeps what it
// compared last, for the boards that are shown of it.
import { SLICE_MS, type Schedule, type Work, inSlices } from "../../base/work";
import { type Result, done, refused } from "../../base/result";
import { presentationOf } from "../../dialects/presentations";
import type { Game } from "../../engine/dialect";
import { PLAIN_WORDS } from "../../pack/packModel";
import type { PackSource } from "../../pack/packSource";
import { type DifferenceReport, type LevelBoards, NO_LEVEL_BOARDS, type OtherPack } from "../../rpc/difference";
import type { HostApi } from "../../rpc/hostCalls";
import type { PackFileProblem } from "../../rpc/packsOnDisk";
import { compilePack } from "../checks/diagnose";
import { createWorkspace } from "../workspace";
import { differenceReport } from "./differenceReport";
import { comparePacks } from "./packDifference";
import type { Uncompared } from "./uncompared";

/** A byte order mark, which the texts of the open pack leave out. */
const MARK = "\uFEFF";

/** What was compared last, compiled. */
interface Compared {
  readonly report: DifferenceReport;
  readonly before: Game | null;
  readonly after: Game | null;
}

type PackComparer = Pick<HostApi, "comparePack" | "comparedBoards" | "endPackComparison">;

/** An edit does not end a comparison: it is of the pack as it began. */
export function createPackComparer(packNow: () => PackSource, schedule: Schedule): PackComparer {
  let latest = 0;
  let kept: Compared | null = null;
  return {
    async comparePack(other, unread): Promise<Result<DifferenceReport, string> | null> {
      latest += 1;
      const own = latest;
      kept = null;
      const compared = await inSlices(compare(other, unread, packNow()), {
        sliceMs: SLICE_MS,
        schedule,
        isWanted: () => own === latest,
      });
      if (compared === null) return null;
      kept = compared.value;
      return kept === null ? refused("The other folder has no file of a pack.") : done(kept.report);
    },
    async comparedBoards(level) {
      if (kept === null) return NO_LEVEL_BOARDS;
      return boardsOf(kept, level);
    },
    endPackComparison() {
      latest += 1;
      kept = null;
    },
  };
}

/** Null when the other state is no pack at all. */
function* compare(other: OtherPack, unread: readonly PackFileProblem[], after: PackSource): Work<Compared | null> {
  if (other.files.length === 0 && other.problems.length === 0) return null;
  const before = packOf(other);
  yield;
  const difference = yield* comparePacks(before, after);
  const unreadOnes = [
    ...unreadFiles("before", other.problems, unread, other.assets),
    ...unreadFiles("after", unread, other.problems, after.assets),
  ];
  const whole = { ...difference, uncompared: [...unreadOnes, ...difference.uncompared] };
  yield;
  const { model } = after;
  const report = differenceReport(whole, presentationOf(model?.id), model?.words ?? PLAIN_WORDS);
  const was = compilePack(before, {}).game;
  yield;
  return { report, before: was, after: compilePack(after, {}).game };
}

function packOf({ files, assets, collections }: OtherPack): PackSource {
  const workspace = createWorkspace();
  workspace.sync({
    generation: 1,
    replace: true,
    files: files.map(({ path, text }) => ({ path, text: text.startsWith(MARK) ? text.slice(1) : text })),
    marked: files.filter(({ text }) => text.startsWith(MARK)).map(({ path }) => path),
    assets,
    collections,
  });
  return workspace.pack();
}

/** Without images, and without the files that have the same problem on the other side. */
function unreadFiles(
  side: Uncompared["side"],
  problems: readonly PackFileProblem[],
  others: readonly PackFileProblem[],
  assets: Iterable<string>,
): readonly Uncompared[] {
  const images = new Set(assets);
  const known = new Map(others.map(({ path, message }) => [path, message]));
  return problems
    .filter(({ path, message }) => !images.has(path) && known.get(path) !== message)
    .map(({ path, message }) => ({ side, file: path, line: 1, column: 1, message }));
}

function boardsOf({ before, after }: Compared, id: string): LevelBoards {
  const [was, is] = [before, after].map((game) => {
    const level = game?.level(id) ?? null;
    const view = level === null ? null : level.view(level.start(null));
    // Not all games have a board.
    return view === null || view.width * view.height === 0 ? null : view;
  });
  return { before: was ?? null, after: is ?? null };
}
