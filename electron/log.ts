// Writes our own errors to the terminal and to a small file that a user can send us.
import { appendFileSync, mkdirSync } from "node:fs";
import path from "node:path";

let folder: string | null = null;

/** Writes errors to `errors.log` in this folder too, from now on; only to the terminal where that is impossible. */
export function logInto(logFolder: string): void {
  try {
    mkdirSync(logFolder, { recursive: true });
    folder = logFolder;
  } catch (error) {
    logError("logs", error);
  }
}

/** Logs an error. Never throws: its callers are already handling one. */
export function logError(where: string, error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const line = `${new Date().toISOString()} ${where}: ${text}\n`;
  process.stderr.write(line);
  try {
    if (folder !== null) appendFileSync(path.join(folder, "errors.log"), line);
  } catch {
    // The terminal has the error.
  }
}
