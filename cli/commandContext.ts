// What the definition of a command needs: a way to run it, and a way to refuse what was asked.
import { CommanderError } from "@commander-js/extra-typings";
import { ExitCode, type Output } from "./output";

/** Does what a command does. Its last argument takes what it prints. */
export type Runner<Args extends readonly unknown[]> = (...args: [...Args, Output]) => Promise<ExitCode>;

export interface CommandContext {
  /** Loads a command, so that the others need not be loaded, and runs it. Its result is the program's exit code. */
  run<Args extends readonly unknown[]>(load: () => Promise<Runner<Args>>, ...args: Args): Promise<void>;
}

/** Makes the error that ends the program with exit code 2 and one sentence. */
export function usageError(sentence: string): CommanderError {
  return new CommanderError(ExitCode.usage, "gridwright.usage", sentence);
}
