// Steps to the next or previous moment of a kind, from turn to turn: a pass, a rule that fired, a write, an event, a
// text.
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import {
  type MomentKind,
  isOfKind,
  momentAround,
  momentFrom,
  momentTitle,
} from "../../../shared/engine/trace/sessionSteps";
import { wordsOf } from "../../../shared/engine/trace/traceFilter";
import type { TraceReading } from "../../../shared/engine/tracePresentation";
import { packPresentation } from "../pack/packPresentation";
import { tellInPassing } from "../play/playCommands";
import { playStore } from "../play/playStore";
import { goToMoment } from "./runCommands";

type Matches = (turn: TurnRecord, reading: TraceReading, record: number) => boolean;

/** Goes to the nearest moment that matches; false when there is none. */
function goTo(direction: "forward" | "backward", matches: Matches): boolean {
  const { level, turns, shown, cursor } = playStore.getState();
  if (level === null) return false;
  const isMeant = (turn: TurnRecord, record: number): boolean => matches(turn, level, record);
  const found = momentFrom(turns, { turn: shown, cursor }, direction, isMeant);
  if (found !== null) goToMoment(found);
  return found !== null;
}

/** To the next moment of a kind, or the last one before; says so when there is none. */
export function goToKind(kind: MomentKind, direction: "forward" | "backward"): void {
  if (goTo(direction, (turn, _reading, record) => isOfKind(turn, record, kind))) return;
  tellNone(momentTitle(kind, packPresentation().words.rule), direction);
}

function tellNone(what: string, direction: "forward" | "backward"): void {
  tellInPassing(`No ${what} ${direction === "forward" ? "ahead" : "before"} in the session.`);
}

/** To the next record of the session whose sentence has all the words of a text, or the one before; around its ends. */
export function goToText(text: string, direction: "forward" | "backward"): void {
  const words = wordsOf(text);
  if (words.length === 0) return;
  const { level, turns, shown, cursor } = playStore.getState();
  if (level === null) return;
  const { debug, presentation } = level;
  const found = momentAround(turns, { turn: shown, cursor }, direction, (turn, record) => {
    const said = record === 0 ? "" : presentation.recordText(turn, debug, record).toLowerCase();
    return words.every((word) => said.includes(word));
  });
  if (found === null) return tellInPassing(`“${text.trim()}” is nowhere in the session.`);
  goToMoment(found.moment);
  if (found.wrapped) {
    const [from, to] = direction === "forward" ? ["end", "start"] : ["start", "end"];
    tellInPassing(`Past the ${from} of the session: the search goes on at its ${to}.`);
  }
}
