// The key map: every command with its keys, found by name or by pressing them; keys are given, taken away and reset, and
// those of other programs are a choice.
import { Keyboard } from "lucide-react";
import { type KeyboardEvent, type ReactElement, type RefObject, useRef, useState } from "react";
import { KEY_PRESETS, type KeyPreset, keyConflicts } from "../../../shared/commands/keyMap";
import type { KeyGroup } from "../../dialect/dialectCommands";
import { useDialectUi } from "../../dialect/openDialect";
import { closeDialog, useDialog } from "../../session/window/dialog";
import { useKeyMap } from "../../session/window/keyMap";
import { accelerator } from "../../ui/accelerator";
import { Button } from "../../ui/Button";
import { Select, TextInput } from "../../ui/Field";
import { Modal, ModalButtons } from "../../ui/Modal";
import { Toggle } from "../../ui/Toggle";
import { acceleratorOfPress } from "../accelerators";
import { commandsOf } from "../commands/run";
import { changeSettings } from "../settings";
import { KeyCommandRow } from "./KeyCommandRow";
import { commandGroups, keyGroups } from "./keyRows";
import { isModifier, pressOfEvent } from "../../ui/keyPress";
import "./keys.css";

export function KeysDialog(): ReactElement | null {
  const open = useDialog("keys") !== null;
  const search = useRef<HTMLInputElement>(null);
  if (!open) return null;
  // Told where the focus goes, the dialog need not look at each of its hundreds of buttons for the first one.
  return (
    <Modal title="Keys" size="wide" firstFocus={search} onClose={close}>
      <Sheet searchField={search} />
      <ModalButtons>
        <Button variant="primary" onClick={close}>
          Close
        </Button>
      </ModalButtons>
    </Modal>
  );
}

function close(): void {
  closeDialog("keys");
}

const PRESET_TITLES: Readonly<Record<KeyPreset, string>> = {
  gridwright: "Gridwright",
  vscode: "Visual Studio Code",
  tiled: "Tiled",
};

function Sheet({ searchField }: { readonly searchField: RefObject<HTMLInputElement | null> }): ReactElement {
  const [search, setSearch] = useState("");
  const [findsKeys, setFindsKeys] = useState(false);
  const { choices } = useKeyMap();
  const ui = useDialectUi();
  const commands = commandsOf(ui);
  const conflicts = keyConflicts(commands);
  const groups = commandGroups(commands, search);
  const fixed = keyGroups(ui.keys, search);
  const own = Object.keys(choices.keys).length;
  const find = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (!findsKeys || event.key === "Tab" || event.key === "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (!isModifier(event)) setSearch(acceleratorOfPress(pressOfEvent(event)));
  };
  return (
    <div className="gw-keys-sheet">
      <div className="gw-keys-head">
        <TextInput
          ref={searchField}
          aria-label="Search keys"
          placeholder={findsKeys ? "Press the keys to find" : "Search by key or command"}
          value={search}
          onKeyDown={find}
          onChange={(event) => setSearch(event.target.value)}
        />
        <Toggle label="Find by pressing keys" icon={Keyboard} pressed={findsKeys} onChange={setFindsKeys} />
        <label htmlFor="key-preset">
          Keys of
          <Select
            id="key-preset"
            value={choices.preset}
            options={KEY_PRESETS.map((preset) => ({ value: preset, title: PRESET_TITLES[preset] }))}
            onChange={({ target }) => choosePreset(target.value)}
          />
        </label>
        <Button disabled={own === 0} onClick={() => void changeSettings({ keys: {} })}>
          {own === 0 ? "Reset All" : `Reset All (${own})`}
        </Button>
      </div>
      <div className="gw-keys">
        {groups.map(({ title, commands: listed }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {listed.map((command) => (
                <KeyCommandRow key={command.id} command={command} conflicts={conflicts.get(command.id) ?? []} />
              ))}
            </ul>
          </section>
        ))}
        {fixed.map((group) => (
          <FixedGroup key={group.title} group={group} />
        ))}
        {groups.length + fixed.length === 0 ? <p>No command and no key matches.</p> : null}
      </div>
    </div>
  );
}

function choosePreset(id: string): void {
  const preset = KEY_PRESETS.find((each) => each === id);
  if (preset !== undefined) void changeSettings({ keyPreset: preset });
}

/** Keys that belong to the board that has the focus, or to the mouse: they stay as they are. */
function FixedGroup({ group: { title, rows } }: { readonly group: KeyGroup }): ReactElement {
  return (
    <section>
      <h3>{title}</h3>
      <dl>
        {rows.map((row) => (
          <div key={row.title}>
            <dt>{row.title}</dt>
            <dd>
              {row.keys.map((keys) => (
                <kbd key={keys}>{accelerator(keys)}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
