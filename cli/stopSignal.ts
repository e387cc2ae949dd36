// When the user or the system wants a command to stop that goes on by itself.
import process from "node:process";

/** Resolves with the first Ctrl+C or request to end. */
export function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
  });
}
