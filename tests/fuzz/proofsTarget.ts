// What the solver proves of small random levels, against a naive search that shares no code with it.
import * as fc from "fast-check";
import { compareProofs, proofCase } from "../laws/proofCase.testing";
import { type FuzzTarget, check } from "./fuzzTarget";

const answers = { solved: 0, unsolvable: 0, unknown: 0 };

export const PROOFS_TARGET: FuzzTarget = {
  name: "proofs of the solver",
  // A law tries 200 of them.
  runs: 5,
  property: fc.property(proofCase, (each) => {
    const { naive, wrong } = compareProofs(each);
    check(wrong === null, wrong ?? "");
    answers[naive] += 1;
  }),
  told: () => `${answers.solved} solved, ${answers.unsolvable} without a solution, ${answers.unknown} too large`,
};
