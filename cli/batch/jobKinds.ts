// What a batch can do.

export const JOB_KINDS = ["solve", "check", "mutate", "count"] as const;
export type JobKind = (typeof JOB_KINDS)[number];
