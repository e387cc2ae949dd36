// Seeds fast-check: every run tries the same cases, so that a test fails because of a change and never by chance. New
// cases are tried by `npm run fuzz`, and for the laws by `GRIDWRIGHT_SEED=<any whole number>`.
import * as fc from "fast-check";

const SEED = 20_261_121;

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.GRIDWRIGHT_SEED ?? SEED) });

export * from "fast-check";
