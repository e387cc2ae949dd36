// What caused the last change of something in recorded moves: what is meant by a name, and the chain of causes.
import { type Places, isOnBoard } from "../shared/base/boardView";
import { defined } from "../shared/base/defined";
import { placesText, typedPlace } from "../shared/base/placeName";
import { type Result, done, refused } from "../shared/base/result";
import { becauseLines } from "../shared/engine/explain/causeGraph";
import {
  type HistoryEntry,
  type HistoryOf,
  historyNamed,
  lastWriteBefore,
  writtenFields,
} from "../shared/engine/explain/history";
import { fieldNames } from "../shared/engine/trace/fieldPath";
import { fieldOf, viewAt } from "../shared/engine/trace/traceView";
import type { TracePresentation, TraceReading } from "../shared/engine/tracePresentation";
import type { TurnRecord } from "../shared/engine/turnRecord";

/** The turn in which something changed last, and why. */
export interface CauseAnswer {
  readonly turn: number;
  readonly lines: readonly string[];
}

/** How many names a refusal lists. */
const MOST_NAMES = 12;

/** Words for the end of a level. */
const ENDS: ReadonlySet<string> = new Set(["win", "won", "lose", "lost", "loss", "draw"]);

/** Returns what caused the last change of something by the end of a turn. Refused with a sentence where nothing did. */
export function causeAnswer(
  what: string,
  turns: readonly TurnRecord[],
  reading: TraceReading,
  turn: number,
): Result<CauseAnswer, string> {
  const found = changeNamed(what, turns, reading.presentation, turn);
  if (!found.ok) return found;
  const { turn: at, record } = found.value;
  const head = reading.presentation.turnText(defined(turns[at]), at);
  return done({ turn: at, lines: [head, ...becauseLines({ turns, number: at, reading }, record)] });
}

function changeNamed(
  what: string,
  turns: readonly TurnRecord[],
  presentation: TracePresentation,
  turn: number,
): Result<HistoryEntry, string> {
  const { shape } = defined(turns[0]);
  const named = historyNamed(what, presentation, shape);
  const meant = named === null ? [] : [named];
  const ends = ENDS.has(what.toLowerCase()) ? presentation.outcomeFields.filter(({ decides }) => decides) : [];
  for (const each of [...meant, ...(isThere(named, turns, turn) ? [] : ends.map(fieldAt))]) {
    const found = lastWriteBefore(turns, each, turn, null);
    if (found !== null) return done(found);
  }
  const same = refused(`"${what}" does not change in the turns up to ${turn}.`);
  if (isThere(named, turns, turn) || ends.length > 0) return same;
  if (named?.kind === "cell") return refused(unknownPlace(what, presentation, shape));
  const paths = pathsEndingIn(what, turns, presentation, turn);
  const [path] = paths;
  if (path === undefined) return refused(unknownText(what, presentation, shape, turns, turn));
  const names = paths.map((each) => presentation.fieldName(each));
  if (paths.length > 1) return refused(`"${what}" may be ${names.slice(0, MOST_NAMES).join(" or ")}.`);
  const found = lastWriteBefore(turns, fieldAt({ path }), turn, null);
  return found === null ? refused(`"${names[0] ?? what}" does not change in the turns up to ${turn}.`) : done(found);
}

/** Says that a board has no such place, and which it has. */
export function unknownPlace(name: string, { words }: TracePresentation, places: Places): string {
  return `There is no ${words.cell} "${name}": the ${words.cell}s are ${placesText(places)}.`;
}

function fieldAt({ path }: { readonly path: string }): HistoryOf {
  return { kind: "field", path };
}

/** Returns whether there is such a cell or field, whether or not it ever changes. */
function isThere(named: HistoryOf | null, turns: readonly TurnRecord[], turn: number): boolean {
  if (named === null) return false;
  const at = defined(turns[turn]);
  return named.kind === "cell"
    ? isOnBoard(at.shape, named.position)
    : fieldOf(viewAt(at, null).state, named.path) !== undefined;
}

/** Returns the paths of fields whose last names are these. */
function pathsEndingIn(
  what: string,
  turns: readonly TurnRecord[],
  { facts }: TracePresentation,
  turn: number,
): readonly string[] {
  const typed = what.split(".");
  const { state } = viewAt(defined(turns[turn]), null);
  const known = [...facts(state).map(({ path }) => path), ...writtenFields(turns.slice(0, turn + 1))];
  const isMeant = (path: string): boolean => fieldNames(path).slice(-typed.length).join(".") === what;
  return [...new Set(known)].filter(isMeant);
}

function unknownText(
  what: string,
  { listedNames, words }: TracePresentation,
  places: Places,
  turns: readonly TurnRecord[],
  turn: number,
): string {
  const names = listedNames(viewAt(defined(turns[turn]), null).state);
  const listed = names.length === 0 ? "" : ` such as ${names.slice(0, MOST_NAMES).join(", ")}`;
  const cell = places.width > 0 ? `a ${words.cell} such as ${typedPlace(places, [0, 0])}, or ` : "";
  return `There is no "${what}": name ${cell}a ${words.field}${listed}.`;
}
