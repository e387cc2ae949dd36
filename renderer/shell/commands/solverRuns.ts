// Runs the commands of the solver.
import { ruleAtCaret } from "../../session/pack/textCaret";
import { lookLonger, switchFates } from "../../session/solver/insightLink";
import { canLookLonger, useInsightStore } from "../../session/solver/insightStore";
import { findPlay } from "../../session/solver/playThat";
import {
  adoptShortest,
  cancelSearch,
  isRecordedShortest,
  searchLonger,
  watchShortest,
} from "../../session/solver/solverCommands";
import { showRefusal } from "../toasts";

export const SOLVER_RUNS = {
  "solver.watch": watchShortest,
  "solver.adopt": adopt,
  "solver.cancel": cancelSearch,
  "solver.longer": searchOn,
  "solver.lookLonger": lookIntoLonger,
  "solver.playRule": playRuleAtCaret,
  "solver.fates": switchFates,
};

/** A recorded solution that is as short stays as it is: its author may have chosen among several. */
function adopt(): void {
  if (!isRecordedShortest()) return adoptShortest();
  showRefusal("The recorded solution is as short", "It wins, and no solution has fewer moves: it stays as it is.");
}

function searchOn(): void {
  if (searchLonger()) return;
  const why = "A longer search is for a level whose search ended before the shortest solution was proven.";
  showRefusal("Nothing to search longer", why);
}

function lookIntoLonger(): void {
  if (canLookLonger(useInsightStore.getState())) return lookLonger();
  const why = "A longer look is for a level of which not every state was looked at within the time.";
  showRefusal("Nothing to look at longer", why);
}

/** Plays the level in view until the rule at the caret fires. */
function playRuleAtCaret(): void {
  const rule = ruleAtCaret();
  if (rule !== null) return void findPlay({ kind: "rule", rule: rule.id });
  showRefusal("The caret is not in a rule", "The play that is looked for fires the rule at the caret of the text.");
}
