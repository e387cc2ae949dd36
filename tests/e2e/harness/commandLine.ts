// The bundled command line, for tests that compare what it prints with what the window shows.
import { execFileSync } from "node:child_process";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { projectRoot } from "./packCopy";

/**
 * Returns the path of the bundled program, built when a source is newer. It starts in a fraction of the time that its
 * sources take. A process of its own builds it, since Playwright loads no ES modules of ours.
 */
export function builtCommandLine(): string {
  const script = pathToFileURL(path.join(projectRoot, "scripts/prepare/cliPackage.mts")).href;
  const code = `import("${script}").then(({ builtCli }) => builtCli()).then((file) => process.stdout.write(file))`;
  return execFileSync(process.execPath, ["--import", pathToFileURL(require.resolve("tsx")).href, "--eval", code], {
    cwd: projectRoot,
  }).toString();
}
