// The guided tour: one long walk through the real app, for its pictures. Run it with `npm run tour`.
import path from "node:path";
import { defineConfig } from "@playwright/test";

const root = path.resolve(import.meta.dirname, "../..");

export default defineConfig({
  testDir: ".",
  outputDir: path.join(root, process.env.GRIDWRIGHT_OUT ?? "out", "tour-work"),
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
});
