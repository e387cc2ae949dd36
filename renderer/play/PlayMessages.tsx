// One quiet line at a time between the controls and the board: what happened to the session, and what can be done.
import { Ban, CircleAlert, FilePen, FileX, Info, OctagonX, Radio } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { whyRefused } from "../../shared/engine/explain/whyCell";
import { stopSentence } from "../../shared/engine/explain/whyStopped";
import { CascadeEnd, RecordKind, type Trace } from "../../shared/engine/trace/trace";
import { recordAt, recordCount } from "../../shared/engine/trace/traceTree";
import { a } from "../../shared/base/article";
import { memoByIdentity } from "../../shared/base/memo";
import type { PackWords } from "../../shared/pack/packModel";
import { usePackSource } from "../documents/packSource";
import { usePackWords } from "../session/pack/packWords";
import { compareWithChanges, takeOffer, useComparison } from "../session/step/comparison";
import { playAgain } from "../session/play/playAgain";
import { goToTurn, setCursor, startPlay } from "../session/play/playCommands";
import { type PlayState, shownTurn } from "../session/play/playState";
import { usePlayStore } from "../session/play/playStore";
import { showPanel } from "../session/window/shellPort";
import { Button } from "../ui/Button";

export function PlayMessages(): ReactElement {
  const isStale = usePlayStore((state) => state.isStale);
  const isGone = useIsGone();
  const notice = usePlayStore((state) => state.notice);
  const refused = usePlayStore(refusedText);
  const isEnded = usePlayStore(isRefusedAtEnd);
  const stopped = useStopSentence();
  const cutOff = usePlayStore(cutOffRecord);
  const isOver = usePlayStore((state) => shownTurn(state)?.won === true || shownTurn(state)?.lost === true);
  const session = usePlayStore((state) => state.level?.session);
  const shown = usePlayStore((state) => state.shown);
  const offer = useComparison((state) => (state.offer?.session === session ? state.offer : null));
  const isRecording = usePlayStore((state) => state.isRecording);
  const words = usePackWords();
  return (
    <output className="gw-play-messages">
      {isGone ? (
        <span className="gw-play-message" data-tone="warning">
          <FileX size={14} aria-hidden />
          <span>{`This ${words.start} is no longer in the pack. You can still inspect what was played.`}</span>
        </span>
      ) : isStale ? (
        <span className="gw-play-message" data-tone="warning">
          <FilePen size={14} aria-hidden />
          <span>{`The text has changed since this ${words.play} began.`}</span>
          <Button
            title={`Play the same ${words.moves} with the current text (Ctrl+Enter)`}
            onClick={() => void playAgain()}
          >
            {`Apply, keep the ${words.moves}`}
          </Button>
          <Button onClick={() => void startPlay()}>Start again</Button>
          <Button
            title={`Compare the ${words.moves} as played with the same ${words.moves} under the current text`}
            onClick={compareWithChanges}
          >
            Compare
          </Button>
        </span>
      ) : null}
      {notice === null ? null : (
        <span className="gw-play-message">
          <Info size={14} aria-hidden />
          <span>{notice}</span>
          {offer === null || offer.turn === shown ? null : (
            <Button onClick={() => goToTurn(offer.turn)}>
              {offer.turn === 0 ? "Go to the start" : `Go to turn ${offer.turn}`}
            </Button>
          )}
          {offer === null ? null : <Button onClick={takeOffer}>Compare with before</Button>}
        </span>
      )}
      {refused === null ? null : (
        <span className="gw-play-message">
          <CircleAlert size={14} aria-hidden />
          <span>
            {isEnded
              ? `This ${words.play} is over: undo the last ${words.move}, or restart the ${words.start}.`
              : `The ${words.play} did not accept “${refused}”; it does not count as ${a(words.move)}.`}
          </span>
        </span>
      )}
      {stopped === null || isOver ? null : (
        <span className="gw-play-message">
          <Ban size={14} aria-hidden />
          <span>{stopped}</span>
        </span>
      )}
      {cutOff === null ? null : (
        <span className="gw-play-message" data-tone="warning">
          <OctagonX size={14} aria-hidden />
          <span>Rules were cut off in this turn: the cascade reached its limit before it settled.</span>
          <Button onClick={() => showRecord(cutOff)}>Show where</Button>
        </span>
      )}
      {isRecording ? (
        <span className="gw-play-message" data-tone="recording">
          <Radio size={14} aria-hidden />
          <span>{recordingText(words)}</span>
        </span>
      ) : null}
    </output>
  );
}

function recordingText({ start, record }: PackWords): string {
  if (start === record) return `Recording: what you play is written to this ${start}.`;
  return `Recording: what you play becomes this ${start}’s ${record}.`;
}

/** Why the last action, refused or without effect, led to nothing; null where it did something or nobody knows. */
function useStopSentence(): string | null {
  const level = usePlayStore((state) => state.level);
  const refused = usePlayStore((state) => (state.refusedAction === null ? null : state.refusedTurn));
  const shown = usePlayStore(shownTurn);
  const isAtEnd = usePlayStore((state) => state.cursor === null);
  const turn = refused ?? shown;
  return useMemo(
    () => (level === null || turn === undefined || !isAtEnd ? null : stopSentence(turn, level)),
    [level, turn, isAtEnd],
  );
}

/** The record at which the cascade of the turn in view was cut off; null where it settled. */
function cutOffRecord(state: PlayState): number | null {
  const turn = shownTurn(state);
  return turn === undefined ? null : cutOffIn(turn.trace);
}

/** Looked for once in each turn: a long one has ten thousand records. */
const cutOffIn = memoByIdentity((trace: Trace): number | null => {
  for (let index = recordCount(trace) - 1; index >= 0; index -= 1) {
    const { kind, ref } = recordAt(trace, index);
    if (kind === RecordKind.end && (ref === CascadeEnd.cutOff || ref === CascadeEnd.budgetSpent)) return index;
  }
  return null;
});

function showRecord(record: number): void {
  setCursor(record);
  showPanel("turn");
}

/** The action that was refused last, as its language writes it. */
/** Whether the last action was refused because there is nothing more to be done. */
function isRefusedAtEnd({ level, refusedAction, refusedTurn }: PlayState): boolean {
  if (level === null || refusedAction === null || refusedTurn === null) return false;
  return whyRefused(refusedTurn, level.offers)?.reason === "level-over";
}

function refusedText({ level, refusedAction }: PlayState): string | null {
  return level === null || refusedAction === null ? null : level.presentation.actionText(refusedAction);
}

/** Whether the file of the level in play has left the pack. */
function useIsGone(): boolean {
  const { files } = usePackSource();
  const file = usePlayStore((state) => state.level?.file ?? null);
  return file !== null && !files.has(file);
}
