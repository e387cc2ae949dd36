// End-to-end tests: each starts the built app on its own copy of a pack. Run them with `npm run e2e`.
import path from "node:path";
import { type ReporterDescription, defineConfig } from "@playwright/test";

const root = path.resolve(import.meta.dirname, "../..");

const JSON_TOO: ReporterDescription[] = [["json"]];

export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  outputDir: path.join(root, process.env.GRIDWRIGHT_OUT ?? "out", "e2e"),
  // On one display two apps would take the focus from each other; on Linux each worker has its own (`ownDisplay.ts`).
  workers: process.platform === "linux" ? 2 : 1,
  fullyParallel: false,
  retries: 0,
  // The JSON report goes into the file that the variable names; without it, onto the terminal.
  reporter: [["list"], ["./harness/longTaskReporter.ts"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? JSON_TOO : [])],
  forbidOnly: true,
  // Guards against hanging, not measures: what is waited for comes when the machine has time for it. A test of 15
  // seconds took over 2 minutes where other work had both cores.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  projects: [{ name: "electron" }, { name: "chromium", grepInvert: /@electron/ }],
});
