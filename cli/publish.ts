// The publish command: publishes an event, or the events of a session, in a pack of event rules.
import { statSync } from "node:fs";
import path from "node:path";
import { errorText } from "../shared/base/errorText";
import { type Json, isJsonObject } from "../shared/base/json";
import { nearestName } from "../shared/base/nearestName";
import { type Result, done, refused } from "../shared/base/result";
import {
  type LoadedPack,
  type LoadedSession,
  loadPack,
  loadSingleFile,
} from "../shared/dialects/gnosis/load/loadedPack";
import type { PublishResult, Skipped } from "../shared/dialects/gnosis/run/outcome";
import { playSession } from "../shared/dialects/gnosis/run/play";
import type { EventData } from "../shared/dialects/gnosis/text/events";
import { unlessPackIn } from "./unlessPackIn";
import { ExitCode, type Output, refuse } from "./output";
import { type FolderValues, folderValues, readJson } from "./packValues";

export interface PublishCommand {
  /** A pack's folder, or a single file that holds all of a session. */
  readonly pack: string;
  readonly session: string | null;
  readonly event: string | null;
  /** JSON, as it was given. */
  readonly payload: string | null;
  readonly seed: number | null;
  readonly isDry: boolean;
  /** Lists what was skipped. */
  readonly withSkipped: boolean;
  readonly json: boolean;
}

/** Prints what came of it, for people or (--json) programs. What is wrong with the rules goes to standard error. */
export async function publish(command: PublishCommand, output: Output): Promise<ExitCode> {
  const event = eventOf(command);
  if (!event.ok) return refuse(output, event.refusal);
  const other = await unlessPackIn(command.pack, "gnosis", "has no event rules");
  if (other !== null) return refuse(output, other);
  const opened = open(command.pack, command.session);
  if (!opened.ok) return refuse(output, opened.refusal);
  const { session, values } = opened.value;
  for (const { file, at, message } of session.rules.problems) output.writeError(`${file}#${at}: ${message}`);
  for (const problem of values.problems) output.writeError(problem);
  if (values.problems.length > 0) return ExitCode.failures;
  const { seed, isDry, withSkipped } = command;
  const played = playSession(session, { event: event.value, seed, isDry });
  if (played === null) return refuse(output, nothingToPublish(command.pack));
  if (event.value !== null) writeUnheard(session, event.value.id, output);
  const { skipped = [], ...result } = played.whole;
  const listed = withSkipped ? { ...result, skipped } : result;
  const text = (): string => textOf(played.events, skippedLines(skipped, withSkipped), isDry);
  await output.write(command.json ? `${JSON.stringify(listed)}\n` : text());
  return ExitCode.ok;
}

/** Says what can be published instead of nothing, where that is known. */
function nothingToPublish(place: string): string {
  const message = "There is no event to publish: give --event ID, or --session ID with events.";
  if (!statSync(place).isDirectory()) return message;
  const values = folderValues(place);
  const pack = loadPack(values);
  const sessions = pack.sessions.map((file) => pack.session(file).id);
  const events = new Set(pack.rules.rules.map(({ rule }) => rule.trigger));
  const known = [
    ...(sessions.length === 0 ? [] : [`Its sessions are ${sessions.join(", ")}.`]),
    ...(events.size === 0 ? [] : [`Its rules wait for ${Array.from(events).join(", ")}.`]),
  ];
  return [message, ...known].join(" ");
}

/** Says on standard error that nothing waits for an event: its name may be mistyped. */
function writeUnheard({ start, surroundings }: LoadedSession, id: string, output: Output): void {
  const heard = new Set([...start.rules.map(({ trigger }) => trigger), ...surroundings.subscribers.keys()]);
  if (heard.has(id)) return;
  const nearest = nearestName(id, heard);
  const instead = nearest === null ? "" : ` Did you mean "${nearest}"?`;
  output.writeError(`Nothing waits for the event "${id}".${instead}`);
}

/** Returns the event that the command line names; null for none. */
function eventOf({ event: id, payload }: PublishCommand): Result<EventData | null, string> {
  if (id === null) return payload === null ? done(null) : refused("--payload needs --event.");
  if (payload === null) return done({ id, data: {} });
  try {
    const data = readJson(payload);
    return isJsonObject(data) ? done({ id, data }) : refused("--payload is a JSON object.");
  } catch (error) {
    return refused(`--payload is a JSON object: ${errorText(error)}`);
  }
}

