// Where a command writes its output, and its exit codes.

export interface Output {
  /** Writes text to standard output; resolves when more may follow. */
  write(text: string): Promise<void>;
  /** Writes a line to standard error. */
  writeError(line: string): void;
}

export const ExitCode = { ok: 0, failures: 1, usage: 2 } as const;
export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

/** Says in a sentence what cannot be done, and returns the exit code for it. */
export function refuse(output: Output, sentence: string): ExitCode {
  output.writeError(sentence);
  return ExitCode.usage;
}
