// Checks all solutions, and says what came of it: the window looks the same as before when nothing changed.
import { brokenRules } from "../../../shared/pack/brokenRules";
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import { showSolutions } from "../../session/pack/packStore";
import { packWords } from "../../session/pack/packWords";
import { checkSummary } from "../../session/record/checkSummary";
import { showPanel } from "../dock/dock";
import { showDone, showRefusal } from "../toasts";

export async function checkAllSolutions(): Promise<void> {
  documents.flush();
  const checked = await host.checkSolutions();
  showSolutions(checked);
  const words = packWords();
  if (checked.isWaiting === true) {
    const broken = brokenRules(packSource())?.path ?? "A file of rules";
    showRefusal(`The ${words.records} were not checked`, `${broken} has a syntax error. Fix it first.`);
    return;
  }
  const summary = checkSummary(checked.results, words);
  if (checked.results.every(({ status }) => status === "wins"))
    return showDone(`Checked all ${words.records}`, summary);
  showDone(`Checked all ${words.records}`, summary, { label: "Show Overview", run: () => showPanel("overview") });
}
