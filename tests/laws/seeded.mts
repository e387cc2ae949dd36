// fast-check as the suite has it: every run tries the same cases, so that a test fails for a change and never by
// chance. Looking for cases that nobody tried is `npm run fuzz`, and `GRIDWRIGHT_SEED=<any whole number>` for the laws.
import * as fc from "fast-check";

const SEED = 20_261_121;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.GRIDWRIGHT_SEED ?? SEED) });

export * from "fast-check";
