// The versions of a language that the command line names.

export const PROFILES = ["published", "dsl-0.5"] as const;
export type Profile = (typeof PROFILES)[number];
