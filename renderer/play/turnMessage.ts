// The message about the turn in view, the most urgent first. Pure.
import { a } from "../../shared/base/article";
import { capital } from "../../shared/base/capital";
import type { PackWords } from "../../shared/pack/packModel";

/** What is known of the turn in view and of the last action. */
export interface TurnFacts {
  /** The action that was refused last; null for none. */
  readonly refused: string | null;
  /** Whether it was refused because the game is over. */
  readonly isEnded: boolean;
  /** What stopped the last action, as a sentence; null where it did something or nobody knows. */
  readonly stopped: string | null;
  /** Whether the turn ended the game. */
  readonly isOver: boolean;
  /** Whether rules were cut off in it. */
  readonly isCutOff: boolean;
  readonly isRecording: boolean;
  /** The turn's action; empty at the start, null while nothing is played. */
  readonly move: string | null;
  /** The number of the turn; 0 is the start. */
  readonly number: number;
}

export interface TurnMessage {
  readonly kind: "refused" | "cutOff" | "stopped" | "recording" | "move";
  readonly text: string;
}

/** Returns the one message about the turn; null while nothing is played. */
export function turnMessage(facts: TurnFacts, words: PackWords): TurnMessage | null {
  const stopped = facts.isOver ? null : facts.stopped;
  if (facts.refused !== null) return { kind: "refused", text: refusal(facts.refused, facts.isEnded, stopped, words) };
  if (facts.isCutOff) {
    return {
      kind: "cutOff",
      text: "Rules were cut off in this turn: the cascade reached its limit before it settled.",
    };
  }
  if (stopped !== null) return { kind: "stopped", text: stopped };
  if (facts.isRecording) return { kind: "recording", text: recordingText(words) };
  if (facts.move === null) return null;
  const { number, move } = facts;
  return {
    kind: "move",
    text: number === 0 ? `No ${words.move} yet.` : `${capital(words.move)} ${number}: ${move}`,
  };
}

/** What there is to tell beside the board. */
export interface Told {
  readonly hasNotice: boolean;
  /** Whether the text has changed since, or is gone. */
  readonly hasOtherText: boolean;
  readonly message: TurnMessage | null;
}

/** Returns which of it is told, as there is room for one: what the player did a moment ago comes first. */
export function toldFirst({ hasNotice, hasOtherText, message }: Told): "notice" | "text" | "turn" {
  if (message?.kind === "refused") return "turn";
  if (hasNotice) return "notice";
  if (message?.kind === "cutOff" || message?.kind === "stopped") return "turn";
  return hasOtherText ? "text" : "turn";
}

function refusal(refused: string, isEnded: boolean, stopped: string | null, words: PackWords): string {
  const { play, move, start } = words;
  if (isEnded) return `This ${play} is over: undo the last ${move}, or restart the ${start}.`;
  const text = `The ${play} did not accept “${refused}”; it does not count as ${a(move)}.`;
  return stopped === null ? text : `${text} ${stopped}`;
}

function recordingText({ start, record }: PackWords): string {
  if (start === record) return `Recording: what you play is written to this ${start}.`;
  return `Recording: what you play becomes this ${start}’s ${record}.`;
}
