// The list over the window: of the pack's files, levels and names, or, after a ">", of commands. What was used last is first.
import { Command } from "cmdk";
import { BookOpen, FileJson, Grid3x3, Hash } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import type { Command as CommandInfo } from "../../../shared/commands/command";
import type { DialectUi } from "../../dialect/dialectUi";
import { focusSearch } from "../../editor/search/packSearch";
import { useDialectUi } from "../../dialect/openDialect";
import { packSource, usePackSource } from "../../documents/packSource";
import { selectFile, usePackStore } from "../../session/pack/packStore";
import { reveal } from "../../session/pack/textPlaces";
import { editStory } from "../../session/pack/storyCommands";
import { accelerator } from "../../ui/accelerator";
import { idleCommands } from "../commands/idleCommands";
import { commandsOf, isAvailable, runCommand } from "../commands/run";
import { titleOf } from "../help/keyRows";
import "./palette.css";
import { showPanel } from "../dock/dock";
import { isFocusWithin } from "../dock/panelFocus";
import { type ListedRow, type PaletteRow, listRows } from "./paletteRows";
import { NAME_PREFIX, lineWanted, nameOf, nameRows, placeOfName } from "./paletteNames";
import { recentRows, rememberRow } from "./recentRows";
import { type PaletteKind, useShellStore } from "../shellStore";

export function CommandPalette(): ReactElement | null {
  const kind = useShellStore((state) => state.palette);
  return kind === null ? null : <OpenPalette kind={kind} />;
}

/** Gives the focus back to where it was before; one list leading to the other does not count. */
function OpenPalette({ kind }: { readonly kind: PaletteKind }): ReactElement {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
  return <Palette key={kind} kind={kind} />;
}

/**
 * Keeps the dialog around an input from giving the focus back by a timer after it has closed: keys pressed meanwhile
 * would go where the focus was, not to what was chosen. The palette gives it back itself, at once.
 */
function keepFromFocusing(input: HTMLInputElement | null): void {
  const dialog = input?.closest('[role="dialog"]');
  dialog?.addEventListener("focusScope.autoFocusOnUnmount", (event) => event.preventDefault());
}

function Palette({ kind }: { readonly kind: PaletteKind }): ReactElement {
  const [search, setSearch] = useState("");
  const type = (text: string): void => {
    if (kind === "files" && text.startsWith(">")) useShellStore.setState({ palette: "commands" });
    else if (kind === "files" && text.startsWith("@")) closeThen(() => runCommand("edit.symbol"));
    else setSearch(text);
  };
  const backToFiles = (event: KeyboardEvent): void => {
    if (event.key === "Backspace" && kind === "commands" && search === "") useShellStore.setState({ palette: "files" });
  };
  return (
    <Command.Dialog
      open
      onOpenChange={close}
      label={kind === "commands" ? "Commands" : "Files"}
      loop
      shouldFilter={false}
      className="gw-command-palette"
      data-modal
      overlayClassName="gw-command-palette-shade"
    >
      <Command.Input
        ref={keepFromFocusing}
        value={search}
        onValueChange={type}
        onKeyDown={backToFiles}
        placeholder={
          kind === "commands" ? "Type a command" : "Find levels, files and names; # for names only, > for commands"
        }
      />
      <Command.List>
        <Command.Empty>Nothing matches.</Command.Empty>
        {kind === "commands" ? <Commands search={search} /> : <Files search={search} />}
      </Command.List>
    </Command.Dialog>
  );
}

function Commands({ search }: { readonly search: string }): ReactElement {
  const ui = useDialectUi();
  const rows = useMemo(() => offeredCommands(ui).flatMap(commandRow), [ui]);
  return <Rows kind="commands" rows={rows} search={search} onChoose={runCommand} />;
}

/** Returns the commands that have something to do now. */
function offeredCommands(ui: DialectUi): readonly CommandInfo[] {
  const idle = new Set(idleCommands());
  return commandsOf(ui).filter((command) => isAvailable(command) && !idle.has(command.id));
}

function commandRow(command: CommandInfo): readonly PaletteRow[] {
  if (command.id === "view.palette") return [];
  return [{ id: command.id, title: titleOf(command), detail: "", keys: command.keys?.[0] }];
}

