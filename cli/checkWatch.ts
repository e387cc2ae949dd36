// check --watch: checks packs again whenever their files change, until the program is stopped.
import { createHash } from "node:crypto";
import { promises as fs } from "node:fs";
import { watchPack } from "../electron/files/pack/packWatcher";
import { readPackContents } from "../electron/files/pack/packContents";
import { type CheckOptions, check } from "./check";
import { ExitCode, type Output } from "./output";

/**
 * Checks the packs, then again after each change, one check at a time. Resolves after `stopped` with the code of the
 * last check; at once when the first check finds something that is no pack.
 */
export async function watchCheck(
  packs: readonly string[],
  options: CheckOptions,
  stopped: Promise<void>,
  output: Output,
): Promise<ExitCode> {
  const roots = await Promise.all(packs.map((pack) => fs.realpath(pack).catch(() => pack)));
  let seen = await contentsOf(roots);
  let code = await check(packs, options, output);
  if (code === ExitCode.usage) return code;
  let running: Promise<boolean> = Promise.resolve(false);
  const again = async (): Promise<boolean> => {
    const now = await contentsOf(roots);
    if (now === seen) return false;
    seen = now;
    if (options.form !== "json") await output.write("\n");
    code = await check(packs, options, output);
    return true;
  };
  const watchers = roots.map((root) =>
    watchPack(root, () => {
      running = running.then(again);
      return running;
    }),
  );
  await Promise.all(watchers.map(({ ready }) => ready));
  // What changed before the watchers were ready.
  for (const watcher of watchers) watcher.hint([""]);
  if (options.form === "text") output.writeError("Watching for changes. Press Ctrl+C to stop.");
  await stopped;
  for (const watcher of watchers) watcher.dispose();
  await running;
  return code;
}

/** Returns a digest of everything that a check reads. A folder that cannot be read counts as empty. */
async function contentsOf(roots: readonly string[]): Promise<string> {
  const digest = createHash("sha256");
  for (const root of roots) {
    const contents = await readPackContents(root).catch(() => null);
    digest.update(`${root}\0`);
    if (contents === null) continue;
    for (const { path, text } of contents.texts.values()) digest.update(`${path}\0${text}\0`);
    digest.update(JSON.stringify([[...contents.problems.values()], [...contents.assets]]));
  }
  return digest.digest("hex");
}
