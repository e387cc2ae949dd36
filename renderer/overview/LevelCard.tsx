// A level of the overview: its picture, how its gold path goes, and the figures of its making.
import { Flag } from "lucide-react";
import { type ReactElement, memo } from "react";
import { LevelThumbnail } from "../board/LevelThumbnail";
import { goldPathMark } from "../session/goldPathMark";
import { selectFile, usePackStore } from "../session/packStore";
import { wishPanel } from "../session/panelWishes";
import { OutcomeIcon } from "../ui/OutcomeIcon";
import { cardDrag } from "./cardDrag";
import type { LevelRow } from "./overviewRows";

export const LevelCard = memo(function LevelCard({ row }: { readonly row: LevelRow }): ReactElement {
  const { number, title, file, result, size, hints, rules, introduces } = row;
  const isActive = usePackStore((state) => state.activeLevelFile === file);
  const mark = result === null ? null : goldPathMark(result);
  const open = (): void => {
    selectFile(file);
    wishPanel("board");
  };
  return (
    <button
      type="button"
      className="gw-card"
      aria-current={isActive}
      data-tone={mark?.tone}
      onClick={open}
      {...cardDrag(row.key)}
    >
      <span className="gw-card-picture">
        <LevelThumbnail file={file} size={112} />
      </span>
      <span className="gw-card-title">
        {mark === null ? null : <OutcomeIcon tone={mark.tone} sign={mark.sign} label={mark.words} />}
        <span>{number === null ? title : `${number}. ${title}`}</span>
      </span>
      <span className="gw-card-status" title={mark?.words}>
        {mark?.brief ?? "Not checked yet"}
      </span>
      <span className="gw-card-facts">
        {size === null ? null : <span>{`${size[0]} × ${size[1]}`}</span>}
        <span>{result === null ? "" : `${result.moves} ${result.moves === 1 ? "move" : "moves"}`}</span>
        {rules.length === 0 ? null : (
          <span title={rules.join(", ")}>{`${rules.length} ${rules.length === 1 ? "rule" : "rules"}`}</span>
        )}
        {hints === 0 ? null : (
          <span title={`${hints} ${hints === 1 ? "hint" : "hints"}`}>
            <Flag size={12} aria-label="hints" /> {hints}
          </span>
        )}
      </span>
      {introduces.length === 0 ? null : (
        <span className="gw-card-new" title={introduces.join(", ")}>
          {`new: ${introduces.join(", ")}`}
        </span>
      )}
    </button>
  );
});
