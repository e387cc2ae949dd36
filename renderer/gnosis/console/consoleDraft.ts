// What is typed into the console: it stays while panels come and go, and goes with its pack.
import { errorText } from "../../../shared/base/errorText";
import { type Json, type JsonObject, isJsonObject, listOf, objectOf } from "../../../shared/base/json";
import { type Result, done, refused } from "../../../shared/base/result";
import type { GameAction } from "../../../shared/engine/turnRecord";
import type { PackSource } from "../../../shared/pack/packSource";
import { eventOf } from "../../../shared/dialects/gnosis/text/events";
import { exampleOf } from "../../../shared/dialects/gnosis/text/examples";
import { perPackStore } from "../../state/windowStore";

export interface ConsoleDraft {
  readonly id: string;
  /** The payload as it is typed. */
  readonly payload: string;
  /** The payload that was put there as the event's example. */
  readonly given: string;
  readonly isDry: boolean;
}

export const useConsoleDraft = perPackStore((): ConsoleDraft => ({ id: "", payload: "{}", given: "{}", isDry: false }));

/** Returns the payload that a text says; refused with a sentence. */
export function payloadOf(text: string): Result<JsonObject, string> {
  if (text.trim() === "") return done({});
  try {
    const value = JSON.parse(text) as Json;
    return isJsonObject(value) ? done(value) : refused('A payload is an object, such as {"amount": 10}.');
  } catch (error) {
    return refused(errorText(error));
  }
}

/** Chooses an event, with an example of its payload unless something else is typed already. */
export function chooseEvent(pack: PackSource, id: string): void {
  if (isTyped(useConsoleDraft.getState())) return useConsoleDraft.setState({ id });
  const given = payloadText(exampleOf(pack, id));
  useConsoleDraft.setState({ id, payload: given, given });
}

/**
 * Begins with the first event that a session records, else with the first that any other one does, else with `offered`;
 * what was typed by hand for another session stays.
 */
export function beginWith(pack: PackSource, session: string, offered: string): void {
  const draft = useConsoleDraft.getState();
  const { id } = draft;
  if (id !== "" && isTyped(draft)) return;
  const own = firstRecorded(pack.files.get(session)?.value);
  const others = pack.levels.map(({ value }) => firstRecorded(value)).find((each) => each !== null);
  chooseEvent(pack, own ?? (id === "" ? (others ?? offered) : id));
}

/** Returns the id of the first event that a session records; null for none. */
function firstRecorded(session: Json | undefined): string | null {
  const [first] = listOf(objectOf(session)["events"]).flatMap((each) => eventOf(each) ?? []);
  return first?.id ?? null;
}

/**
 * Returns the action that publishes an event once more: as a dry run while that is chosen, else for good. `seed`: of the
 * random generator; null: as it was.
 */
export function publishedAgain(action: GameAction, seed: number | null, isDry: boolean): GameAction {
  const { dryRun: _before, ...kept } = action;
  return { ...kept, ...(isDry ? { dryRun: true } : {}), ...(seed === null ? {} : { seed }) };
}

/** Returns whether a payload was typed by hand; an example stays one when the event's text changes later. */
function isTyped({ payload, given }: ConsoleDraft): boolean {
  return payload.trim() !== "{}" && payload !== given;
}

/** A payload as the console writes it. */
function payloadText(payload: JsonObject): string {
  return Object.keys(payload).length === 0 ? "{}" : JSON.stringify(payload, null, 2);
}
