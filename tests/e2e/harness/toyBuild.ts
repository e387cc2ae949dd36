// Builds the app with the toy language of tests/toy beside its own. Takes a few seconds.
import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "./packCopy";
import { outFolder } from "./runningApp";

/** The folder of the app with the toy language, beside that of the app itself. */
export const toyFolder = `${outFolder}-toy`;

/** Builds the app into `toyFolder`; rejects with the output of a build that fails. */
export async function buildToy(): Promise<void> {
  const script = path.join(projectRoot, "node_modules/electron-vite/bin/electron-vite.js");
  const env = {
    ...process.env,
    GRIDWRIGHT_LANGUAGES: "tests/toy",
    GRIDWRIGHT_OUT: path.relative(projectRoot, toyFolder),
  };
  await promisify(execFile)(process.execPath, [script, "build", "--logLevel", "warn"], { cwd: projectRoot, env });
}
