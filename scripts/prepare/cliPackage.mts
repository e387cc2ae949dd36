// Makes the package of the command line: one bundled program, what `npm pack` needs, and the licences of what is in it.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Rolldown, build } from "vite";
import { ensureGeneratedCode, isNewer, timesBelow } from "./generatedCode.mts";
import { buildPlayers } from "./player.mts";
import { licencesText, manifestOf, packagesOf } from "./licences.mts";
import { outFolder, projectRoot } from "./project.mts";

const PROGRAM = "gridwright.mjs";
/** Some of the packages expect their file's name, as every CommonJS module has it. */
const BANNER = "#!/usr/bin/env node\nconst __filename = import.meta.filename;";

/** Packages that are compiled for each system: users who want what they do install them beside the program. */
const ADDED: Readonly<Record<string, string>> = { "@resvg/resvg-js": "^2.6.2" };

/** Writes the package into a folder, which it empties first. */
export async function makeCliPackage(folder: string): Promise<void> {
  await ensureGeneratedCode();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const bundled = await bundleCli(folder);
  await buildPlayers(path.join(folder, "player"));
  chmodSync(path.join(folder, PROGRAM), 0o755);
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(manifest(), null, 2)}\n`);
  writeFileSync(path.join(folder, "THIRD-PARTY-LICENSES.txt"), licencesText(bundled));
  cpSync(path.join(projectRoot, "LICENSE"), path.join(folder, "LICENSE"));
  cpSync(path.join(projectRoot, "docs", "command-line.md"), path.join(folder, "README.md"));
}

/**
 * Returns the bundled program, built when a source is newer. Commands that start threads need it: Node starts a thread
 * from a file that it can read as it is.
 */
export async function builtCli(): Promise<string> {
  const folder = path.join(outFolder(), "cli-run");
  const program = path.join(folder, PROGRAM);
  const sources = ["cli", "electron/files", "shared"].flatMap((each) => timesBelow(path.join(projectRoot, each)));
  if (isNewer(timesBelow(program), sources)) return program;
  mkdirSync(folder, { recursive: true });
  // Put into its place whole: others may build it, and run it, at the same time.
  const own = mkdtempSync(path.join(outFolder(), "cli-run-"));
  await bundleCli(own);
  renameSync(path.join(own, PROGRAM), program);
  rmSync(own, { recursive: true });
  return program;
}

/** Bundles the program and returns the folders of the packages that went in, in their order by name. */
export function bundleCli(folder: string): Promise<readonly string[]> {
  return bundleForNode({
    entry: "cli/main.ts",
    folder,
    name: PROGRAM,
    format: "es",
    banner: BANNER,
    external: Object.keys(ADDED),
  });
}

interface NodeBundle {
  /** The source to begin with, from the project's root. */
  readonly entry: string;
  readonly folder: string;
  readonly name: string;
  readonly format: "es" | "cjs";
  readonly banner: string;
  /** Packages that are there where it runs. */
  readonly external: readonly string[];
}

/** Bundles a program for Node and returns the folders of the packages that went in, in their order by name. */
export async function bundleForNode(bundle: NodeBundle): Promise<readonly string[]> {
  const { entry, folder, name, format, banner, external } = bundle;
  const result = await build({
    configFile: false,
    root: projectRoot,
    logLevel: "warn",
    resolve: { mainFields: ["module", "main"] },
    ssr: { noExternal: true },
    build: {
      ssr: path.join(projectRoot, entry),
      outDir: folder,
      emptyOutDir: false,
      target: "node20",
      minify: true,
      rolldownOptions: {
        external: [...external],
        output: { format, entryFileNames: name, codeSplitting: false, banner },
      },
    },
  });
  const outputs = [result].flat() as readonly Rolldown.RolldownOutput[];
  const modules = outputs.flatMap(({ output }) =>
    output.flatMap((each) => (each.type === "chunk" ? each.moduleIds : [])),
  );
  return packagesOf(modules);
}

function manifest(): object {
  const { name, version, author, license, engines } = manifestOf(projectRoot);
  const optional = Object.fromEntries(Object.keys(ADDED).map((each) => [each, { optional: true }]));
  const added = { peerDependencies: ADDED, peerDependenciesMeta: optional };
  const description = "Checks, plays and searches packs of puzzles and board games on the command line.";
  return {
    name,
    version,
    description,
    license,
    author,
    type: "module",
    bin: { gridwright: PROGRAM },
    engines,
    ...added,
  };
}
