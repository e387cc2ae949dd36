// The sheet of keys: what is there to press, to be searched.
import { type ReactElement, useState } from "react";
import { accelerator } from "../../ui/accelerator";
import { TextInput } from "../../ui/Field";
import { Modal } from "../../ui/Modal";
import { closeDialog, useDialog } from "../../session/window/dialog";
import type { KeyGroup } from "../../dialect/dialectCommands";
import { useDialectUi } from "../../dialect/openDialect";
import { commandsOf } from "../commands/run";
import { keyGroups } from "./keyRows";
import "./keys.css";

export function KeysDialog(): ReactElement | null {
  const open = useDialog("keys") !== null;
  if (!open) return null;
  return (
    <Modal title="Keys" size="wide" onClose={() => closeDialog("keys")}>
      <Sheet />
    </Modal>
  );
}

function Sheet(): ReactElement {
  const [search, setSearch] = useState("");
  const ui = useDialectUi();
  const groups = keyGroups(commandsOf(ui), ui.keys, search);
  return (
    <div className="gw-keys-sheet">
      <TextInput
        aria-label="Search keys"
        placeholder="Search by key or command"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <div className="gw-keys">
        {groups.map((group) => (
          <Group key={group.title} group={group} />
        ))}
        {groups.length === 0 ? <p>No shortcut matches. The command palette has the commands without one.</p> : null}
      </div>
    </div>
  );
}

function Group({ group: { title, rows } }: { readonly group: KeyGroup }): ReactElement {
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
