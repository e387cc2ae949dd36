// A function of the language in words.
import type { FunctionInfo } from "../expressions/functions";

const WHERE: Readonly<Record<FunctionInfo["use"], string>> = {
  value: "",
  drawn: " In effects and the set-up only.",
  end: " In end conditions only.",
};

/** Returns a function's signature and what it returns, as Markdown. */
export function functionText({ name, params, most, about, use }: FunctionInfo): string {
  return `\`${name}(${params.join(", ")}${Number.isFinite(most) ? "" : ", …"})\`\n\n${about}${WHERE[use]}`;
}
