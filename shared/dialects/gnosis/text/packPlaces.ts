// Where the parts of a pack are, and what each file is for.
import { type Json, isJsonObject } from "../../../base/json";
import { MANIFEST_FILE } from "../../../pack/packFiles";
import type { FileRole } from "../../../pack/packModel";

export const PERSISTENT_FILE = "state/persistent.json";
export const EPHEMERAL_FILE = "state/ephemeral.json";
export const SERVICES_FILE = "services.json";
export const EVENTS_FILE = "events.json";

/** Folders of a pack; `rules` may be one file. */
export interface PackFolders {
  readonly rules: string;
  readonly sessions: string;
}

/** Returns the folders that a manifest names, else the usual ones. */
export function packFolders(manifest: Json | undefined): PackFolders {
  return { rules: folderNamed(manifest, "rules"), sessions: folderNamed(manifest, "sessions") };
}

function folderNamed(manifest: Json | undefined, member: string): string {
  const value = isJsonObject(manifest) ? manifest[member] : undefined;
  return typeof value === "string" && value !== "" ? value.replace(/^\.\//, "").replace(/\/+$/, "") : member;
}

const OWN_FILES: Readonly<Record<string, FileRole>> = {
  [MANIFEST_FILE]: "manifest",
  [PERSISTENT_FILE]: "persistent",
  [EPHEMERAL_FILE]: "state",
  [SERVICES_FILE]: "services",
  [EVENTS_FILE]: "events",
};

/** What a file is for; `other` when nothing reads it. */
export function roleOfPath(path: string, { rules, sessions }: PackFolders): FileRole {
  if (Object.hasOwn(OWN_FILES, path)) return OWN_FILES[path] ?? "other";
  if (!path.endsWith(".json")) return "other";
  if (path === rules) return "rules";
  if (path === `${rules}/index.json`) return "index";
  if (path.startsWith(`${rules}/`)) return "rules";
  const isSession = path.startsWith(`${sessions}/`) && !path.slice(sessions.length + 1).includes("/");
  return isSession ? "session" : "other";
}
