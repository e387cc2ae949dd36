// Merges both sides of a file that changed on the disk, change by change: each can be taken from either side.
import { type ReactElement, useMemo, useState } from "react";
import { documents } from "../../documents/documents";
import { type MergeChoice, type MergeHunk, mergePieces, mergedText, ownChoice } from "../../documents/disk/merge";
import type { PackDocument } from "../../documents/packDocument";
import { Button } from "../../ui/Button";
import { type TextPart, shownSides } from "./mergeText";
import "./mergeView.css";

export interface MergeViewProps {
  readonly document: PackDocument;
  readonly diskText: string;
}

type Choices = readonly (MergeChoice | null)[];

export function MergeView({ document, diskText }: MergeViewProps): ReactElement {
  const { path, baseText } = document;
  const mine = document.text();
  const pieces = useMemo(() => mergePieces(baseText ?? "", mine, diskText), [baseText, mine, diskText]);
  const hunks = useMemo(() => pieces.filter((piece) => piece.kind === "hunk"), [pieces]);
  const [made, setMade] = useState<{ readonly of: unknown; readonly choices: Choices }>({ of: pieces, choices: [] });
  // Choices are about these pieces; when the text changes meanwhile, the user has to choose again.
  const choices = hunks.map((hunk, at) => (made.of === pieces ? made.choices[at] : null) ?? ownChoice(hunk));
  const merged = mergedText(pieces, choices);
  const open = choices.filter((choice) => choice === null).length;
  const choose = (chosen: number, choice: MergeChoice): void =>
    setMade({ of: pieces, choices: choices.map((before, at) => (at === chosen ? choice : before)) });
  return (
    <div className="gw-merge">
      <ol className="gw-merge-hunks" aria-label="Changes">
        {hunks.map((hunk, at) => (
          <Hunk
            key={at}
            hunk={hunk}
            title={`Change ${at + 1} of ${hunks.length}: ${WHO[hunk.by]}`}
            choice={choices[at] ?? null}
            onChoose={(choice) => choose(at, choice)}
          />
        ))}
      </ol>
      <div className="gw-merge-foot">
        <span>
          {open === 0 ? "Every change is decided." : `${open} ${open === 1 ? "change" : "changes"} to decide.`}
        </span>
        <Button
          variant="primary"
          disabled={merged === null}
          onClick={() => {
            if (merged !== null) documents.takeMerged(path, merged);
          }}
        >
          Use the Merged Text
        </Button>
      </div>
    </div>
  );
}

const WHO = {
  mine: "yours alone",
  theirs: "on the disk alone",
  both: "on both sides",
} satisfies Record<MergeHunk["by"], string>;

interface HunkProps {
  readonly hunk: MergeHunk;
  readonly title: string;
  readonly choice: MergeChoice | null;
  readonly onChoose: (choice: MergeChoice) => void;
}

function Hunk({ hunk, title, choice, onChoose }: HunkProps): ReactElement {
  const button = (of: MergeChoice, label: string): ReactElement => (
    <Button aria-pressed={choice === of} onClick={() => onChoose(of)}>
      {label}
    </Button>
  );
  const sides = useMemo(() => shownSides(hunk.mine, hunk.theirs), [hunk]);
  return (
    <li className="gw-merge-hunk" data-open={choice === null}>
      <div className="gw-merge-head">
        <span>{title}</span>
        {button("mine", "Take Mine")}
        {button("theirs", "Take the Disk's")}
        {hunk.by === "both" ? button("mine-then-theirs", "Take Both") : null}
      </div>
      <div className="gw-merge-sides">
        <Lines name="Yours" parts={sides.mine} taken={choice === "mine" || choice === "mine-then-theirs"} />
        <Lines name="On the disk" parts={sides.theirs} taken={choice === "theirs" || choice === "mine-then-theirs"} />
      </div>
    </li>
  );
}

interface LinesProps {
  readonly name: string;
  readonly parts: readonly TextPart[];
  readonly taken: boolean;
}

function Lines({ name, parts, taken }: LinesProps): ReactElement {
  return (
    <div className="gw-merge-side" data-taken={taken}>
      <small>{name}</small>
      {parts.length === 0 ? (
        <em>No lines</em>
      ) : (
        <pre>{parts.map(({ text, differs }, at) => (differs ? <mark key={at}>{text}</mark> : text))}</pre>
      )}
    </div>
  );
}
