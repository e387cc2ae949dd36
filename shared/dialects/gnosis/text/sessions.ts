// The sessions of a pack: what it can be played from, by the names of their files.
import { isJsonObject, objectOf } from "../../../base/json";
import { done, refused } from "../../../base/result";
import { fileStem } from "../../../pack/fileNames";
import type { PackSource, SourceFile, StartModel } from "../../../pack/packSource";
import { pastedId, pastedValue } from "../../../pack/pastedText";
import { applyEdits } from "../../../text/edit";
import { parseJsonTree } from "../../../text/jsonTree";
import { memberEdits } from "../../../text/memberEdit";
import { packFolders } from "./packPlaces";

const NO_LIST = refused("Sessions are listed by the names of their files.");

/** The id of a session: its own, else the name of its file. */
export function sessionId({ path, value }: Pick<SourceFile, "path" | "value">): string {
  const { id } = objectOf(value);
  return typeof id === "string" && id !== "" ? id : fileStem(path);
}

export const sessionModel: StartModel = {
  entries: ({ levels }) =>
    levels.map((file, index) => ({
      kind: "start",
      id: sessionId(file),
      title: titleOf(file),
      file,
      number: index + 1,
      listedAt: null,
    })),
  idOf: sessionId,
  titleOf,
  titlePath: () => ["title"],
  ofIds: "session",
  create(pack, origin, beside) {
    const { id, path, number } = freeSession(pack);
    const from = beside === null || origin === "empty" ? {} : objectOf(beside.value);
    const events = origin === "copy" ? (from["events"] ?? []) : [];
    const session = { ...from, id, title: `Session ${number}`, events };
    return { id, path, text: `${JSON.stringify(session, null, 2)}\n`, listing: done(null) };
  },
  paste(pack, text) {
    const value = pastedValue(text);
    if (value === null || !Array.isArray(value["events"])) return null;
    const own = pastedId(value);
    const { id, path } = own !== null && isFree(pack, own) ? { id: own, path: pathOf(pack, own) } : freeSession(pack);
    return { id, path, text: withId(text, id), listing: done(null) };
  },
  unlist: () => done(null),
  move: () => NO_LIST,
  arrange: () => NO_LIST,
  removeEntry: () => NO_LIST,
  listLength: () => 0,
  sizeOf: () => null,
  playedMembers({ value }) {
    if (!isJsonObject(value)) return {};
    const { title: _title, description: _description, events: _events, ...played } = value;
    return played;
  },
  playedContext: ({ files }) =>
    Array.from(files.values()).flatMap(({ role, value }) =>
      value !== undefined && ["rules", "index", "persistent", "state", "services"].includes(role) ? [value] : [],
    ),
};

function titleOf(file: SourceFile): string {
  const { title } = objectOf(file.value);
  return typeof title === "string" && title !== "" ? title : sessionId(file);
}

function pathOf({ manifest }: PackSource, id: string): string {
  return `${packFolders(manifest?.value).sessions}/${id}.json`;
}

function isFree(pack: PackSource, id: string): boolean {
  return !pack.files.has(pathOf(pack, id)) && pack.levels.every((session) => sessionId(session) !== id);
}

/** The next session by number. */
function freeSession(pack: PackSource): { readonly id: string; readonly path: string; readonly number: number } {
  let number = pack.levels.length + 1;
  while (!isFree(pack, `session-${number}`)) number += 1;
  const id = `session-${number}`;
  return { id, path: pathOf(pack, id), number };
}

function withId(text: string, id: string): string {
  return applyEdits(text, memberEdits(text, parseJsonTree(text), ["id"], id));
}
