// Functions of services that a pack answers itself, in its file of services and in sessions: stubs.
import { objectOf } from "../../../base/json";
import type { PackSource } from "../../../pack/packSource";

/** Returns the names of all stubs of a pack; one that several files have comes several times. */
export function stubNames(files: PackSource["files"]): readonly string[] {
  return Array.from(files.values()).flatMap(({ role, value }) =>
    role === "services" || role === "session" ? Object.keys(objectOf(objectOf(value)["services"])) : [],
  );
}
