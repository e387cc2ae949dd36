// The user's settings for all packs. Each takes effect at once and is kept.
import { type ReactElement, useState } from "react";
import type { Settings } from "../../shared/rpc/settings";
import { Button } from "../ui/Button";
import { Modal, ModalButtons } from "../ui/Modal";
import { requestCommand } from "../session/window/shellPort";
import { changeSettings, currentSettings } from "./settings";
import "./settings.css";
import { closeDialog, useDialog } from "../session/window/dialog";

function close(): void {
  closeDialog("settings");
}

function openKeys(): void {
  close();
  requestCommand("help.keys");
}

export function SettingsDialog(): ReactElement | null {
  if (useDialog("settings") === null) return null;
  return (
    <Modal title="Settings" size="narrow" onClose={close}>
      <Choices />
      <ModalButtons>
        <Button onClick={openKeys}>Keys…</Button>
        <Button variant="primary" onClick={close}>
          Close
        </Button>
      </ModalButtons>
    </Modal>
  );
}

/** A setting that is chosen from a list. Values that are numbers are written as such. */
interface Choice {
  readonly key: "theme" | "fontSize" | "autosave" | "boardZoom" | "solverMemoryMb";
  readonly title: string;
  readonly text?: string;
  readonly values: readonly (readonly [value: string | number, title: string])[];
}

const CHOICES = [
  {
    key: "theme",
    title: "Theme",
    values: [
      ["system", "System"],
      ["light", "Light"],
      ["dark", "Dark"],
    ],
  },
  {
    key: "fontSize",
    title: "Font size of texts",
    text: "The whole window is zoomed under View > Appearance.",
    values: [11, 12, 13, 14, 15, 16, 18, 20, 24].map((pixels) => [pixels, `${pixels} px`] as const),
  },
  {
    key: "autosave",
    title: "Save automatically",
    text: "Files that changed on the disk meanwhile wait for your choice.",
    values: [
      ["off", "Never"],
      ["delay", "After a second"],
      ["focus", "On leaving the window"],
    ],
  },
  {
    key: "boardZoom",
    title: "Zoom of boards",
    text: "With which boards are opened; 100 % is 64 pixels a cell.",
    values: [[0, "Fit the pane"], ...[25, 50, 100, 150, 200].map((percent) => [percent, `${percent} %`] as const)],
  },
  {
    key: "solverMemoryMb",
    title: "Memory for searches",
    text: "What all searches of all windows may use together.",
    values: [
      [0, "Automatic"],
      [256, "256 MB"],
      [512, "512 MB"],
      [1_024, "1 GB"],
      [2_048, "2 GB"],
      [4_096, "4 GB"],
    ],
  },
] as const satisfies readonly Choice[];

const SWITCHES = [
  {
    key: "formatOnSave",
    title: "Format on save",
    text: "Formats files in the house style when they are saved, as one undo step. A broken file stays as it is.",
  },
  { key: "animations", title: "Animations", text: "Shows how things move, not only where they end." },
  {
    key: "backups",
    title: "Earlier versions",
    text: "Keeps versions of saved files outside the pack (File > Versions > Earlier Versions).",
  },
  {
    key: "isBlind",
    title: "Blind mode",
    text: "Shows nothing of what the solver knows, so that you play your levels as others will.",
  },
] as const satisfies readonly { readonly key: keyof Settings; readonly title: string; readonly text: string }[];

function Choices(): ReactElement {
  const [settings, setSettings] = useState(currentSettings());
  const change = (changes: Partial<Settings>): void => {
    setSettings({ ...settings, ...changes });
    void changeSettings(changes);
  };
  return (
    <div className="gw-settings">
      {CHOICES.map((choice: Choice) => (
        <Chosen key={choice.key} choice={choice} value={String(settings[choice.key])} onChange={change} />
      ))}
      {SWITCHES.map(({ key, title, text }) => (
        <label key={key} className="gw-setting">
          <input
            type="checkbox"
            checked={settings[key]}
            onChange={(event) => change({ [key]: event.target.checked })}
          />
          <span>
            {title}
            <small>{text}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

interface ChosenProps {
  readonly choice: Choice;
  readonly value: string;
  readonly onChange: (changes: Partial<Settings>) => void;
}

function Chosen({ choice: { key, title, text, values }, value, onChange }: ChosenProps): ReactElement {
  const choose = (chosen: string): void => {
    const next = values.find(([each]) => String(each) === chosen);
    if (next !== undefined) onChange({ [key]: next[0] });
  };
  return (
    <label className="gw-setting">
      <span>
        {title}
        {text === undefined ? null : <small>{text}</small>}
      </span>
      <select className="gw-input" value={value} onChange={(event) => choose(event.target.value)}>
        {values.map(([each, name]) => (
          <option key={each} value={String(each)}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
