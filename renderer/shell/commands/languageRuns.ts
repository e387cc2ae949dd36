// Runs the commands of the open pack's language: tools, selected cells, kinds, rules.
import type { CommandWindow, DialectCommandId } from "../../dialect/dialectCommands";
import type { DialectUi } from "../../dialect/dialectUi";
import { dialectUi } from "../../dialect/openDialect";
import { bringToFront, showPanel } from "../dock/dock";
import { isPanelInView, tryEachFrame } from "../dock/panelFocus";
import { showRefusal } from "../toasts";

/** What a language's own commands may do with the window. */
const WINDOW: CommandWindow = { showPanel, showRefusal };

/** Returns what a language does at a command; undefined for nothing. */
export function ownOf({ commands }: DialectUi, id: string): ((window: CommandWindow) => void) | undefined {
  return Object.hasOwn(commands, id) ? commands[id as DialectCommandId] : undefined;
}

/** Runs a command of the open pack's language. The board that it acts on comes in view first. */
export function runOfLanguage(id: string): void {
  const run = ownOf(dialectUi(), id);
  if (run === undefined) return;
  if (!/^(cells|tool)\./.test(id)) return run(WINDOW);
  bringToFront("board");
  tryEachFrame(() => {
    const isSeen = isPanelInView("board");
    if (isSeen) run(WINDOW);
    return isSeen;
  });
}
