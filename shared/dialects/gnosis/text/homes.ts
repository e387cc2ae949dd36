// Where a session's state and stubs are written: in its own file, or in the pack's.
import { isJsonObject, objectOf } from "../../../base/json";
import type { PackSource } from "../../../pack/packSource";
import { SERVICES_FILE } from "./packPlaces";
import { type StateRoot, stateFile, treeIn } from "./stateTrees";

/** A place of a file; the file need not be there yet. */
export interface Home {
  readonly file: string;
  readonly steps: readonly string[];
  /** It is the session's own, and not the pack's. */
  readonly isOwn: boolean;
}

/** Returns where the state tree is written that a session begins with. */
export function stateHome({ files }: PackSource, session: string | null, root: StateRoot): Home {
  const value = session === null ? undefined : files.get(session)?.value;
  if (session !== null && isJsonObject(objectOf(value)[root])) return { file: session, steps: [root], isOwn: true };
  const file = stateFile(root);
  return { file, steps: treeIn(files.get(file)?.value, root).keys, isOwn: false };
}

/** Returns where the stub of a function is written, or would be: a session's own stub comes before that of the pack. */
export function stubHome({ files }: PackSource, session: string | null, name: string): Home {
  const own = session === null ? {} : objectOf(objectOf(files.get(session)?.value)["services"]);
  if (session !== null && Object.hasOwn(own, name)) return { file: session, steps: ["services", name], isOwn: true };
  return { file: SERVICES_FILE, steps: ["services", name], isOwn: false };
}
