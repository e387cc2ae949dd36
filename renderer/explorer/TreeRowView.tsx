// One row of the pack's tree: icon or picture, name, and its marks: unsaved, findings, solution.
import {
  BookOpen,
  Braces,
  ChevronDown,
  ChevronRight,
  CircleAlert,
  File,
  FileJson,
  Image,
  type LucideIcon,
  Package,
  Palette,
  TriangleAlert,
} from "lucide-react";
import type { KeyboardEvent, MouseEvent, ReactElement } from "react";
import { assertNever } from "../../shared/base/assertNever";
import { isPicturePath } from "../../shared/pack/images/picturePath";
import type { SolutionResult } from "../../shared/rpc/solutions";
import { useDialectUi } from "../dialect/openDialect";
import { useUnsavedPaths } from "../documents/documentHooks";
import { stepToLookAt } from "../session/record/solutionMark";
import type { LevelNamePart } from "../session/pack/renamedRow";
import { useSolutionMark } from "../session/record/useSolutionMark";
import { selectFile, usePackStore } from "../session/pack/packStore";
import { showPanel } from "../session/window/shellPort";
import { openSolution } from "../session/play/playCommands";
import { OutcomeIcon } from "../ui/OutcomeIcon";
import { ImageName } from "./ImageName";
import { LevelName } from "./LevelName";
import type { Renaming } from "../ui/NameField";
import { entryOf, rowDrag } from "./sequenceDrag";
import type { TreeFile, TreeLevel, TreeRow } from "./packTree";

export interface TreeRowViewProps {
  readonly row: TreeRow;
  readonly index: number;
  readonly top: number;
  readonly height: number;
  readonly focusable: boolean;
  readonly onFocus: () => void;
  /** Whether it is one of the chosen levels or images; null for other rows, which are chosen by being shown. */
  readonly isSelected: boolean | null;
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** An entry of the level sequence was dropped before another. */
  readonly onMove: (from: number, before: number) => void;
  readonly onOpen: (row: TreeRow) => void;
  /** Null: the row is not being renamed. */
  readonly renaming: RowRenaming | null;
}

export interface RowRenaming extends Renaming {
  readonly part: LevelNamePart | "file";
}

export function TreeRowView({
  row,
  index,
  top,
  height,
  focusable,
  onFocus,
  isSelected,
  onClick,
  onKeyDown,
  onMove,
  onOpen,
  renaming,
}: TreeRowViewProps): ReactElement {
  const active = usePackStore(({ activeFile, shownImage }) => "path" in row && (shownImage ?? activeFile) === row.path);
  // While another file's text is shown, the tree still says which level is on the board.
  const isOnBoard = usePackStore(({ activeLevelFile }) => row.kind === "level" && activeLevelFile === row.path);
  return (
    <div
      role="treeitem"
      aria-level={row.depth}
      aria-selected={isSelected ?? active}
      aria-current={active}
      data-on-board={isOnBoard}
      {...(row.kind === "group" ? { "aria-expanded": row.expanded } : {})}
      className="gw-placed-row gw-tree-row"
      data-index={index}
      data-kind={row.kind}
      data-entry={entryOf(row) ?? undefined}
      data-path={"path" in row ? row.path : undefined}
      data-folder={row.kind === "group" ? row.folder : undefined}
      tabIndex={focusable ? 0 : -1}
      title={tooltipOf(row)}
      style={{ height, transform: `translateY(${top}px)`, paddingLeft: row.depth * 12 - 4 }}
      onFocus={onFocus}
      onClick={onClick}
      onDoubleClick={row.kind === "group" ? undefined : () => onOpen(row)}
      onKeyDown={onKeyDown}
      {...rowDrag(row, onMove)}
    >
      {renaming === null ? <RowContent row={row} /> : <RowName row={row} {...renaming} />}
      {isOnBoard && !active ? <span className="visually-hidden">on the board</span> : null}
    </div>
  );
}

/** A long title is cut off by the marks behind it. */
function tooltipOf(row: TreeRow): string | undefined {
  if (row.kind === "level") return `${row.label}\n${row.path}`;
  return "path" in row ? row.path : row.kind === "missing" ? row.message : undefined;
}

/** The content of a row whose name is being typed. */
function RowName({ row, part, ...renaming }: { readonly row: TreeRow } & RowRenaming): ReactElement {
  if (row.kind === "level" && part !== "file") return <LevelName path={row.path} part={part} {...renaming} />;
  if (row.kind === "asset") return <ImageName path={row.path} {...renaming} />;
  return <RowContent row={row} />;
}

