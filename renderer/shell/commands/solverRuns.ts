// Runs the commands of the solver.
import { ruleAtCaret } from "../../session/pack/textCaret";
import { switchFates } from "../../session/solver/insightLink";
import { findPlay } from "../../session/solver/playThat";
import { adoptShortest, cancelSearch, searchLonger, watchShortest } from "../../session/solver/solverCommands";
import { showRefusal } from "../toasts";

export const SOLVER_RUNS = {
  "solver.watch": watchShortest,
  "solver.adopt": adoptShortest,
  "solver.cancel": cancelSearch,
  "solver.longer": searchLonger,
  "solver.playRule": playRuleAtCaret,
  "solver.fates": switchFates,
};

/** Plays the level in view until the rule at the caret fires. */
function playRuleAtCaret(): void {
  const rule = ruleAtCaret();
  if (rule !== null) return void findPlay({ kind: "rule", rule: rule.id });
  showRefusal("The caret is not in a rule", "The play that is looked for fires the rule at the caret of the text.");
}
