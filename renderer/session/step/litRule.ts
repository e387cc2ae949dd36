// The rule of the text that the pointer rests on, or else the caret is in: what the boards light up for.
import { create } from "zustand";
import type { NamedRule } from "../../../shared/rpc/debug";

interface LitRule {
  readonly pointed: NamedRule | null;
  /** While the text has the focus. */
  readonly atCaret: NamedRule | null;
}

const useLitRules = create<LitRule>(() => ({ pointed: null, atCaret: null }));

/** The same object as long as it is the same rule. */
export function useLitRule(): NamedRule | null {
  return useLitRules(({ pointed, atCaret }) => pointed ?? atCaret);
}

/** Says which rule is pointed at, or has the caret; null for none. */
export function lightRule(by: keyof LitRule, rule: NamedRule | null): void {
  const known = useLitRules.getState()[by];
  if (known?.id !== rule?.id || known?.file !== rule?.file) useLitRules.setState({ [by]: rule });
}
