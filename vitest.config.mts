// Unit tests, laws and conformance. Several projects, so that `npm run test:unit` stays fast and each loads its files the
// way that suits them.
import path from "node:path";
import { type Plugin, defineConfig } from "vitest/config";
import { otherLanguages } from "./scripts/otherLanguages.mts";

const SEEDED = path.join(import.meta.dirname, "tests/laws/seeded.mts");

/** Gives every test that imports fast-check the one with a seed. */
const seededLaws: Plugin = {
  name: "seeded-laws",
  enforce: "pre",
  resolveId: (id, importer) => (id === "fast-check" && importer !== SEEDED ? SEEDED : null),
};

const GUARDS = {
  // A guard against hanging, not a measure: laws try hundreds of packs, and machines differ.
  testTimeout: 180_000,
  // What is waited for comes when the machine has time for it.
  expect: { poll: { timeout: 30_000 } },
};

/**
 * Files that share a thread, since starting one takes longer than most tests, and their modules: `shared` keeps nothing
 * between two calls.
 */
const TOGETHER = { pool: "threads", isolate: false } as const;

export default defineConfig({
  plugins: [seededLaws],
  resolve: { mainFields: ["module", "main"] },
  test: {
    // All cores: by default one of two would rest.
    maxWorkers: "100%",
    projects: [
      {
        extends: true,
        test: {
          name: "shared",
          ...GUARDS,
          ...TOGETHER,
          include: ["shared/**/*.test.ts", "tests/{laws,fuzz}/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "unit",
          ...GUARDS,
          ...TOGETHER,
          // What the window's modules keep must not reach the next file, which loads them anew.
          setupFiles: [path.join(import.meta.dirname, "tests/freshModules.mts")],
          include: ["{electron,renderer,player,cli,scripts,tests/{e2e,soak}}/**/*.test.{ts,tsx,mts}"],
        },
      },
      {
        extends: true,
        test: {
          name: "hostile",
          ...GUARDS,
          // Time and memory are measured for the whole process: other tests in it would count.
          pool: "forks",
          include: ["tests/hostile/**/*.test.ts"],
        },
      },
      {
        extends: true,
        plugins: [otherLanguages(path.join(import.meta.dirname, "tests/toy"))],
        test: { name: "toy", ...GUARDS, include: ["tests/toy/**/*.test.ts"] },
      },
      {
        extends: true,
        test: {
          name: "conformance",
          ...GUARDS,
          ...TOGETHER,
          include: ["tests/conformance/**/*.test.ts"],
        },
      },
    ],
  },
});
