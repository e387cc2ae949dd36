// What the commands for rules do: they bring the form of the file that the rule goes into, with the menu of rules to add.
import type { CommandWindow } from "../../../dialect/dialectCommands";
import { packSource } from "../../../documents/packSource";
import { sectionOf } from "../../../forms/FileForm";
import { requestAdd } from "../../../forms/addRequest";
import { setOpen } from "../../../forms/formFolds";
import { selectFile } from "../../../session/pack/packStore";
import { paintTargetNow } from "../paintTarget";
import { leaveKind, preferFile } from "./inspected";

/** The section of the level's form that has its rules. */
export const LEVEL_RULES = "level rules";

const REFUSED = "No rule was added";

export const ruleCommands = {
  "rule.new": (window) => {
    const game = packSource().game?.path;
    const way = { label: "Pack", run: () => window.showPanel("pack") };
    if (game === undefined) return window.showRefusal(REFUSED, "The pack has no game.json, which has the rules.", way);
    selectFile(game);
    preferFile(true);
    setOpen(sectionOf(game, "rules"), true);
    showForm(window, game);
  },
  "rule.newInLevel": (window) => {
    const shown = paintTargetNow();
    const way = { label: "Pack", run: () => window.showPanel("pack") };
    if (shown.state === "no-level") return window.showRefusal(REFUSED, "Choose a level first.", way);
    if (shown.state === "no-board") return window.showRefusal(REFUSED, shown.message, way);
    preferFile(false);
    setOpen(LEVEL_RULES, true);
    showForm(window, shown.file);
  },
} satisfies Record<string, (window: CommandWindow) => void>;

/** Brings the inspector, which asks which rule it is to be. */
function showForm({ showPanel }: CommandWindow, path: string): void {
  leaveKind();
  requestAdd(path, ["rules"]);
  showPanel("inspector");
}
