// Commands about the rule at the caret of the text, or where the debugger stands.
import type { BreakOn } from "../../../shared/engine/breakpoints/breakPlaces";
import { ruleKeyAt } from "../../../shared/engine/explain/ruleName";
import { shownTurn } from "../../session/play/playState";
import { playStore } from "../../session/play/playStore";
import { ruleAtCaret } from "../../session/pack/textCaret";
import { runToRule } from "../../session/run/breakRuns";
import { askAboutRule } from "../../session/step/whyQuestion";
import { showPanel } from "../dock/dock";
import { showRefusal } from "../toasts";

/** Does something with the breakpoint of the rule at the caret; elsewhere it tells where breakpoints are set. */
export function breakAtCaret(act: (on: BreakOn) => void): void {
  const rule = ruleAtCaret();
  if (rule !== null) return act({ kind: "rule", rule: rule.id });
  showRefusal(
    "The caret is not in a rule",
    "Use the Breakpoints panel to break on an event, a cell, a variable or a kind.",
    {
      label: "Breakpoints",
      run: () => showPanel("breakpoints"),
    },
  );
}

/** Goes to where the rule at the caret fires. */
export async function runToCaret(direction: "forward" | "backward"): Promise<void> {
  const rule = ruleAtCaret();
  if (rule !== null) await runToRule(rule.id, direction);
  else
    showRefusal("The caret is not in a rule", "The run goes to the next firing of the rule at the caret of the text.");
}

/** Asks about the rule at the caret, if the text has the focus; else about the one that the debugger stands in, if any. */
export function askWhy(): void {
  const inText = document.activeElement?.closest('[data-panel="editor"]') !== null;
  const rule = inText ? (ruleAtCaret()?.id ?? null) : ruleAtCursor();
  if (rule === null) showPanel("why");
  else askAboutRule(rule);
}

function ruleAtCursor(): string | null {
  const state = playStore.getState();
  const { level, cursor } = state;
  const turn = shownTurn(state);
  return level === null || turn === undefined || cursor === null ? null : ruleKeyAt(level.debug, turn.trace, cursor);
}
