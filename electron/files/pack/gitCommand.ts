// Runs git in a folder that is not trusted: no shell, no network, no prompts, and nothing that the folder configures is
// run.
import { execFile } from "node:child_process";
import os from "node:os";
import { type Result, done, refused } from "../../../shared/base/result";

const TIMEOUT_MS = 20_000;

/** Enough for all texts of a pack, and for what git writes between them. */
const MAX_OUTPUT_BYTES = 80 * 1024 * 1024;

/** `-c safe.bareRepository`: a folder that only looks like a repository is none. */
const SAFE = ["--no-pager", "-c", "safe.bareRepository=explicit", "-c", "core.fsmonitor=false"];

/** Why git gave no answer: it is not installed, or it failed, with what it wrote. */
export type GitFailure = { readonly kind: "missing" } | { readonly kind: "failed"; readonly message: string };

/** Runs git with these arguments in a folder, and `input` as what it reads. */
export function runGit(
  folder: string,
  args: readonly string[],
  input: string | null = null,
): Promise<Result<Buffer, GitFailure>> {
  return new Promise((resolve) => {
    const child = execFile(
      "git",
      [...SAFE, "-C", folder, ...args],
      {
        // Not the folder itself: Windows would look for a git.exe there first.
        cwd: os.homedir(),
        encoding: "buffer",
        env: environment(),
        maxBuffer: MAX_OUTPUT_BYTES,
        timeout: TIMEOUT_MS,
        windowsHide: true,
      },
      (error, stdout, stderr) => {
        if (error === null) return resolve(done(stdout));
        if (error.code === "ENOENT") return resolve(refused({ kind: "missing" }));
        resolve(refused({ kind: "failed", message: stderr.toString("utf8").trim() }));
      },
    );
    // A git that ended early does not read all of it; its end says why.
    child.stdin?.on("error", () => undefined);
    child.stdin?.end(input ?? "");
  });
}

/** Returns the program's own environment, without what would lead git to another repository. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith("GIT_"));
  return {
    ...Object.fromEntries(own),
    GIT_TERMINAL_PROMPT: "0",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_NO_LAZY_FETCH: "1",
    LC_ALL: "C",
  };
}
