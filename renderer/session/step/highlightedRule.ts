// The rule of the text under the pointer, or else at the caret, whose cells the boards highlight.
import type { NamedRule } from "../../../shared/rpc/debug";
import { perPackStore } from "../../state/windowStore";

interface HighlightedRule {
  readonly pointed: NamedRule | null;
  /** While the text has the focus. */
  readonly atCaret: NamedRule | null;
}

const useHighlightedRules = perPackStore<HighlightedRule>(() => ({ pointed: null, atCaret: null }));

/** The same object as long as it is the same rule. */
export function useHighlightedRule(): NamedRule | null {
  return useHighlightedRules(({ pointed, atCaret }) => pointed ?? atCaret);
}

/** Says which rule is pointed at, or has the caret; null for none. */
export function lightRule(by: keyof HighlightedRule, rule: NamedRule | null): void {
  const known = useHighlightedRules.getState()[by];
  if (known?.id !== rule?.id || known?.file !== rule?.file) useHighlightedRules.setState({ [by]: rule });
}
