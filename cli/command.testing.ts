// For tests: what a command line asks for, without doing it, and a place to collect what commands print.
import { CommanderError } from "@commander-js/extra-typings";
import { type Result, done, refused } from "../shared/base/result";
import type { Output } from "./output";
import { createProgram, refusalText } from "./program";

/** Returns the arguments that a command would be run with; a refusal is one sentence. */
export async function parsed(line: readonly string[]): Promise<Result<readonly unknown[], string>> {
  let found: readonly unknown[] = [];
  const program = createProgram({
    run: (_load, ...args) => {
      found = args;
      return Promise.resolve();
    },
  });
  try {
    await program.parseAsync(line, { from: "user" });
    return done(found);
  } catch (error) {
    if (error instanceof CommanderError) return refused(refusalText(error));
    throw error;
  }
}

export interface Printed {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command line in this process, and collects what it prints. */
export async function ran(...line: readonly string[]): Promise<Printed> {
  let text = "";
  let errors = "";
  let code = 0;
  const output: Output = {
    write: (more) => Promise.resolve(void (text += more)),
    writeError: (more) => void (errors += `${more}\n`),
  };
  const program = createProgram({
    run: async (load, ...args) => {
      const command = await load();
      code = await command(...args, output);
    },
  });
  await program.parseAsync(line, { from: "user" });
  return { code, output: text, errors };
}
