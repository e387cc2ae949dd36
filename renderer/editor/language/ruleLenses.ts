// Shows above each rule how often it fired over the solutions.
import { Emitter, editor, type languages } from "monaco-editor/editor";
import { firingText } from "../../../shared/pack/firingText";
import type { RuleFirings, SolutionMove } from "../../../shared/rpc/language";
import { host } from "../../bridge/host";
import { onHost } from "../../bridge/hostConnection";
import { isBrokenText } from "../../../shared/text/brokenText";
import type { PackDocument } from "../../documents/packDocument";
import { documents } from "../../documents/documents";
import { rulesIn } from "../../session/pack/ruleTexts";
import { packWords } from "../../session/pack/packWords";
import { dialectUi } from "../../dialect/openDialect";
import { findPlay } from "../../session/solver/playThat";
import { useSolverStore } from "../../session/solver/solverStore";
import { showFiring } from "../../session/step/firingCommands";
import { documentOf } from "./hostPlaces";
import { type PlacedRule, keepRules, keptRules } from "./ruleFiringsAtRest";

/** Lines of a tooltip that still fit on a screen. */
const MOST_TOLD = 30;

const SHOW = "gridwright.showFiring";

editor.registerCommand(SHOW, (_accessor, first: SolutionMove, place: string) => void showFiring(first, place));

const FIND = "gridwright.findPlay";

editor.registerCommand(FIND, (_accessor, rule: string) => void findPlay({ kind: "rule", rule }));

const changes = new Emitter<languages.CodeLensProvider>();

export const ruleLensProvider: languages.CodeLensProvider = {
  onDidChange: changes.event,
  async provideCodeLenses(model) {
    const document = documentOf(model);
    const before = document !== undefined && isBroken(document) ? keptRules(model) : null;
    if (before !== null) return { lenses: before.flatMap(lensesOf) };
    if (document === undefined || rulesIn(document).length === 0) return { lenses: [] };
    documents.flush();
    const { version } = document;
    const rules = await host.ruleFirings(document.path);
    if (model.isDisposed() || document.version !== version) return { lenses: [] };
    return { lenses: keepRules(model, rules).flatMap(lensesOf) };
  },
};

function isBroken(document: PackDocument): boolean {
  return isBrokenText({ text: document.text(), tree: document.tree() });
}

function lensesOf({ rule, range }: PlacedRule, index: number): readonly languages.CodeLens[] {
  return [
    { range, id: `fired ${index}`, command: firingCommand(rule) },
    ...(rule.first === null ? [] : [{ range, id: `show ${index}`, command: showCommand(rule, rule.first) }]),
    ...(rule.isCounted && canSearch() ? [{ range, id: `find ${index}`, command: findCommand(rule) }] : []),
  ];
}

function firingCommand(rule: RuleFirings): languages.Command {
  const fired = rule.levels.map((each) => `${each.id}: ${each.fired}×`);
  const never = rule.never.map((id) => `${id}: never`);
  return { id: "", title: firingText(rule, packWords()), tooltip: [...fired, ...never].slice(0, MOST_TOLD).join("\n") };
}

function showCommand({ place }: RuleFirings, first: SolutionMove): languages.Command {
  const { record, move } = packWords();
  const tooltip = `Plays the ${record} of ${first.file} up to ${move} ${first.step} and opens the turn`;
  return { id: SHOW, title: "show in debugger", tooltip, arguments: [first, place] };
}

/** Returns whether plays of the pack's levels can be searched, and may be shown. */
function canSearch(): boolean {
  return dialectUi().panels.solver !== undefined && !useSolverStore.getState().isBlind;
}

function findCommand({ id }: RuleFirings): languages.Command {
  const tooltip = `Searches the ${packWords().start} on the board for the shortest play that fires ${id}`;
  return { id: FIND, title: "find a play", tooltip, arguments: [id] };
}

// Solutions are reported once everything they depend on has been processed.
onHost("solutions", () => changes.fire(ruleLensProvider));
