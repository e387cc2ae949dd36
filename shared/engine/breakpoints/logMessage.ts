// The messages of log points: words with what is to be read in `{…}`, and what is wrong with one. Pure.
// Knows what can stand between the braces; references of the rule language are read by the caller.
import type { BoardView } from "../../base/boardView";
import type { TextSpan } from "../../text/edit";
import { type Watch, readWatch, watchValue } from "./watches";

export type MessagePart =
  | { readonly kind: "words"; readonly text: string }
  /** `{$event.position}`: a reference of the rule language. */
  | { readonly kind: "reference"; readonly text: string }
  /** `{gems}`, `{3,2}`, `{#wood}`: a variable, a cell, how many there are. */
  | { readonly kind: "watch"; readonly watch: Watch };

export interface TextProblem extends TextSpan {
  readonly severity: "error" | "warning";
  readonly message: string;
}

export interface LogMessage {
  readonly parts: readonly MessagePart[];
  readonly problems: readonly TextProblem[];
}

/** A message taken apart; braces that hold nothing readable stay words, and are problems. */
export function readLogMessage(text: string): LogMessage {
  const parts: MessagePart[] = [];
  const problems: TextProblem[] = [];
  let end = 0;
  for (const { 0: written, 1: inside = "", index } of text.matchAll(/\{([^{}]*)\}/g)) {
    const part = readPart(inside.trim());
    if (part === null) {
      problems.push({ severity: "error", message: EMPTY, offset: index, length: written.length });
      continue;
    }
    if (index > end) parts.push({ kind: "words", text: text.slice(end, index) });
    parts.push(part);
    end = index + written.length;
  }
  if (end < text.length) parts.push({ kind: "words", text: text.slice(end) });
  const loose = looseBrace(text);
  if (loose >= 0) problems.push({ severity: "error", message: UNCLOSED, offset: loose, length: 1 });
  return { parts, problems };
}

const EMPTY = "Between { and } stands a variable, a cell as x,y, a count as #kind, or a reference as $event.position.";
const UNCLOSED = "This brace has no other to go with it.";

function readPart(inside: string): MessagePart | null {
  if (inside.startsWith("$")) return { kind: "reference", text: inside };
  const watch = readWatch(inside);
  return watch === null ? null : { kind: "watch", watch };
}

/** Where a brace stands that belongs to no pair; -1 for nowhere. */
function looseBrace(text: string): number {
  return text.replaceAll(/\{[^{}]*\}/g, (pair) => " ".repeat(pair.length)).search(/[{}]/);
}

/** The message on a board; `reference` reads what begins with `$`. */
export function fillMessage(message: LogMessage, view: BoardView, reference: (text: string) => string): string {
  return message.parts
    .map((part) => {
      if (part.kind === "words") return part.text;
      return part.kind === "reference" ? reference(part.text) : (watchValue(view, part.watch) ?? "");
    })
    .join("");
}
