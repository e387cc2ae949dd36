// The list over the window: of commands, or of the pack's files and levels.
import { Command } from "cmdk";
import { FileJson, Grid3x3 } from "lucide-react";
import type { ReactElement } from "react";
import { COMMANDS, type Command as CommandRow } from "../../shared/commands";
import { levelTitleOf } from "../../shared/pack/levelSequence";
import { usePackSource } from "../documents/packSource";
import { selectFile } from "../session/packStore";
import { accelerator } from "../ui/accelerator";
import { runCommand } from "./commands/run";
import "./palette.css";
import { useShellStore } from "./shellStore";

export function CommandPalette(): ReactElement | null {
  const palette = useShellStore((state) => state.palette);
  if (palette === null) return null;
  const label = palette === "commands" ? "Commands" : "Files";
  return (
    <Command.Dialog
      open
      onOpenChange={close}
      label={label}
      loop
      className="gw-command-palette"
      overlayClassName="gw-command-palette-shade"
    >
      <Command.Input placeholder={palette === "commands" ? "Type a command" : "Type a file's or level's name"} />
      <Command.List>
        <Command.Empty>Nothing matches.</Command.Empty>
        {palette === "commands" ? <Commands /> : <Files />}
      </Command.List>
    </Command.Dialog>
  );
}

function Commands(): ReactElement[] {
  const rows: readonly CommandRow[] = COMMANDS;
  return rows
    .filter(({ id }) => id !== "view.palette")
    .map(({ id, title, keys, group }) => (
      <Command.Item key={id} value={`${title} ${id}`} onSelect={() => closeThen(() => runCommand(id))}>
        <span>{group === undefined ? title : `${group}: ${title}`}</span>
        {keys?.[0] === undefined ? null : <kbd>{accelerator(keys[0])}</kbd>}
      </Command.Item>
    ));
}

function Files(): ReactElement[] {
  const { files, levels } = usePackSource();
  return Array.from(files.values(), (file) => {
    const isLevel = levels.includes(file);
    const Icon = isLevel ? Grid3x3 : FileJson;
    const title = isLevel ? levelTitleOf(file) : null;
    return (
      <Command.Item
        key={file.path}
        value={`${title ?? ""} ${file.path}`}
        onSelect={() => closeThen(() => selectFile(file.path))}
      >
        <Icon size={15} aria-hidden />
        <span>{title ?? file.path}</span>
        {title === null ? null : <span className="gw-command-palette-detail">{file.path}</span>}
      </Command.Item>
    );
  });
}

function close(): void {
  useShellStore.setState({ palette: null });
}

/** Runs once the list has given the focus back to where it was. */
function closeThen(run: () => void): void {
  close();
  requestAnimationFrame(run);
}
