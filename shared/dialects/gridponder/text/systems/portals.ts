// What `portals` reads from its config: for the engine and for the painter's hints (fact sheet 10.3).
import type { SystemConfig } from "./config";

export interface Portals {
  readonly teleportTags: readonly string[];
  /** The param by which portals of a kind find each other. */
  readonly matchKey: string;
  /** The avatar stays on the exit; otherwise it walks on by one cell. */
  readonly endsMovement: boolean;
  readonly teleportsObjects: boolean;
}

export function readPortals(config: SystemConfig): Portals {
  return {
    teleportTags: config.texts("teleportTags", ["teleport"]),
    matchKey: config.text("matchKey", "channel"),
    endsMovement: config.flag("endMovement", true),
    teleportsObjects: config.flag("teleportObjects", false),
  };
}
