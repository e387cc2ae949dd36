// Our own bugs end up here: in the window's console, which main writes to the log.

export function reportError(error: unknown, call: string): void {
  console.error(`${call}:`, error);
}
