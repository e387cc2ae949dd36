// One command of the key map: its keys, others to press for it, and whether another command has the same.
import { Plus, RotateCcw, TriangleAlert, X } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useState } from "react";
import type { Command } from "../../../shared/commands/command";
import { presetKeys, presetOf } from "../../../shared/commands/keyMap";
import { COMMANDS } from "../../../shared/commands/commands";
import { useKeyMap } from "../../session/window/keyMap";
import { IconButton } from "../../ui/Button";
import { accelerator, isMac } from "../../ui/accelerator";
import { acceleratorOfPress } from "../accelerators";
import { changeSettings, currentSettings } from "../settings";
import { isModifier, portableKeys, pressOfEvent } from "../../ui/keyPress";
import { titleOf } from "./keyRows";

export interface KeyCommandRowProps {
  readonly command: Command;
  /** Titles of commands that have the same keys. */
  readonly conflicts: readonly string[];
}

export function KeyCommandRow({ command, conflicts }: KeyCommandRowProps): ReactElement {
  const [isAsking, setIsAsking] = useState(false);
  const isOwn = useKeyMap(({ choices }) => Object.hasOwn(choices.keys, command.id));
  const keys = command.keys ?? [];
  const title = titleOf(command);
  const add = (pressed: string): void => {
    setIsAsking(false);
    if (!keys.includes(pressed)) giveKeys(command, [...keys, pressed]);
  };
  return (
    <li className="gw-keys-row" data-command={command.id} data-own={isOwn}>
      <span className="gw-keys-title">
        {title}
        {conflicts.length === 0 ? null : (
          <small className="gw-keys-conflict">
            <TriangleAlert size={12} aria-hidden /> Also runs {conflicts.join(", ")}
          </small>
        )}
      </span>
      <span className="gw-keys-keys">
        {keys.map((each) => (
          <kbd key={each}>
            {accelerator(each)}
            <button
              type="button"
              aria-label={`Remove ${accelerator(each)} from ${title}`}
              onClick={() =>
                giveKeys(
                  command,
                  keys.filter((other) => other !== each),
                )
              }
            >
              <X size={11} aria-hidden />
            </button>
          </kbd>
        ))}
        {isAsking ? (
          <KeyField title={title} onKeys={add} onLeave={() => setIsAsking(false)} />
        ) : (
          <IconButton icon={Plus} label={`Add keys for ${title}`} onClick={() => setIsAsking(true)} />
        )}
        {isOwn ? <IconButton icon={RotateCcw} label={`Reset ${title}`} onClick={() => resetKeys(command)} /> : null}
      </span>
    </li>
  );
}

interface KeyFieldProps {
  readonly title: string;
  readonly onKeys: (keys: string) => void;
  readonly onLeave: () => void;
}

/** Waits for keys; Escape leaves it. */
function KeyField({ title, onKeys, onLeave }: KeyFieldProps): ReactElement {
  const press = (event: KeyboardEvent): void => {
    if (event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return onLeave();
    if (!isModifier(event)) onKeys(portableKeys(acceleratorOfPress(pressOfEvent(event)), isMac()));
  };
  return (
    <input
      className="gw-input gw-keys-field"
      aria-label={`Keys for ${title}`}
      placeholder="Press keys"
      readOnly
      ref={(field) => field?.focus()}
      onKeyDown={press}
      onBlur={onLeave}
    />
  );
}

/** Gives a command these keys; those that it has anyway are no choice. */
function giveKeys({ id }: Command, keys: readonly string[]): void {
  const { keyPreset, keys: own } = currentSettings();
  const usual = (COMMANDS as readonly Command[]).find((command) => command.id === id);
  const isUsual = usual !== undefined && presetKeys(usual, presetOf(keyPreset)).join(" / ") === keys.join(" / ");
  const { [id]: _old, ...others } = own;
  void changeSettings({ keys: isUsual ? others : { ...others, [id]: keys } });
}

function resetKeys({ id }: Command): void {
  const { [id]: _own, ...others } = currentSettings().keys;
  void changeSettings({ keys: others });
}
