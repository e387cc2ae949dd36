// The phases of a turn, in the order in which they come.
export const PHASES = ["load", "action", "movement", "cascade", "npc", "goals"] as const;
export type PhaseName = (typeof PHASES)[number];

const IN_WORDS: Readonly<Record<PhaseName, string>> = {
  load: "loading the level",
  action: "action phase",
  movement: "movement phase",
  cascade: "cascade",
  npc: "others move",
  goals: "goals and losing",
};

/** The phases in words, by their numbers in traces. */
export const PHASE_TEXTS: readonly string[] = PHASES.map((phase) => IN_WORDS[phase]);
