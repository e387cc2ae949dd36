// What the search for unused code looks at. `knip` alone counts what tests use as used; `knip --production` does not,
// and so finds what only tests need (entries and files marked with `!` are those of the product and its scripts).
import type { KnipConfig } from "knip";

export default function knipConfig({ production }: { readonly production?: boolean }): KnipConfig {
  return {
    entry: [
      "electron/{main,preload,host,solver,solverThread}.ts!",
      "renderer/main.tsx!",
      "player/*/main.ts!",
      "cli/main.ts!",
      "cli/vscode/extension.ts!",
      "scripts/*.{mts,mjs}!",
      "scripts/**/*.cjs!",
      "scripts/generate/*/chapters.mts!",
      "tests/**/*.mts",
      "tests/**/*.{spec,test}.ts",
      "tests/{perf,fuzz,soak}/main.ts",
      "tests/e2e/harness/longTaskReporter.ts",
      "tests/toy/{known,window}/*.ts",
      "**/*.test.{ts,mts}",
    ],
    project: [
      "{cli,electron,player,renderer,shared,scripts}/**/*.{ts,tsx,mts}!",
      "tests/**/*.{ts,tsx,mts}",
      "!**/*.{test,testing}.{ts,tsx,mts}!",
    ],
    ignoreBinaries: ["Xvfb", "mkfifo", "mount", "umount"],
    ignoreDependencies: ["electron-builder", "oxlint", "oxlint-tsgolint", "vscode"],
    // What a file exports for its own test alone, it uses itself.
    ignoreExportsUsedInFile: production === true ? true : { interface: true, type: true },
  };
}
