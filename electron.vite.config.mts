// How the three parts of the app are bundled. Code must run on Electron 25 (the try-out runtime) and on the
// shipped one, hence the old targets; nothing of node_modules ships beside the bundles.
import path from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "electron-vite";
import { licencesPlugin } from "./scripts/licencesPlugin.mts";
import { otherLanguages } from "./scripts/otherLanguages.mts";

const root = import.meta.dirname ?? process.cwd();
/** Another folder beside `out` lets builds run side by side. */
const out = path.join(root, process.env.GRIDWRIGHT_OUT ?? "out");
/** A folder with lists of other languages; a test builds the program with a language of its own. */
const languages = process.env.GRIDWRIGHT_LANGUAGES;
const known = otherLanguages(languages === undefined ? null : path.resolve(root, languages));
/** Shipped beside the bundles, whose parts add what they hold. */
const licences = licencesPlugin(path.join(out, "THIRD-PARTY-LICENSES.txt"));
const nodeTarget = "node18.15";
/** An ES module as main script needs a newer Electron than the oldest one we run on. */
const commonJs = { format: "cjs", entryFileNames: "[name].js" } as const;
const mainFields = ["module", "main"];

export default defineConfig({
  main: {
    plugins: [known, licences()],
    resolve: { mainFields },
    build: {
      externalizeDeps: false,
      target: nodeTarget,
      outDir: path.join(out, "main"),
      rolldownOptions: { input: { main: path.join(root, "electron/main.ts") }, output: commonJs },
    },
  },
  preload: {
    plugins: [licences()],
    build: {
      externalizeDeps: false,
      target: nodeTarget,
      outDir: path.join(out, "preload"),
      rolldownOptions: { input: { preload: path.join(root, "electron/preload.ts") }, output: commonJs },
    },
  },
  renderer: {
    root: path.join(root, "renderer"),
    plugins: [known, react(), licences()],
    resolve: { mainFields: ["browser", "module", "main"] },
    worker: { format: "es", plugins: () => [known, licences()] },
    build: {
      outDir: path.join(out, "renderer"),
      emptyOutDir: true,
      target: "chrome114",
      cssTarget: "chrome114",
      minify: "oxc",
      assetsInlineLimit: 0,
      // Everything is on the disk; Monaco alone is larger than what matters on the web.
      chunkSizeWarningLimit: 10_000,
      rolldownOptions: { input: path.join(root, "renderer/index.html") },
    },
  },
});
