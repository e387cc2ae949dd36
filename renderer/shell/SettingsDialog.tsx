// What the user can choose for all packs, in one place. Each choice holds at once and is kept.
import { type ReactElement, useState } from "react";
import type { Settings } from "../../shared/rpc/settings";
import { Button } from "../ui/Button";
import { Modal, ModalButtons } from "../ui/Modal";
import { changeSettings, currentSettings } from "./settings";
import "./settings.css";
import { closeDialog, useDialog } from "../session/window/dialog";

function close(): void {
  closeDialog("settings");
}

export function SettingsDialog(): ReactElement | null {
  if (useDialog("settings") === null) return null;
  return (
    <Modal title="Settings" size="narrow" onClose={close}>
      <Choices />
      <ModalButtons>
        <Button variant="primary" onClick={close}>
          Close
        </Button>
      </ModalButtons>
    </Modal>
  );
}

const THEMES = [
  { id: "system", title: "System" },
  { id: "light", title: "Light" },
  { id: "dark", title: "Dark" },
] as const satisfies readonly { readonly id: Settings["theme"]; readonly title: string }[];

const MEMORIES = [0, 256, 512, 1_024, 2_048, 4_096] as const;

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
    text: "Keeps versions of saved files outside the pack (File > Earlier Versions).",
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
      <label className="gw-setting">
        <span>Theme</span>
        <select
          className="gw-input"
          value={settings.theme}
          onChange={(event) => change({ theme: THEMES.find(({ id }) => id === event.target.value)?.id ?? "system" })}
        >
          {THEMES.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="gw-setting">
        <span>
          Memory for searches
          <small>What all searches for solutions together may use.</small>
        </span>
        <select
          className="gw-input"
          value={settings.solverMemoryMb}
          onChange={(event) => change({ solverMemoryMb: Number(event.target.value) })}
        >
          {MEMORIES.map((megabytes) => (
            <option key={megabytes} value={megabytes}>
              {megabytes === 0 ? "Automatic" : megabytes < 1_024 ? `${megabytes} MB` : `${megabytes / 1_024} GB`}
            </option>
          ))}
        </select>
      </label>
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
