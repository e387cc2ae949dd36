// A level of the overview: its picture, how its solution goes, and the figures of its making.
import { Flag } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type ReactElement, memo } from "react";
import { counted } from "../../shared/base/counted";
import { useDialectUi } from "../dialect/openDialect";
import { useSolutionMark } from "../session/record/useSolutionMark";
import { usePackWords } from "../session/pack/packWords";
import { selectFile, usePackStore } from "../session/pack/packStore";
import { showPanel } from "../session/window/shellPort";
import { SolverChip } from "../solver/SolverChip";
import { OutcomeIcon } from "../ui/OutcomeIcon";
import type { LevelRow } from "./overviewRows";

/** What makes a card one of a list that is walked by keys. */
export interface CardPlace {
  readonly "data-index": number;
  readonly tabIndex: 0 | -1;
  readonly onFocus: (event: FocusEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export interface LevelCardProps extends CardPlace {
  readonly row: LevelRow;
  /** One of several levels that are chosen together. */
  readonly isSelected: boolean;
}

export const LevelCard = memo(function LevelCard({ row, isSelected, ...place }: LevelCardProps): ReactElement {
  const { number, title, file, result, introduces } = row;
  const { LevelPicture } = useDialectUi();
  const isActive = usePackStore((state) => state.activeLevelFile === file);
  const mark = useSolutionMark(result);
  const open = (): void => {
    selectFile(file);
    showPanel("board");
  };
  return (
    <button
      type="button"
      className="gw-card"
      aria-current={isActive}
      {...(isSelected ? { "aria-pressed": true } : {})}
      data-tone={mark?.tone}
      data-file={file}
      onClick={open}
      {...place}
    >
      {LevelPicture === null ? null : (
        <span className="gw-card-picture">
          <LevelPicture file={file} size={112} />
        </span>
      )}
      <span className="gw-card-title">
        {mark === null ? null : <OutcomeIcon tone={mark.tone} sign={mark.sign} label={mark.words} />}
        <span dir="auto">{number === null ? title : `${number}. ${title}`}</span>
      </span>
      <span className="gw-card-status" title={mark?.words}>
        {mark?.brief ?? "Not checked yet"}
      </span>
      <SolverChip level={row.id} file={file} />
      <Facts row={row} />
      {introduces.length === 0 ? null : (
        <span className="gw-card-new" title={introduces.join(", ")}>
          {`new: ${introduces.join(", ")}`}
        </span>
      )}
    </button>
  );
});

function Facts({ row: { size, result, rules, hints, number } }: { readonly row: LevelRow }): ReactElement {
  const words = usePackWords();
  return (
    <span className="gw-card-facts">
      {size === null ? null : <span>{`${size[0]} × ${size[1]}`}</span>}
      <span>{result === null ? "" : `${result.moves} ${result.moves === 1 ? words.move : words.moves}`}</span>
      {rules.length === 0 ? null : <span title={rules.join(", ")}>{counted(rules.length, "rule")}</span>}
      {hints === 0 ? null : (
        <span title={counted(hints, "hint")}>
          <Flag size={12} aria-label="hints" /> {hints}
        </span>
      )}
      {number === null ? (
        <span title={`No entry of the ${words.start} sequence names it`}>not in the sequence</span>
      ) : null}
    </span>
  );
}
