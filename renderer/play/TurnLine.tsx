// One line about the turn in view: why an action led to nothing, where rules were cut off, else which move it was.
import { Ban, CircleAlert, type LucideIcon, OctagonX, Radio } from "lucide-react";
import { type ReactElement, useMemo } from "react";
import { memoByIdentity } from "../../shared/base/memo";
import { whyRefused } from "../../shared/engine/explain/whyCell";
import { stopSentence } from "../../shared/engine/explain/whyStopped";
import { CascadeEnd, RecordKind, type Trace } from "../../shared/engine/trace/trace";
import { recordAt, recordCount } from "../../shared/engine/trace/traceTree";
import type { TurnRecord } from "../../shared/engine/turnRecord";
import { usePackWords } from "../session/pack/packWords";
import { setCursor } from "../session/play/playCommands";
import { type PlayState, shownTurn } from "../session/play/playState";
import { usePlayStore } from "../session/play/playStore";
import { showPanel } from "../session/window/shellPort";
import { Button } from "../ui/Button";
import { type TurnMessage, turnMessage } from "./turnMessage";

const ICONS: Readonly<Record<TurnMessage["kind"], LucideIcon | null>> = {
  refused: CircleAlert,
  cutOff: OctagonX,
  stopped: Ban,
  recording: Radio,
  move: null,
};

const TONES: Partial<Record<TurnMessage["kind"], string>> = {
  cutOff: "warning",
  recording: "recording",
  move: "quiet",
};

/** Returns the words of a turn's action, where not all that its language writes may be known. */
export type ToldAs = (turn: TurnRecord, words: string) => string;

/** What is said of the turn in view. */
export interface ToldTurn {
  readonly message: TurnMessage | null;
  /** The record at which the turn's cascade was cut off; null where it settled. */
  readonly cutOff: number | null;
}

export function useToldTurn(toldAs: ToldAs | undefined): ToldTurn {
  const refused = usePlayStore(refusedText);
  const isEnded = usePlayStore(isRefusedAtEnd);
  const stopped = useStopSentence();
  const cutOff = usePlayStore(cutOffRecord);
  const isOver = usePlayStore((state) => shownTurn(state)?.won === true || shownTurn(state)?.lost === true);
  const isRecording = usePlayStore((state) => state.isRecording);
  const written = usePlayStore(moveText);
  const turn = usePlayStore(shownTurn);
  const move = toldAs === undefined || turn === undefined || !written ? written : toldAs(turn, written);
  const number = usePlayStore((state) => state.shown);
  const words = usePackWords();
  const message = turnMessage(
    { refused, isEnded, stopped, isOver, isCutOff: cutOff !== null, isRecording, move, number },
    words,
  );
  return { message, cutOff };
}

export function TurnLine({ message, cutOff }: ToldTurn): ReactElement | null {
  if (message === null) return null;
  const Icon = ICONS[message.kind];
  return (
    <span className="gw-play-message gw-play-turn" data-tone={TONES[message.kind]}>
      {Icon === null ? null : <Icon size={14} aria-hidden />}
      <span title={message.text}>{message.text}</span>
      {message.kind === "cutOff" && cutOff !== null ? (
        <Button onClick={() => showRecord(cutOff)}>Show where</Button>
      ) : null}
    </span>
  );
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

/** Whether the last action was refused because there is nothing more to be done. */
function isRefusedAtEnd({ level, refusedAction, refusedTurn }: PlayState): boolean {
  if (level === null || refusedAction === null || refusedTurn === null) return false;
  return whyRefused(refusedTurn, level.offers)?.reason === "level-over";
}

/** The action that was refused last, as its language writes it. */
function refusedText({ level, refusedAction }: PlayState): string | null {
  return level === null || refusedAction === null ? null : level.presentation.actionText(refusedAction);
}

/** The action of the turn in view, as its language writes it; empty at the start, null while nothing is played. */
function moveText(state: PlayState): string | null {
  const turn = shownTurn(state);
  if (state.level === null || turn === undefined) return null;
  return turn.action === null ? "" : state.level.presentation.actionText(turn.action);
}
