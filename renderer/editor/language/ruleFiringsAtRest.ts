// What the host last said of a text's rules while it was whole, where they stand since: while a mistake of syntax is typed,
// rules come and go, and lines above them would move the text.
import { editor, type languages } from "monaco-editor/editor";
import type { RuleFirings } from "../../../shared/rpc/language";
import { monacoRange } from "./hostPlaces";

/** A rule with the place where it stands now. */
export interface PlacedRule {
  readonly rule: RuleFirings;
  readonly range: languages.CodeLens["range"];
}

interface KeptRules {
  readonly rules: readonly RuleFirings[];
  /** Decorations, which move with the text. */
  readonly marks: readonly string[];
}

const kept = new WeakMap<editor.ITextModel, KeptRules>();

/** Keeps what the host says of a text without a mistake, and returns it with its places. */
export function keepRules(model: editor.ITextModel, rules: readonly RuleFirings[]): readonly PlacedRule[] {
  const ranges = rules.map(({ range }) => monacoRange(range));
  const marks = model.deltaDecorations(
    [...(kept.get(model)?.marks ?? [])],
    ranges.map((range) => ({ range, options: { description: "rule", stickiness: NEVER_GROWS } })),
  );
  kept.set(model, { rules, marks });
  return rules.map((rule, index) => ({ rule, range: ranges[index] ?? monacoRange(rule.range) }));
}

const NEVER_GROWS = editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges;

/** Returns the rules that were kept, as not counted, but those whose text is gone; null for a text that never was whole. */
export function keptRules(model: editor.ITextModel): readonly PlacedRule[] | null {
  const known = kept.get(model);
  if (known === undefined) return null;
  return known.rules.flatMap((rule, index) => {
    const range = model.getDecorationRange(known.marks[index] ?? "");
    if (range === null || range.isEmpty()) return [];
    return [{ rule: { ...rule, isCounted: false, first: null }, range }];
  });
}
