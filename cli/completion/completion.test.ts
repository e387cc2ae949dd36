import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { ran } from "../command.testing";

/** Returns what bash offers for the last of the words. */
async function offered(...words: readonly string[]): Promise<readonly string[]> {
  const { output: script } = await ran("completion", "bash");
  // `compopt` works only while the user types.
  const asked = `compopt() { :; }; COMP_WORDS=("$@"); COMP_CWORD=$(( $# - 1 )); _gridwright; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const args = ["--norc", "-c", `${script}\n${asked}`, "bash", "gridwright", ...words];
  return execFileSync("bash", args, { encoding: "utf8" }).trim().split("\n");
}

describe("completion in bash", () => {
  it.each([
    [["c"], ["check", "compare", "completion"]],
    [["--v"], ["--version"]],
    [
      ["check", "--s"],
      ["--sarif", "--solve"],
    ],
    [
      ["solve", "--profile", ""],
      ["published", "dsl-0.5"],
    ],
    [["check", "a", "--profile", "--fi"], ["--fix"]],
    [["completion", "b"], ["bash"]],
    [["check", "sample-p"], ["sample-packs"]],
    [["check", "README"], [""]],
    [["check", "--sarif", "README"], ["README.md"]],
    [["help", "tr"], ["trace"]],
    [["publish", "a", "--event", "c"], [""]],
  ] as const)("offers for %j: %j", async (words, expected) => {
    expect(await offered(...words)).toEqual(expected);
  });
});

describe("completion in other shells", () => {
  it.each(["zsh", "fish"])("names every command and its options in %s", async (shell) => {
    const { output } = await ran("completion", shell);
    for (const name of ["check", "perft", "trace"]) expect(output).toMatch(new RegExp(`\\b${name}\\b`));
    for (const flag of ["sarif", "depth", "because"]) expect(output).toMatch(new RegExp(`(?:--|-l )${flag}\\b`));
    expect(output).toContain("published dsl-0.5");
    // Quotes in help texts are closed again.
    expect(output.replaceAll("'\\''", "").replaceAll("\\'", "").split("'").length % 2).toBe(1);
  });
});
