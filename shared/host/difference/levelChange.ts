// How a level changed: its place in the order, its first board, its recorded moves, what else its text says, its play.
import { canonicalJson } from "../../base/canonicalJson";
import type { JsonPointer } from "../../base/json";
import { presentationOf } from "../../dialects/presentations";
import type { PackModel, SourceFile } from "../../pack/packSource";
import { type BoardChange, boardChange } from "./boardChanges";
import { type Changes, changesOf } from "./partChanges";
import { type PackPart, valueWithout } from "./packParts";
import { type PlayChange, type PlayedVersion, playChange } from "./playChange";

/** Recorded moves, as far as they are the same. */
export interface RecordChange {
  readonly before: number;
  readonly after: number;
  /** The first move that differs, from 1. */
  readonly from: number;
}

export interface LevelChange extends Changes {
  readonly kind: "added" | "removed" | "changed";
  readonly id: string;
  readonly title: string;
  /** Of a removed one as it was. */
  readonly file: string;
  /** Its file before; absent when it has the same. */
  readonly fileBefore?: string;
  /** Its places among the levels, from 1; absent when it did not move. */
  readonly moved?: { readonly from: number; readonly to: number };
  /** Null: the same, or one of them cannot be drawn. */
  readonly board: BoardChange | null;
  readonly record: RecordChange | null;
  /** Null for a level that is only in one of the packs. */
  readonly play: PlayChange | null;
}

/** A version of a level, with what of its pack is needed. */
export interface LevelVersion extends PlayedVersion {
  readonly rules: readonly PackPart[];
  /** Files whose texts are broken in one of the versions. */
  readonly broken: ReadonlySet<string>;
}

/** Returns how a level changed; null for one that did not. `moved`: its places in the order, null where it stayed. */
export function levelChange(
  model: PackModel,
  before: LevelVersion,
  after: LevelVersion,
  moved: { readonly from: number; readonly to: number } | null,
): LevelChange | null {
  const [was, is] = [before.entry.file, after.entry.file];
  const isBroken = before.broken.has(was.path) || before.broken.has(is.path);
  const board = isBroken ? null : firstBoards(model, before, after);
  const record = isBroken ? null : recordChange(model, was, is);
  const [rest, restAfter] = [before, after].map((version) =>
    isBroken ? undefined : valueWithout(version.entry.file, toldElsewhere(model, version, board !== undefined)),
  );
  const changed = changesOf(rest, restAfter, model.style.naming);
  const play = playChange(before, after);
  const isMoved = moved !== null || was.path !== is.path;
  const isSame = (board ?? null) === null && record === null && changed.changes.length === 0;
  if (isSame && !isMoved && play.verdict === "same") return null;
  return {
    kind: "changed",
    ...namesOf(model, is),
    ...(was.path === is.path ? {} : { fileBefore: was.path }),
    ...(moved === null ? {} : { moved }),
    board: board ?? null,
    record,
    ...changed,
    play,
  };
}

/** Returns the change of a level that only one of the packs has. */
export function levelOfOne(model: PackModel, kind: "added" | "removed", file: SourceFile): LevelChange {
  return { kind, ...namesOf(model, file), board: null, record: null, changes: [], isCut: false, play: null };
}

function namesOf({ starts }: PackModel, file: SourceFile): Pick<LevelChange, "id" | "title" | "file"> {
  return { id: starts.idOf(file), title: starts.titleOf(file), file: file.path };
}

/** Undefined when a level cannot be loaded: its cells are compared as text. */
function firstBoards(model: PackModel, before: LevelVersion, after: LevelVersion): BoardChange | null | undefined {
  const [level, twin] = [before.entry.level(), after.entry.level()];
  if (level === null || twin === null) return undefined;
  const [was, is] = [level.view(level.start(null)), twin.view(twin.start(null))];
  return boardChange(was, is, presentationOf(model.id));
}

function recordChange(model: PackModel, before: SourceFile, after: SourceFile): RecordChange | null {
  const [were, are] = [before, after].map(({ tree }) =>
    model.record.read(tree).map(({ move }) => (move === null ? "" : canonicalJson(move))),
  );
  if (were === undefined || are === undefined) return null;
  let same = 0;
  while (same < were.length && same < are.length && were[same] === are[same]) same += 1;
  if (same === were.length && same === are.length) return null;
  return { before: were.length, after: are.length, from: same + 1 };
}

function toldElsewhere(
  model: PackModel,
  { rules, entry: { file } }: LevelVersion,
  isPainted: boolean,
): readonly JsonPointer[] {
  return [
    ...rules.flatMap((rule) => (rule.file === file.path ? rule.at : [])),
    ...model.record.read(file.tree).map(({ at }) => at),
    ...(isPainted ? (model.paintedAt?.(file) ?? []) : []),
  ];
}
