// The sessions of a pack: what it can be played from, by the names of their files.
import { isJsonObject, objectOf } from "../../../base/json";
import { done, refused } from "../../../base/result";
import type { SourceFile, StartModel } from "../../../pack/packSource";
import { packFolders } from "./packPlaces";

const NO_LIST = refused("Sessions are listed by the names of their files.");

/** The id of a session: its own, else the name of its file. */
export function sessionId({ path, value }: Pick<SourceFile, "path" | "value">): string {
  const { id } = objectOf(value);
  return typeof id === "string" && id !== "" ? id : path.slice(path.lastIndexOf("/") + 1).replace(/\.json$/, "");
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
  create({ levels, manifest }, origin, beside) {
    const taken = new Set(levels.map(sessionId));
    let number = levels.length + 1;
    while (taken.has(`session-${number}`)) number += 1;
    const id = `session-${number}`;
    const path = `${packFolders(manifest?.value).sessions}/${id}.json`;
    const from = beside === null || origin === "empty" ? {} : objectOf(beside.value);
    const events = origin === "copy" ? (from["events"] ?? []) : [];
    const session = { ...from, id, title: `Session ${number}`, events };
    return { id, path, text: `${JSON.stringify(session, null, 2)}\n`, listing: done(null) };
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
      value !== undefined && ["rules", "index", "state", "services"].includes(role) ? [value] : [],
    ),
};

function titleOf(file: SourceFile): string {
  const { title } = objectOf(file.value);
  return typeof title === "string" && title !== "" ? title : sessionId(file);
}
