// Offers the unsaved texts that a crash, or the opening of another pack, left behind, each beside what is on the disk.
import { type ReactElement, useState } from "react";
import { defined } from "../../../shared/base/defined";
import type { JournalEntry } from "../../../shared/rpc/keeping";
import { documents } from "../../documents/documents";
import { Button } from "../../ui/Button";
import { Modal, ModalButtons } from "../../ui/Modal";
import "./recovery.css";
import { useDialog } from "../../session/window/dialog";
import { settleRecovery } from "./recovery";
import { TextDifference } from "./TextDifference";
import { whenText } from "./whenText";

export function RecoveryDialog(): ReactElement | null {
  const found = useDialog("recovery")?.found;
  if (found === undefined) return null;
  // Only an answer closes it: the texts must be neither lost nor forgotten about.
  return (
    <Modal
      title="Unsaved edits were found"
      lead="They had not been saved when the pack was last open. Restored edits are unsaved again and can be undone."
      size="wide"
    >
      <Found key={found.map(({ path }) => path).join("\n")} found={found} />
    </Modal>
  );
}

function Found({ found }: { readonly found: readonly JournalEntry[] }): ReactElement {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(found.map(({ path }) => path)));
  const [shown, setShown] = useState(defined(found[0]));
  const [nowMs] = useState(() => Date.now());
  const choose = (path: string, on: boolean): void => {
    const next = new Set(chosen);
    if (on) next.add(path);
    else next.delete(path);
    setChosen(next);
  };
  return (
    <>
      <div className="gw-dialog-split">
        <ul className="gw-dialog-list" aria-label="Files with unsaved edits">
          {found.map((entry) => (
            <li key={entry.path} data-shown={entry === shown}>
              <input
                type="checkbox"
                aria-label={`Restore ${entry.path}`}
                checked={chosen.has(entry.path)}
                onChange={(event) => choose(entry.path, event.target.checked)}
              />
              <button type="button" onClick={() => setShown(entry)}>
                <span>{entry.path}</span>
                <small>{whenText(entry.atMs, nowMs)}</small>
              </button>
            </li>
          ))}
        </ul>
        <TextDifference
          before={documents.get(shown.path)?.text() ?? ""}
          after={shown.text}
          names={["On the disk", "Unsaved edits"]}
        />
      </div>
      <ModalButtons>
        <Button onClick={() => void settleRecovery(new Set())}>Discard All</Button>
        <Button variant="primary" disabled={chosen.size === 0} onClick={() => void settleRecovery(chosen)}>
          {restoreText(chosen.size, found.length)}
        </Button>
      </ModalButtons>
    </>
  );
}

function restoreText(chosen: number, found: number): string {
  if (chosen === found) return found === 1 ? "Restore" : `Restore All ${found}`;
  return `Restore ${chosen}, Discard ${found - chosen}`;
}
