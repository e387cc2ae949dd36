// Marks tests of what only Electron has: the project `chromium` leaves them out.
import type { TestDetails } from "@playwright/test";

/** Returns the details of a test that needs Electron itself, with the reason. */
export function needsElectron(reason: string): TestDetails {
  return { tag: "@electron", annotation: { type: "needs Electron", description: reason } };
}
