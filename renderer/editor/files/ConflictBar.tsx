// Says that a file with unsaved edits changed on the disk, and lets the user decide.
import { TriangleAlert } from "lucide-react";
import type { ReactElement } from "react";
import { documents } from "../../documents/documents";
import type { PackDocument } from "../../documents/packDocument";
import { Button } from "../../ui/Button";

/** How the two sides are shown in place of the text. */
export type ConflictView = "compare" | "merge";

export interface ConflictBarProps {
  readonly document: PackDocument;
  readonly view: ConflictView | null;
  readonly onView: (view: ConflictView | null) => void;
}

export function ConflictBar({ document, view, onView }: ConflictBarProps): ReactElement | null {
  const { conflict, path } = document;
  if (conflict === null) return null;
  const removed = conflict.kind === "removed";
  return (
    <div className="gw-conflict" role="alert">
      <TriangleAlert size={16} aria-hidden />
      <span className="gw-conflict-text">
        {removed
          ? "Another program deleted this file while you have unsaved edits."
          : "Another program changed this file while you have unsaved edits."}
      </span>
      <Button onClick={() => documents.takeDiskVersion(path)}>
        {removed ? "Delete it here too" : "Use the disk's version"}
      </Button>
      <Button onClick={() => documents.keepOwnVersion(path)}>Keep mine</Button>
      {removed ? null : (
        <>
          <Button aria-pressed={view === "compare"} onClick={() => onView(view === "compare" ? null : "compare")}>
            Compare
          </Button>
          <Button aria-pressed={view === "merge"} onClick={() => onView(view === "merge" ? null : "merge")}>
            Merge
          </Button>
        </>
      )}
    </div>
  );
}
