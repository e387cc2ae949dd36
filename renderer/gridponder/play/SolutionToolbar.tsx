// The commands for a whole solution: watch, record, repair, compare, copy, paste; and its result.
import { BookmarkPlus, Circle, CircleStop, Columns2, Eraser, Lightbulb, Play } from "lucide-react";
import type { ReactElement } from "react";
import { type SolutionResult, isBroken } from "../../../shared/rpc/solutions";
import { usePackStore } from "../../session/pack/packStore";
import { keepPlayedMoves } from "../../session/record/otherSolutions";
import { takeOutStrays } from "../../session/record/solutionCommands";
import { stepToLookAt } from "../../session/record/solutionMark";
import { useSolutionMark } from "../../session/record/useSolutionMark";
import { followSyntaxErrors, syntaxErrorInPlay } from "../../session/play/brokenTexts";
import { openSolution } from "../../session/play/playCommands";
import { requestCommand, showPanel } from "../../session/window/shellPort";
import { usePlayStore } from "../../session/play/playStore";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { outcomeIcon } from "../../ui/OutcomeIcon";
import { Toggle } from "../../ui/Toggle";
import { Toolbar, ToolbarSpacer } from "../../ui/Toolbar";
import { PathClipboard, type PathNotice } from "./PathClipboard";
import { RepairButton } from "../../play/RepairButton";
import { useAfterFrame } from "../../ui/useAfterFrame";

export interface SolutionToolbarProps {
  readonly moves: number;
  /** Entries of the path that are no action; playing leaves them out. */
  readonly strays: number;
  /** What the last check said of the path, where there is one. */
  readonly result: SolutionResult | undefined;
  /** Of what the clipboard gave and was given. */
  readonly told: PathNotice;
  readonly isComparing: boolean;
  readonly onCompare: (comparing: boolean) => void;
}

export function SolutionToolbar(props: SolutionToolbarProps): ReactElement {
  const { moves, strays, result, told, isComparing, onCompare } = props;
  const isRecording = usePlayStore((state) => state.isRecording);
  const error = useAfterFrame(followSyntaxErrors, syntaxErrorInPlay);
  const active = usePackStore((state) => state.activeLevelFile);
  const hasPlayed = usePlayStore(({ level, shown }) => level !== null && level.file === active && shown > 0);
  const canCompare = result !== undefined && (result.differsAt !== undefined || isBroken(result.status));
  return (
    <Toolbar label="Solution">
      <Button
        icon={Play}
        variant="quiet"
        shortens
        disabled={moves === 0 || error !== null}
        {...(error === null ? {} : { title: error })}
        onClick={() => requestCommand("play.solution")}
      >
        Play solution
      </Button>
      <Toggle
        label={isRecording ? "Recording" : "Record"}
        icon={isRecording ? CircleStop : Circle}
        shortens
        pressed={isRecording}
        disabled={error !== null && !isRecording}
        title={error ?? undefined}
        onChange={() => requestCommand("play.record")}
      />
      {hasPlayed ? (
        <Button
          icon={BookmarkPlus}
          variant="quiet"
          shortens
          title="Keep the played moves as another solution"
          onClick={keepPlayedMoves}
        >
          Keep played moves
        </Button>
      ) : null}
      {result !== undefined && isBroken(result.status) && !isRecording ? (
        <RepairButton result={result} className="gw-solution-repair" />
      ) : null}
      {result !== undefined && isBroken(result.status) && !isRecording ? (
        <Button icon={Lightbulb} shortens onClick={() => showPanel("solver")}>
          Find repairs
        </Button>
      ) : null}
      {canCompare ? (
        <Toggle label="Compare with the last win" icon={Columns2} shortens pressed={isComparing} onChange={onCompare} />
      ) : null}
      {strays === 0 ? null : (
        <Button icon={Eraser} title="They are left out when the path is played" onClick={takeOutStrays}>
          {strays === 1 ? "Remove 1 entry that is no action" : `Remove ${strays} entries that are no actions`}
        </Button>
      )}
      <PathClipboard moves={moves} notice={told.notice} onNotice={told.say} />
      <ToolbarSpacer />
      {moves === 0 ? null : <Verdict result={result} />}
      {moves === 0 ? null : <span className="gw-solution-count">{`${moves} ${moves === 1 ? "move" : "moves"}`}</span>}
    </Toolbar>
  );
}

/** How the path goes; a click shows the move to look at first. */
function Verdict({ result }: { readonly result: SolutionResult | undefined }): ReactElement {
  const mark = useSolutionMark(result);
  if (result === undefined || mark === null) return <Badge tone="neutral" text="Not checked yet" />;
  const { tone, sign, brief, words } = mark;
  return (
    <button type="button" className="gw-solution-verdict" onClick={() => void openSolution(stepToLookAt(result))}>
      <Badge tone={tone} icon={outcomeIcon(sign)} text={brief} title={words} />
    </button>
  );
}
