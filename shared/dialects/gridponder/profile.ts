// Where the two versions of the language differ, as named switches (V1 to V9), and which one a pack speaks.

export const PROFILE_IDS = ["dsl-0.5", "published"] as const;
export type ProfileId = (typeof PROFILE_IDS)[number];

export interface Profile {
  readonly id: ProfileId;
  /**
   * V1, V8: match all rules, and read their references, on the state at the start of a pass, then run them; else match
   * and run event by event.
   */
  readonly selectsBeforeRunning: boolean;
  /** V2: what is placed at the start triggers rules and systems. */
  readonly cascadesAtLoad: boolean;
  /** V3: the phase in which emitters release. */
  readonly emittersRunIn: "cascade" | "npc";
  /** V4: a merge that advances a sequence is removed, if the goal consumes. */
  readonly consumesMatchedMerges: boolean;
  /** V5: the last action allowed is already lost if it does not win. */
  readonly losesAtActionLimit: boolean;
  /** V6: a blocked move that nothing completed is still pending in later turns. */
  readonly keepsPendingMove: boolean;
  /** V7: portals move objects unasked, and an avatar that merely stands on one. */
  readonly portalsAlwaysTeleport: boolean;
  /** V9: what falls, is teleported or severed leaves its cell of the objects layer with events, as a push does. */
  readonly announcesAllLeaving: boolean;
}

export const PROFILES: Readonly<Record<ProfileId, Profile>> = {
  "dsl-0.5": {
    id: "dsl-0.5",
    selectsBeforeRunning: true,
    cascadesAtLoad: false,
    emittersRunIn: "cascade",
    consumesMatchedMerges: true,
    losesAtActionLimit: false,
    keepsPendingMove: false,
    portalsAlwaysTeleport: false,
    announcesAllLeaving: true,
  },
  published: {
    id: "published",
    selectsBeforeRunning: false,
    cascadesAtLoad: true,
    emittersRunIn: "npc",
    consumesMatchedMerges: false,
    losesAtActionLimit: true,
    keepsPendingMove: true,
    portalsAlwaysTeleport: true,
    announcesAllLeaving: false,
  },
};

/** Returns the profile of a manifest's `dslVersion`; anything but "0.5" is previewed as published. */
export function profileOfVersion(version: unknown): ProfileId {
  return version === "0.5" ? "dsl-0.5" : "published";
}

export function isProfileId(id: string): id is ProfileId {
  return (PROFILE_IDS as readonly string[]).includes(id);
}
