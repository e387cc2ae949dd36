// Messages of log points: text with placeholders in `{…}`, and the problems in one. The caller evaluates references of
// the rule language. Pure.
import type { BoardView, Places } from "../../base/boardView";
import { hasPlaces, typedPlace } from "../../base/placeName";
import type { TextSpan } from "../../text/edit";
import type { TracePresentation } from "../tracePresentation";
import { type Watch, readWatch, watchValue } from "./watches";

export type MessagePart =
  | { readonly kind: "words"; readonly text: string }
  /** `{$event.position}`: a reference of the rule language. */
  | { readonly kind: "reference"; readonly text: string }
  /** `{gems}`, `{3,2}`, `{#wood}`: a field, a cell, how many there are. */
  | { readonly kind: "watch"; readonly watch: Watch };

export interface TextProblem extends TextSpan {
  readonly severity: "error" | "warning";
  readonly message: string;
}

export interface LogMessage {
  readonly parts: readonly MessagePart[];
  readonly problems: readonly TextProblem[];
}

/** Parses a message. Braces with nothing valid inside stay text and are reported as problems. */
export function readLogMessage(text: string, presentation: TracePresentation, places: Places): LogMessage {
  const parts: MessagePart[] = [];
  const problems: TextProblem[] = [];
  let end = 0;
  for (const { 0: written, 1: inside = "", index } of text.matchAll(/\{([^{}]*)\}/g)) {
    const part = readPart(inside.trim(), presentation, places);
    if (part === null) {
      problems.push({
        severity: "error",
        message: emptyBraces(presentation, places),
        offset: index,
        length: written.length,
      });
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

function emptyBraces({ words, breaks }: TracePresentation, places: Places): string {
  const hasCells = breaks.some(({ kind }) => kind === "cell");
  const cell = hasCells && hasPlaces(places) ? ` a ${words.cell} such as ${typedPlace(places, [3, 2])},` : "";
  const count = words.kind === undefined ? "" : ` a count such as #${words.kind},`;
  return `Put a ${words.field},${cell}${count} or a reference such as ${words.reference} between { and }.`;
}

const UNCLOSED = "This brace has no match.";

function readPart(inside: string, presentation: TracePresentation, places: Places): MessagePart | null {
  if (presentation.isReference(inside)) return { kind: "reference", text: inside };
  const watch = readWatch(inside, presentation, places);
  return watch === null ? null : { kind: "watch", watch };
}

/** Returns the offset of a brace without a partner; -1 when there is none. */
function looseBrace(text: string): number {
  return text.replaceAll(/\{[^{}]*\}/g, (pair) => " ".repeat(pair.length)).search(/[{}]/);
}

/** Fills in the message on a board; `reference` evaluates placeholders that begin with `$`. */
export function fillMessage(
  message: LogMessage,
  view: BoardView,
  presentation: TracePresentation,
  reference: (text: string) => string,
): string {
  return message.parts
    .map((part) => {
      if (part.kind === "words") return part.text;
      return part.kind === "reference" ? reference(part.text) : (watchValue(view, part.watch, presentation) ?? "");
    })
    .join("");
}