function RowContent({ row }: { row: TreeRow }): ReactElement {
  switch (row.kind) {
    case "group":
      return <GroupRow label={row.label} expanded={row.expanded} count={row.count} />;
    case "file":
      return <FileRow row={row} />;
    case "level":
      return <LevelRow row={row} />;
    case "story":
      return <PlainRow icon={BookOpen} label={row.label} />;
    case "asset":
      return <AssetRow path={row.path} label={row.label} />;
    case "missing":
      return (
        <>
          <CircleAlert size={15} color="var(--color-error)" aria-hidden />
          <span className="gw-tree-label gw-tree-missing">{row.label}</span>
          <span className="gw-tree-note">missing</span>
          <span className="visually-hidden">{row.message}</span>
        </>
      );
    default:
      return assertNever(row);
  }
}

function GroupRow({ label, expanded, count }: { label: string; expanded: boolean; count: number }): ReactElement {
  const Chevron = expanded ? ChevronDown : ChevronRight;
  return (
    <>
      <Chevron size={15} aria-hidden />
      <span className="gw-tree-label gw-tree-group">{label}</span>
      <span className="gw-tree-note">{count}</span>
    </>
  );
}

/** Roles that languages commonly have; a file of any other is shown as JSON. */
const FILE_ICONS: ReadonlyMap<string, LucideIcon> = new Map([
  ["manifest", Package],
  ["game", Braces],
  ["theme", Palette],
]);

function FileRow({ row }: { row: TreeFile }): ReactElement {
  const Icon = FILE_ICONS.get(row.role) ?? (row.path.endsWith(".json") ? FileJson : File);
  return (
    <>
      <PlainRow icon={Icon} label={row.label} />
      <FileMarks path={row.path} />
    </>
  );
}

function LevelRow({ row }: { row: TreeLevel }): ReactElement {
  const { LevelPicture } = useDialectUi();
  const result = usePackStore((state) => state.solutions[row.levelId]);
  return (
    <>
      {LevelPicture === null ? null : (
        <span className="gw-tree-picture">
          <LevelPicture file={row.path} size={28} />
        </span>
      )}
      <span className="gw-tree-label" dir="auto">
        {row.number === null ? null : <span className="gw-tree-number">{row.number}. </span>}
        {row.label}
      </span>
      <FileMarks path={row.path} />
      {result === undefined ? null : <PathMark result={result} />}
    </>
  );
}

/** How the level's solution goes; a click shows the move to look at first. By keys the Solution panel does the same. */
function PathMark({ result }: { readonly result: SolutionResult }): ReactElement | null {
  const mark = useSolutionMark(result);
  if (mark === null) return null;
  const { tone, sign, words } = mark;
  const icon = <OutcomeIcon tone={tone} sign={sign} label={words} />;
  if (tone === "success" || tone === "neutral") return icon;
  const look = (event: MouseEvent): void => {
    event.stopPropagation();
    selectFile(result.file);
    if (result.status === "unplayable") return showPanel("problems");
    showPanel("board");
    void openSolution(stepToLookAt(result));
  };
  return (
    <button type="button" className="gw-tree-mark" tabIndex={-1} onClick={look}>
      {icon}
    </button>
  );
}

function AssetRow({ path, label }: { path: string; label: string }): ReactElement {
  const packId = usePackStore((state) => state.listing?.id ?? "");
  if (!isPicturePath(path)) return <PlainRow icon={File} label={label} />;
  const url = `asset://${packId}/${path.split("/").map(encodeURIComponent).join("/")}`;
  return (
    <>
      <img className="gw-tree-image" src={url} alt="" loading="lazy" />
      <span className="gw-tree-label">{label}</span>
      <Image size={13} aria-hidden className="gw-tree-kind" />
    </>
  );
}

function PlainRow({ icon: Icon, label }: { icon: LucideIcon; label: string }): ReactElement {
  return (
    <>
      <Icon size={15} aria-hidden />
      <span className="gw-tree-label">{label}</span>
    </>
  );
}

/** Unsaved edits and the worst of the file's findings, with their number. */
function FileMarks({ path }: { path: string }): ReactElement {
  const unsaved = useUnsavedPaths().includes(path);
  const findings = usePackStore((state) => state.findings[path]);
  const errors = findings?.filter(({ severity }) => severity === "error").length ?? 0;
  const warnings = findings?.filter(({ severity }) => severity === "warning").length ?? 0;
  return (
    <>
      {unsaved ? <UnsavedDot /> : null}
      {errors > 0 ? <FindingCount tone="error" count={errors} /> : null}
      {errors === 0 && warnings > 0 ? <FindingCount tone="warning" count={warnings} /> : null}
    </>
  );
}

function UnsavedDot(): ReactElement {
  return (
    <span className="gw-tree-unsaved" title="Unsaved edits">
      <span className="visually-hidden">unsaved</span>
    </span>
  );
}

function FindingCount({ tone, count }: { tone: "error" | "warning"; count: number }): ReactElement {
  const Icon = tone === "error" ? CircleAlert : TriangleAlert;
  const words = `${count} ${tone}${count === 1 ? "" : "s"}`;
  return (
    <span className="gw-tree-findings" data-tone={tone} title={words}>
      <Icon size={13} aria-hidden />
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{words}</span>
    </span>
  );
}
