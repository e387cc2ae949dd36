// The editor's row of tabs: one per open file, with a mark for unsaved edits, and one for an image that is shown.
import { Image, X } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useEffect, useRef } from "react";
import { fileName } from "../../../shared/pack/fileNames";
import { useUnsavedPaths } from "../../documents/documentHooks";
import { useSolutionMark } from "../../session/record/useSolutionMark";
import { closeImage, selectFile, usePackStore } from "../../session/pack/packStore";
import { OutcomeIcon } from "../../ui/OutcomeIcon";
import { closeFile, keepOpen, useOpenFiles } from "./openFiles";

export function FileTabs(): ReactElement {
  const { tabs, passing } = useOpenFiles();
  const activeFile = usePackStore((state) => state.activeFile);
  const image = usePackStore((state) => state.shownImage);
  const unsaved = useUnsavedPaths();
  return (
    <div className="gw-file-tabs" role="tablist" aria-label="Open files">
      {tabs.map((path) => (
        <FileTab
          key={path}
          path={path}
          name={shortName(path, tabs)}
          active={image === null && path === activeFile}
          passing={path === passing}
          unsaved={unsaved.includes(path)}
        />
      ))}
      {image === null ? null : <ImageTab path={image} />}
    </div>
  );
}

/** The image that is shown in place of the text, until a text is. */
function ImageTab({ path }: { readonly path: string }): ReactElement {
  const name = fileName(path);
  return (
    <div ref={showTab} className="gw-file-tab" data-active="true" data-passing="true" role="presentation">
      <button
        type="button"
        role="tab"
        aria-selected
        title={path}
        onAuxClick={(event) => {
          if (event.button === 1) closeImage();
        }}
        onKeyDown={(event) => {
          if (event.key === "Delete") closeImage();
          else moveAmongTabs(event);
        }}
      >
        <Image size={12} aria-hidden />
        {name}
      </button>
      <span className="gw-file-close" aria-hidden title={`Close ${name}`} onClick={closeImage}>
        <X size={13} />
      </span>
    </div>
  );
}

interface FileTabProps {
  readonly path: string;
  readonly name: string;
  readonly active: boolean;
  readonly passing: boolean;
  readonly unsaved: boolean;
}

function FileTab({ path, name, active, passing, unsaved }: FileTabProps): ReactElement {
  const tab = useRef<HTMLDivElement>(null);
  // A file that is opened or chosen elsewhere has its tab in sight, and keeps it there when the row gets narrower, as in
  // another arrangement, or the tab wider, as by its first unsaved edit.
  useEffect(() => {
    const [shown, row] = [tab.current, tab.current?.parentElement];
    if (!active || !shown || !row) return undefined;
    const resized = new ResizeObserver(() => showTab(shown));
    resized.observe(shown);
    resized.observe(row);
    return () => resized.disconnect();
  }, [active]);
  return (
    <div ref={tab} className="gw-file-tab" data-active={active} data-passing={passing} role="presentation">
      <button
        type="button"
        role="tab"
        aria-selected={active}
        tabIndex={active ? 0 : -1}
        title={path}
        onClick={() => selectFile(path)}
        onDoubleClick={() => keepOpen(path)}
        onAuxClick={(event) => {
          if (event.button === 1) closeFile(path);
        }}
        onKeyDown={(event) => {
          if (event.key === "Delete") closeFile(path);
          else moveAmongTabs(event);
        }}
      >
        <SolutionIcon path={path} />
        {name}
        {unsaved ? <UnsavedDot /> : null}
      </button>
      {/* For the pointer alone: a row of tabs may hold nothing but tabs. Delete closes by key. */}
      <span className="gw-file-close" aria-hidden title={`Close ${name}`} onClick={() => closeFile(path)}>
        <X size={13} />
      </span>
    </div>
  );
}

/** How a level's solution goes; nothing for other files. */
function SolutionIcon({ path }: { readonly path: string }): ReactElement | null {
  const result = usePackStore((state) => Object.values(state.solutions).find(({ file }) => file === path));
  const mark = useSolutionMark(result);
  if (mark === null) return null;
  const { tone, sign, words } = mark;
  return <OutcomeIcon tone={tone} sign={sign} label={words} size={12} />;
}

/** The mark of unsaved edits, said in words too. */
function UnsavedDot(): ReactElement {
  return (
    <span className="gw-unsaved" title="Unsaved edits">
      <span className="visually-hidden"> (unsaved)</span>
    </span>
  );
}

function showTab(tab: HTMLElement | null): void {
  tab?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

function moveAmongTabs(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const tabs = Array.from(
    event.currentTarget.closest("[role=tablist]")?.querySelectorAll<HTMLElement>("[role=tab]") ?? [],
  );
  const next = tabs[(tabs.indexOf(event.currentTarget) + step + tabs.length) % tabs.length];
  next?.focus();
  next?.click();
}

/** Returns the file's name, with its folder where two open files share a name. */
function shortName(path: string, all: readonly string[]): string {
  const name = fileName(path);
  return all.some((other) => other !== path && fileName(other) === name) ? path : name;
}
