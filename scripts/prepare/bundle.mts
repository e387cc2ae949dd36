// Bundles a TypeScript program the way the app is bundled, so that benchmarks measure what is shipped. Unbundled, every
// access to another file's export would be a call.
import path from "node:path";
import { build } from "vite";
import { outFolder, projectRoot } from "./project.mts";

/** Bundles `entry` (from the project's root) into the build folder and returns the path of the program. */
export async function bundleProgram(entry: string, name: string): Promise<string> {
  const folder = path.join(outFolder(), name);
  await build({
    configFile: false,
    root: projectRoot,
    logLevel: "warn",
    plugins: [{ name: "own-folder", transform: withOwnFolder }],
    resolve: { mainFields: ["module", "main"] },
    ssr: { noExternal: true, external: ["@playwright/test", "@resvg/resvg-js"] },
    build: {
      ssr: path.join(projectRoot, entry),
      outDir: folder,
      emptyOutDir: true,
      target: "node20",
      minify: false,
      rollupOptions: { output: { format: "cjs", entryFileNames: "main.cjs" } },
    },
  });
  return path.join(folder, "main.cjs");
}

/** Keeps `__dirname` of a bundled file the folder of its source. */
function withOwnFolder(code: string, file: string): string | null {
  return code.includes("__dirname") ? code.replaceAll("__dirname", JSON.stringify(path.dirname(file))) : null;
}
