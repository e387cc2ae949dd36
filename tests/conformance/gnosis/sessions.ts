// Plays sessions that tests write as plain objects (spec B7).
import type { Json, JsonObject } from "../../../shared/base/json";
import { type LoadedSession, loadSingleFile } from "../../../shared/dialects/gnosis/load/loadedPack";
import type { PackValues } from "../../../shared/dialects/gnosis/text/packValues";
import type { PublishResult } from "../../../shared/dialects/gnosis/run/outcome";
import { playSession } from "../../../shared/dialects/gnosis/run/play";

/** Files of a pack that a test holds as values. */
export function heldValues(files: Readonly<Record<string, Json>>): PackValues {
  return {
    has: (path) => Object.hasOwn(files, path),
    value: (path) => files[path],
    jsonFilesIn: (folder) =>
      Object.keys(files)
        .filter((path) => path.endsWith(".json") && path.slice(0, Math.max(0, path.lastIndexOf("/"))) === folder)
        .sort(),
  };
}

export function sessionOf(value: JsonObject): LoadedSession {
  return loadSingleFile("session.json", heldValues({ "session.json": value }));
}

/** Plays all events of a session; throws when it has none. */
export function play(value: JsonObject, isDry = false): PublishResult {
  const result = playSession(sessionOf(value), { event: null, seed: null, isDry })?.whole ?? null;
  if (result === null) throw new Error("The session has no events.");
  return result;
}

/** The payload that one event ends with. */
export function payloadOf(rules: readonly JsonObject[], data: JsonObject, more: JsonObject = {}): JsonObject {
  return play({ rules, events: [{ id: "E", data }], ...more }).final.payload;
}

/** An interceptor of the event E. */
export function interceptor(id: string, parts: JsonObject): JsonObject {
  return { id, category: "INTERCEPTOR", trigger: "E", ...parts };
}
