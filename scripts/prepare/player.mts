// Builds the players that exported pages hold: one script and one style sheet for each language.
import path from "node:path";
import { type Plugin, build } from "vite";
import { licencesText, packagesOf } from "./licences.mts";
import { outFolder, projectRoot } from "./project.mts";

/** The languages whose packs can be played on a page, by the ids of their packs' models. */
const PLAYERS: readonly string[] = ["gridponder", "gdl"];

/** Browsers that pages are for: those of 2023 and later. */
const TARGET = ["chrome111", "firefox115", "safari16.4"];

/** Returns the folder of the built players, in that of the app's build. */
export function playersFolder(): string {
  return path.join(outFolder(), "player");
}

/** Builds all players into a folder, as `LANGUAGE.js` and `LANGUAGE.css`. */
export async function buildPlayers(folder = playersFolder()): Promise<void> {
  for (const language of PLAYERS) {
    await build({
      configFile: false,
      root: projectRoot,
      logLevel: "warn",
      define: { "process.env.NODE_ENV": '"production"' },
      plugins: [licenceNotice()],
      resolve: { mainFields: ["browser", "module", "main"] },
      build: {
        outDir: folder,
        emptyOutDir: false,
        target: TARGET,
        cssTarget: TARGET,
        minify: "oxc",
        cssCodeSplit: false,
        modulePreload: false,
        rollupOptions: {
          input: { [language]: path.join(projectRoot, "player", language, "main.ts") },
          output: { format: "iife", entryFileNames: "[name].js", assetFileNames: `${language}[extname]` },
        },
      },
    });
  }
}

/** Writes the licences of all packages in a player at its head: every page that holds it names whose work it is. */
function licenceNotice(): Plugin {
  return {
    name: "licence-notice",
    generateBundle(_, bundle) {
      for (const each of Object.values(bundle)) {
        if (each.type !== "chunk") continue;
        const text = licencesText(packagesOf(each.moduleIds))
          .replaceAll("*/", "* /")
          .replaceAll("<", "(")
          .replaceAll(">", ")");
        each.code = `/*! This page contains:\n\n${text}*/\n${each.code}`;
      }
    },
  };
}
