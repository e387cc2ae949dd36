// Completion and problems of a breakpoint's condition: computed at the place in the pack where the language puts such a
// condition. Knows nothing of runs.
import { defined } from "../../base/defined";
import { finish } from "../../base/work";
import { dialectOf, languageOf } from "../../dialects/registry";
import type { BreakOn } from "../../engine/breakpoints/breakPlaces";
import type { TextProblem } from "../../engine/breakpoints/logMessage";
import { locate } from "../../findings/locate";
import { caretAt } from "../../language/caret";
import { complete } from "../../language/complete";
import type { ConditionPlace } from "../../language/debugLanguage";
import type { DialectLanguage } from "../../language/dialectLanguage";
import type { CompletionOffer } from "../../language/offers";
import { sourceOfTexts } from "../../pack/packFiles";
import type { PackSource, SourceFile } from "../../pack/packSource";
import { syntaxFindings } from "../../pack/syntax/syntax";
import type { TextSpan } from "../../text/edit";
import { parseJsonTree } from "../../text/jsonTree";
import { offsetInText, placeInString } from "../../text/stringPlace";

/** Returns what can be written at a caret; none in a pack that has no place for conditions. */
export async function completeCondition(
  pack: PackSource,
  on: BreakOn,
  text: string,
  caret: number,
): Promise<readonly CompletionOffer[]> {
  const language = languageOf(pack);
  if (language?.debug.conditionsAreTexts === true) return completeText(pack, language, on, text, caret);
  // After a finished condition there is nothing to complete.
  if (isWhole(text.slice(0, caret))) return [];
  const placed = language?.debug.conditionPlace(pack, on, text) ?? null;
  if (language === null || placed === null) return [];
  const at = caretAt(placed.pack, language, placed.file, placed.offset + caret);
  const offers = at === null ? [] : await complete(at);
  const isInside = ({ offset, length }: TextSpan): boolean => offset >= 0 && offset + length <= text.length;
  return offers.flatMap((offer) => {
    const span = movedBy(offer.span, -placed.offset);
    if (!isInside(span)) return [];
    // What follows the condition in the pack does not belong to it.
    const isLast = text.slice(span.offset + span.length).trim() === "";
    const also = offer.also.map((edit) => movedBy(edit, -placed.offset)).filter(isInside);
    return [{ ...offer, span, also, text: isLast ? offer.text.replace(/,$/, "") : offer.text }];
  });
}

/** The same for a condition that is a text: it is completed, and checked, as a string of the pack. */
async function completeText(
  pack: PackSource,
  language: DialectLanguage,
  on: BreakOn,
  text: string,
  caret: number,
): Promise<readonly CompletionOffer[]> {
  const written = placedText(pack, language, on, text);
  if (written === null) return [];
  const { placed, literal, whole } = written;
  const at = caretAt(placed.pack, language, placed.file, offsetInText(whole, literal, caret) + placed.offset);
  const offers = at === null ? [] : await complete(at);
  return offers.flatMap((offer) => {
    const span = spanInside(written, offer.span);
    return span === null ? [] : [{ ...offer, span, also: [] }];
  });
}

/** A condition's text as it is written in a pack: as a JSON string. */
interface PlacedText {
  readonly placed: ConditionPlace;
  /** The JSON string, and all of it as a literal. */
  readonly whole: string;
  readonly literal: TextSpan;
  readonly text: string;
}

function placedText(pack: PackSource, { debug }: DialectLanguage, on: BreakOn, text: string): PlacedText | null {
  const whole = JSON.stringify(text);
  const placed = debug.conditionPlace(pack, on, whole);
  return placed === null ? null : { placed, whole, literal: { offset: 0, length: whole.length }, text };
}

/** Returns the span of the condition's text for one of the pack's; null for one outside of it. */
function spanInside({ placed, whole, literal, text }: PlacedText, { offset, length }: TextSpan): TextSpan | null {
  const start = offset - placed.offset;
  if (start < 0 || start + length > whole.length) return null;
  const from = placeInString(whole, literal, start);
  const to = placeInString(whole, literal, start + length);
  return { offset: from, length: Math.min(to, text.length) - from };
}

function checkText(pack: PackSource, language: DialectLanguage, on: BreakOn, text: string): readonly TextProblem[] {
  const dialect = dialectOf(pack);
  const refusal = language.debug.conditionRefusal(text);
  if (refusal !== null) return [{ severity: "error", message: refusal, offset: 0, length: text.length }];
  const written = placedText(pack, language, on, text);
  if (written === null || dialect === null) return [];
  return finish(dialect.check(written.placed.pack))
    .filter(({ file }) => file === written.placed.file.path)
    .flatMap((finding) => {
      const { severity, message, span } = locate(finding, () => written.placed.file);
      const within = spanInside(written, span);
      if (within === null) return [];
      return [{ severity: severity === "error" ? ("error" as const) : ("warning" as const), message, ...within }];
    });
}

function isWhole(text: string): boolean {
  return text.trim() !== "" && parseJsonTree(text).errors.length === 0;
}

function movedBy<Span extends TextSpan>(span: Span, by: number): Span {
  return { ...span, offset: span.offset + by };
}

/** Returns the problems of a typed condition; an empty text is valid. */
export function checkCondition(pack: PackSource, on: BreakOn, text: string): readonly TextProblem[] {
  const [dialect, language] = [dialectOf(pack), languageOf(pack)];
  if (text.trim() === "" || dialect === null || language === null) return [];
  if (language.debug.conditionsAreTexts === true) return checkText(pack, language, on, text);
  const alone = fileOf(text);
  const syntax = syntaxFindings(alone);
  if (syntax.length > 0)
    return syntax.map((finding) =>
      problem(
        locate(finding, () => alone),
        0,
      ),
    );
  const refusal = language.debug.conditionRefusal(alone.value ?? null);
  if (refusal !== null) return [{ severity: "error", message: refusal, offset: 0, length: text.length }];
  const placed = language.debug.conditionPlace(pack, on, text);
  if (placed === null) return [];
  return finish(dialect.check(placed.pack))
    .filter(({ file }) => file === placed.file.path)
    .map((finding) =>
      problem(
        locate(finding, () => placed.file),
        placed.offset,
      ),
    )
    .filter(({ offset, length }) => offset >= 0 && offset + length <= text.length);
}

const CONDITION_FILE = "condition.json";

function fileOf(text: string): SourceFile {
  const { files } = sourceOfTexts([], [{ path: CONDITION_FILE, text }], { assets: [], collections: [] });
  return defined(files.get(CONDITION_FILE));
}

function problem({ severity, message, span }: ReturnType<typeof locate>, offset: number): TextProblem {
  return {
    severity: severity === "error" ? "error" : "warning",
    message,
    offset: span.offset - offset,
    length: span.length,
  };
}
