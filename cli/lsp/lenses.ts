// What playing showed, above the text: how often each rule fired, and how a level's recorded solution went.
import type { CodeLens } from "vscode-languageserver";
import { firingText } from "../../shared/pack/firingText";
import { PLAIN_WORDS } from "../../shared/pack/packModel";
import type { PackSource } from "../../shared/pack/packSource";
import type { RuleFirings } from "../../shared/rpc/language";
import type { SolutionResult } from "../../shared/rpc/solutions";
import { statusText } from "../report/statusText";
import { protocolRange } from "./ranges";

const TOP = { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };

/** `solutions` are those of the pack as it was checked last. */
export function lensesOf(
  pack: PackSource,
  file: string,
  rules: readonly RuleFirings[],
  solutions: readonly SolutionResult[],
): CodeLens[] {
  const words = pack.model?.words ?? PLAIN_WORDS;
  const played = solutions.filter((each) => each.file === file);
  return [
    ...played.map((each) => ({ range: TOP, command: told(statusText(each, words)) })),
    ...rules.map((rule) => ({ range: protocolRange(rule.range), command: told(firingText(rule, words)) })),
  ];
}

/** A lens that only tells something: editors show the title of an empty command. */
function told(title: string): { readonly title: string; readonly command: string } {
  return { title, command: "" };
}
