// The suggestions in the fields of breakpoints: the host's completions as whole lines. Pure.
import type { CompletionOffer } from "../../../shared/language/offers";
import { applyEdits } from "../../../shared/text/edit";
import type { Suggestion } from "../../ui/SuggestInput";

/** Returns the offers that go with what stands before the caret, best first. */
export function offeredLines(text: string, caret: number, offers: readonly CompletionOffer[]): readonly Suggestion[] {
  return offers
    .filter(({ span, filter }) => isMeant(text.slice(span.offset, Math.max(span.offset, caret)), filter))
    .sort((left, right) => (left.order < right.order ? -1 : 1))
    .map((offer) => lineWith(text, offer));
}

/** Quotes may be there or not, before either of them. */
function isMeant(typed: string, filter: string): boolean {
  const plain = (word: string): string => word.replace(/^"/, "").toLowerCase();
  return plain(filter).startsWith(plain(typed));
}

function lineWith(
  text: string,
  { label, detail, span, text: written, snippet, also, asks }: CompletionOffer,
): Suggestion {
  const { plain, stop } = snippet ? withoutStops(written) : { plain: written, stop: null };
  const before = also.filter(({ offset }) => offset < span.offset);
  const shift = before.reduce((sum, edit) => sum + edit.text.length - edit.length, 0);
  const start = span.offset + shift;
  const [from, to] = stop ?? [plain.length, plain.length];
  return {
    label,
    detail,
    text: applyEdits(text, [{ ...span, text: plain }, ...also]),
    select: [start + from, start + to],
    asks,
  };
}

interface Stopped {
  readonly plain: string;
  /** The first tab stop's place; null for a text without any. */
  readonly stop: readonly [number, number] | null;
}

/**
 * Returns a snippet (`"${1:name}": $2`) as plain text on one line, with where its first stop was; choices are left
 * open.
 */
function withoutStops(snippet: string): Stopped {
  let plain = "";
  let stop: Stopped["stop"] = null;
  let end = 0;
  const oneLine = snippet.replaceAll(/\s*\n\s*/g, " ");
  for (const found of oneLine.matchAll(/\\([$}\\])|\$(?:(\d+)|\{(\d+)(?::([^}]*)|\|[^|]*\|)?\})/g)) {
    plain += oneLine.slice(end, found.index);
    end = found.index + found[0].length;
    const [, escaped, number, braced, name = ""] = found;
    if ((number ?? braced) === "1") stop ??= [plain.length, plain.length + name.length];
    plain += escaped ?? name;
  }
  return { plain: plain + oneLine.slice(end), stop };
}
