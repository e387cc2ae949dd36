// The phases of a turn, in the order in which they come.
/** Their numbers in traces. */
export const PHASE = { load: 0, action: 1, movement: 2, cascade: 3, npc: 4, goals: 5 } as const;
type PhaseName = keyof typeof PHASE;

const IN_WORDS: Readonly<Record<PhaseName, string>> = {
  load: "loading the level",
  action: "action phase",
  movement: "movement phase",
  cascade: "cascade",
  npc: "others move",
  goals: "goals and losing",
};

/** The phases in words, by their numbers in traces. */
export const PHASE_TEXTS: readonly string[] = Object.values(IN_WORDS);