interface Opened {
  readonly session: LoadedSession;
  readonly values: FolderValues;
}

/** Opens a pack's folder, or a single file with rules and events. */
function open(place: string, session: string | null): Result<Opened, string> {
  const stat = statSync(place, { throwIfNoEntry: false });
  if (stat === undefined) return refused(`There is no folder or file ${place}.`);
  if (!stat.isDirectory()) return openFile(place, session);
  const values = folderValues(place);
  const pack = loadPack(values);
  if (session === null) return done({ session: pack.session(null), values });
  const sessions = pack.sessions.map((file) => pack.session(file));
  const found = sessions.find(({ id }) => id === session) ?? sessionOfFile(pack, session);
  if (found !== undefined) return done({ session: found, values });
  const known = sessions.map(({ id }) => id).join(", ");
  return refused(`${place} has no session "${session}"${known === "" ? "" : `; it has ${known}`}.`);
}

function sessionOfFile(pack: LoadedPack, name: string): LoadedSession | undefined {
  const file = pack.sessions.find((each) => path.posix.basename(each, ".json") === path.posix.basename(name, ".json"));
  return file === undefined ? undefined : pack.session(file);
}

function openFile(place: string, wanted: string | null): Result<Opened, string> {
  const inPack = sessionInPack(place);
  if (inPack !== null && wanted === null) return done(inPack);
  const values = folderValues(path.dirname(place));
  const file = path.basename(place);
  const session = loadSingleFile(file, values);
  if (wanted !== null && wanted !== session.id && wanted !== path.basename(file, ".json"))
    return refused(`${place} has no session "${wanted}"; it is the session ${session.id}.`);
  return done({ session, values });
}

/** A session's file in a pack's folder, without rules of its own: it has the pack's. Null for any other file. */
function sessionInPack(place: string): Opened | null {
  const folder = path.dirname(path.resolve(place));
  const file = `${path.basename(folder)}/${path.basename(place)}`;
  const values = folderValues(path.dirname(folder));
  const value = values.value(file);
  if (!isJsonObject(value) || value["rules"] !== undefined || value["files"] !== undefined) return null;
  const pack = loadPack(values);
  return pack.sessions.includes(file) ? { session: pack.session(file), values } : null;
}

function textOf(events: readonly PublishResult[], skipped: readonly string[], isDry: boolean): string {
  const dry = isDry ? ["  a dry run: nothing was called, and no state was kept"] : [];
  return `${[...events.flatMap(eventLines), ...skipped, ...dry].join("\n")}\n`;
}

function eventLines(result: PublishResult): readonly string[] {
  const { final, fired, calls, notMade = [], blocked, changes, leftOut = [] } = result;
  const json = (value: Json): string => JSON.stringify(value);
  return [
    `${final.id} ${json(final.payload)}${final.denied ? "  denied" : ""}`,
    ...fired.map(({ id, payload }) => `  fired ${id} ${json(payload)}`),
    ...calls.map((call) => `  called ${call.service}.${call.function} ${json(call.parameters)}`),
    ...notMade.map((call) => `  would call ${call.service}.${call.function} ${json(call.parameters)}`),
    ...(blocked > 0 ? [`  blocked ${blocked} ${blocked === 1 ? "event" : "events"}`] : []),
    ...changes.map(({ path: field, before, after }) => `  ${field}: ${json(before)} -> ${json(after)}`),
    ...leftOut.map(({ why, times }) => `  left out: ${why}${often(times)}`),
  ];
}

/** Without the list, one line says how much was skipped. */
function skippedLines(skipped: readonly Skipped[], isListed: boolean): readonly string[] {
  if (!isListed) {
    const times = skipped.reduce((sum, each) => sum + each.times, 0);
    return times === 0 ? [] : [`  skipped ${times} ${times === 1 ? "outcome" : "outcomes"}: --skipped lists them`];
  }
  return skipped.map((each) => {
    const what = "rule" in each ? `${each.what} of ${each.rule}` : each.at;
    return `  skipped ${what}: ${each.why}${often(each.times)}`;
  });
}

function often(times: number): string {
  return times === 1 ? "" : ` (${times} times)`;
}
