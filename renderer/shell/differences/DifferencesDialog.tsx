// How the open pack differs from another state of it: first the choice of that state, then the differences, level by
// level.
import { type FormEvent, type ReactElement, useState } from "react";
import { assertNever } from "../../../shared/base/assertNever";
import type { DifferenceSection } from "../../../shared/rpc/difference";
import { type ShownDifferences, openDialog, useDialog } from "../../session/window/dialog";
import { Button } from "../../ui/Button";
import { Modal, ModalButtons } from "../../ui/Modal";
import { DifferenceList } from "./DifferenceList";
import { askWithWhat, closeDifferences, comparePackWith } from "./comparePack";
import "./differences.css";

export function DifferencesDialog(): ReactElement | null {
  const dialog = useDialog("differences");
  if (dialog === null) return null;
  const { levels } = dialog;
  const [shown, others] = ofLevels(dialog.shown, levels);
  const hasList = shown.step === "done" && shown.report.sections.length > 0;
  return (
    <Modal
      title="Differences"
      lead={leadOf(shown, levels)}
      size={hasList ? "wide" : "middle"}
      onClose={closeDifferences}
    >
      {shown.step === "asked" ? <Choices levels={levels} /> : null}
      {hasList ? <DifferenceList report={shown.report} /> : null}
      <ModalButtons>
        {others === 0 ? null : (
          <Button className="gw-dialog-aside" onClick={() => openDialog({ ...dialog, levels: [] })}>
            {`Show All Differences of the Pack (${others} more)`}
          </Button>
        )}
        {shown.step === "failed" || shown.step === "done" ? (
          <Button onClick={() => askWithWhat(levels)}>Compare with Another…</Button>
        ) : null}
        <Button onClick={closeDifferences}>{shown.step === "comparing" ? "Cancel" : "Close"}</Button>
      </ModalButtons>
    </Modal>
  );
}

/** Leaves of a report what is about levels, by their files, and counts what else differs; all of it for none. */
function ofLevels(
  shown: ShownDifferences,
  levels: readonly string[],
): readonly [shown: ShownDifferences, others: number] {
  if (shown.step !== "done" || levels.length === 0) return [shown, 0];
  const all = shown.report.sections;
  const sections = all
    .map(({ title, items }) => ({ title, items: items.filter(({ file }) => file !== null && levels.includes(file)) }))
    .filter(({ items }) => items.length > 0);
  const others = countOf(all) - countOf(sections);
  return [{ ...shown, report: { ...shown.report, sections } }, others];
}

function countOf(sections: readonly DifferenceSection[]): number {
  return sections.reduce((sum, { items }) => sum + items.length, 0);
}

function leadOf(shown: ShownDifferences, levels: readonly string[]): string {
  const what = levels.length === 0 ? "the pack" : levels.length === 1 ? (levels[0] ?? "") : `${levels.length} files`;
  switch (shown.step) {
    case "asked":
      return `Compares ${what} as it is here, unsaved edits included, with another state of the pack.`;
    case "comparing":
      return "Comparing, and playing the solutions in both…";
    case "failed":
      return shown.reason;
    case "done": {
      const { name, report } = shown;
      if (report.sections.length === 0) return `No differences: ${what} is as in ${name}.`;
      return `Before: ${name}. After: the pack as it is here. ${levels.length === 0 ? `${report.summary}.` : ""}`.trim();
    }
    default:
      return assertNever(shown);
  }
}

interface LevelsProps {
  /** The files of the levels that are compared; none: the whole pack. */
  readonly levels: readonly string[];
}

/** Enter compares, as in any field with a button. */
function RevisionField({ levels }: LevelsProps): ReactElement {
  const [revision, setRevision] = useState("HEAD");
  const compare = (): void => void comparePackWith({ kind: "revision", revision: revision.trim() }, levels);
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

function Choices({ levels }: LevelsProps): ReactElement {
  return (
    <ul className="gw-differences-choices">
      <li>
        <Button onClick={() => void comparePackWith({ kind: "disk" }, levels)}>The Disk</Button>
        <span>What the unsaved edits change.</span>
      </li>
      <li>
        <Button onClick={() => void comparePackWith({ kind: "folder" }, levels)}>Another Folder…</Button>
        <span>A copy of the pack, or an earlier one.</span>
      </li>
      <li>
        <RevisionField levels={levels} />
      </li>
    </ul>
  );
}