function Files({ search }: { readonly search: string }): ReactElement {
  const pack = usePackSource();
  const rows = useMemo(() => {
    const entries = pack.model?.starts.entries(pack) ?? [];
    const titles = new Map(entries.flatMap((entry) => (entry.kind === "start" ? [[entry.file, entry.title]] : [])));
    const files = Array.from(pack.files.values(), (file): PaletteRow => {
      const title = titles.get(file);
      return { id: file.path, title: title ?? file.path, detail: title === undefined ? "" : file.path };
    });
    const stories = entries.flatMap((entry): readonly PaletteRow[] =>
      entry.kind === "story" ? [{ id: entry.listedAt.at, title: entry.title ?? "Story", detail: STORY }] : [],
    );
    return [...files, ...stories];
  }, [pack]);
  const isTyped = search.trim() !== "";
  const names = useMemo(() => (isTyped ? nameRows(pack) : []), [pack, isTyped]);
  const line = lineWanted(search);
  if (line !== null) return <LineItem line={line} />;
  if (search.startsWith(NAME_PREFIX)) {
    return <Rows kind="files" rows={names} search={search.slice(NAME_PREFIX.length)} onChoose={openName} />;
  }
  return (
    <>
      <Rows kind="files" rows={rows} search={search} onChoose={openFile} />
      <Rows kind="files" rows={names} search={search} heading="Names" onChoose={openName} />
    </>
  );
}

/** Goes to a line of the file in the editor. */
function LineItem({ line }: { readonly line: number }): ReactElement | null {
  const activeFile = usePackStore((state) => state.activeFile);
  if (activeFile === null) return null;
  const go = (): void => {
    const place = { line, column: 1, endLine: line, endColumn: 1 };
    closeThen(() => {
      showPanel("editor");
      reveal(activeFile, place);
    });
  };
  return (
    <Command.Item value={`:${line}`} onSelect={go}>
      <span>{`Line ${line}`}</span>
      <span className="gw-command-palette-detail">{activeFile}</span>
    </Command.Item>
  );
}

/** Shows where a name is defined. One that is only used is searched for. */
function openName(id: string): void {
  const place = placeOfName(packSource(), id);
  if (place === null) {
    showPanel("search");
    focusSearch(JSON.stringify(nameOf(id)));
    return;
  }
  showPanel("editor");
  reveal(place.file, place.at);
}

/** What stands beside the name of a row that is no file. */
const STORY = "story screen";

/** Shows a file and goes there: to the text; to the board of a level, unless one was writing. A story is edited. */
function openFile(path: string): void {
  const pack = packSource();
  const story = pack.model?.starts.entries(pack).find(({ kind, listedAt }) => kind === "story" && listedAt.at === path);
  if (story?.kind === "story") return editStory(story.listedAt.index);
  selectFile(path);
  const isLevel = pack.levels.some((level) => level.path === path);
  showPanel(isLevel && !isFocusWithin("editor") ? "board" : "editor");
}

interface RowsProps {
  readonly kind: PaletteKind;
  readonly rows: readonly PaletteRow[];
  readonly search: string;
  /** Stands over the rows, where there are any. */
  readonly heading?: string;
  readonly onChoose: (id: string) => void;
}

function Rows({ kind, rows, search, heading, onChoose }: RowsProps): ReactElement {
  const { recent, others } = useMemo(() => listRows(rows, search, recentRows(kind)), [kind, rows, search]);
  const choose = (id: string): void => {
    if (!id.startsWith(NAME_PREFIX)) rememberRow(kind, id);
    closeThen(() => onChoose(id));
  };
  const items = (listed: readonly ListedRow[]): ReactElement[] =>
    listed.map((each) => <Item key={each.row.id} kind={kind} listed={each} onChoose={choose} />);
  if (heading !== undefined && others.length > 0)
    return <Command.Group heading={heading}>{items(others)}</Command.Group>;
  if (recent.length === 0) return <>{items(others)}</>;
  return (
    <>
      <Command.Group heading="Used last">{items(recent)}</Command.Group>
      <Command.Group heading="All">{items(others)}</Command.Group>
    </>
  );
}

interface ItemProps {
  readonly kind: PaletteKind;
  readonly listed: ListedRow;
  readonly onChoose: (id: string) => void;
}

function Item({ kind, listed: { row, title }, onChoose }: ItemProps): ReactElement {
  return (
    <Command.Item value={row.id} onSelect={() => onChoose(row.id)}>
      {kind === "files" ? <RowIcon row={row} /> : null}
      <span>{title.map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece))}</span>
      {row.detail === "" ? null : <span className="gw-command-palette-detail">{row.detail}</span>}
      {row.keys === undefined ? null : <kbd>{accelerator(row.keys)}</kbd>}
    </Command.Item>
  );
}

function RowIcon({ row: { id, detail } }: { readonly row: PaletteRow }): ReactElement {
  if (id.startsWith(NAME_PREFIX)) return <Hash size={15} aria-hidden />;
  if (detail === "") return <FileJson size={15} aria-hidden />;
  return detail === STORY ? <BookOpen size={15} aria-hidden /> : <Grid3x3 size={15} aria-hidden />;
}

function close(): void {
  useShellStore.setState({ palette: null });
}

/**
 * Runs once the list is gone and has given the focus back to where it was. At once: keys pressed in a frame between would
 * go to what was shown before, and lose the focus to what was chosen.
 */
function closeThen(run: () => void): void {
  flushSync(close);
  run();
}
