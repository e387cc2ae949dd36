// The rules that can be added, by their categories. A new one is shown in its text, where it is filled in.
import { type JsonPointer, childPointer } from "../../../shared/base/json";
import { type RuleCategory, newRule } from "../../../shared/dialects/gnosis/text/newRule";
import { rangeOf } from "../../../shared/findings/locate";
import { nodeAt } from "../../../shared/text/jsonTree";
import { documents } from "../../documents/documents";
import { applyFor } from "../../documents/history/changesElsewhere";
import { packSource } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";
import { reveal } from "../../session/pack/textPlaces";
import { tellInPassing } from "../../session/play/playCommands";
import { showPanel } from "../../session/window/shellPort";
import type { MenuChoice } from "../../ui/MenuButton";
import { useConsoleDraft } from "../console/consoleDraft";

const CATEGORIES: readonly (Omit<MenuChoice, "onChoose"> & { readonly id: RuleCategory })[] = [
  { id: "INTERCEPTOR", title: "Interceptor", description: "Changes or stops an event before others react to it" },
  { id: "OBSERVER", title: "Observer", description: "Fires another event" },
  { id: "TRIGGER", title: "Trigger", description: "Calls a service" },
];

export function ruleChoices(): readonly MenuChoice[] {
  return CATEGORIES.map((each) => ({ ...each, onChoose: () => addRule(each.id) }));
}

/** The rule waits for the event in the console, else for the first of the pack. */
function addRule(category: RuleCategory): void {
  const pack = packSource();
  const session = usePackStore.getState().activeLevelFile;
  const [first] = pack.model?.names.list(pack, "event", null) ?? [];
  const event = useConsoleDraft.getState().id || (first?.name ?? "event");
  const rule = newRule(pack, session, category, event);
  if (!rule.ok) {
    tellInPassing(rule.refusal);
    return;
  }
  const { edits, file, at } = rule.value;
  applyFor(file, { name: "New rule", edits });
  selectEvent(file, at);
  showPanel("editor");
}

/** Selects the event that a rule waits for, without its quotes, so that another one can be typed at once. */
function selectEvent(file: string, rule: JsonPointer): void {
  const document = documents.get(file);
  const at = childPointer(rule, "trigger");
  const event = document === undefined ? undefined : nodeAt(document.tree(), at);
  if (document === undefined || event === undefined) return reveal(file, at);
  reveal(file, rangeOf(document.text(), { offset: event.offset + 1, length: event.length - 2 }));
}
