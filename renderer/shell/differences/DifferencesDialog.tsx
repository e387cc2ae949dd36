// How the open pack differs from another state of it: first with what to compare, then the differences, level by level.
import { type FormEvent, type ReactElement, useState } from "react";
import { assertNever } from "../../../shared/base/assertNever";
import type { ShownDifferences } from "../../session/window/dialog";
import { openDialog, useDialog } from "../../session/window/dialog";
import { Button } from "../../ui/Button";
import { Modal, ModalButtons } from "../../ui/Modal";
import { DifferenceList } from "./DifferenceList";
import { closeDifferences, comparePackWith } from "./comparePack";
import "./differences.css";

export function DifferencesDialog(): ReactElement | null {
  const dialog = useDialog("differences");
  if (dialog === null) return null;
  const { shown } = dialog;
  const hasList = shown.step === "done" && shown.report.sections.length > 0;
  return (
    <Modal title="Differences" lead={leadOf(shown)} size={hasList ? "wide" : "middle"} onClose={closeDifferences}>
      {shown.step === "asked" ? <Choices /> : null}
      {hasList ? <DifferenceList report={shown.report} /> : null}
      <ModalButtons>
        {shown.step === "failed" || shown.step === "done" ? (
          <Button onClick={askAgain}>Compare with Another…</Button>
        ) : null}
        <Button onClick={closeDifferences}>{shown.step === "comparing" ? "Cancel" : "Close"}</Button>
      </ModalButtons>
    </Modal>
  );
}

function askAgain(): void {
  openDialog({ kind: "differences", shown: { step: "asked" } });
}

function leadOf(shown: ShownDifferences): string {
  switch (shown.step) {
    case "asked":
      return "Compares the pack as it is here, unsaved edits included, with another state of it.";
    case "comparing":
      return "Comparing, and playing the solutions in both…";
    case "failed":
      return shown.reason;
    case "done": {
      const { name, report } = shown;
      if (report.sections.length === 0) return `No differences: the pack is as in ${name}.`;
      return `Before: ${name}. After: the pack as it is here. ${report.summary}.`;
    }
    default:
      return assertNever(shown);
  }
}

/** Enter compares, as in any field with a button. */
function RevisionField(): ReactElement {
  const [revision, setRevision] = useState("HEAD");
  const compare = (): void => void comparePackWith({ kind: "revision", revision: revision.trim() });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (revision.trim() !== "") compare();
  };
  return (
    <form onSubmit={submit}>
      <Button onClick={compare} disabled={revision.trim() === ""}>
        A Git Revision
      </Button>
      <input
        className="gw-input"
        aria-label="Revision"
        spellCheck={false}
        value={revision}
        onChange={(event) => setRevision(event.target.value)}
      />
      <span>HEAD is the last commit.</span>
    </form>
  );
}

function Choices(): ReactElement {
  return (
    <ul className="gw-differences-choices">
      <li>
        <Button onClick={() => void comparePackWith({ kind: "disk" })}>The Disk</Button>
        <span>What the unsaved edits change.</span>
      </li>
      <li>
        <Button onClick={() => void comparePackWith({ kind: "folder" })}>Another Folder…</Button>
        <span>A copy of the pack, or an earlier one.</span>
      </li>
      <li>
        <RevisionField />
      </li>
    </ul>
  );
}
