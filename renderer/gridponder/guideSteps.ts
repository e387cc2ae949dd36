// The first ten minutes with a pack of Gridponder.
import { rangeOf } from "../../shared/findings/locate";
import type { TextRange } from "../../shared/findings/finding";
import type { SourceFile } from "../../shared/pack/packSource";
import { nodeAt } from "../../shared/text/jsonTree";
import { packSource } from "../documents/packSource";
import { reveal } from "../session/pack/textPlaces";
import type { GuideStep } from "../dialect/dialectUi";

export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    title: "Paint a level",
    text: "Choose a kind under Entities and drag on the board. A stroke is one undo step, in the text too: the board and the text are the same thing.",
    keys: ["drag", "right button erases", "Alt+click picks", "CmdOrCtrl+Z"],
    button: "Show the kinds",
    command: "panel.palette",
  },
  {
    title: "Write a rule",
    text: "Open game.json and open the suggestions inside the list of rules: recipes for whole rules, then every name that fits, from the kinds and layers of this pack.",
    keys: ["CmdOrCtrl+Space", "Tab continues", "CmdOrCtrl+. fixes"],
    button: "Open game.json",
    command: "panel.editor",
    before: () => {
      const { game } = packSource();
      if (game !== null) reveal(game.path, startOfRules(game));
    },
  },
  {
    title: "Play it",
    text: "No build, no saving: the level plays as it stands. Undo as many moves as you like.",
    keys: ["E", "arrows", "Z", "R"],
    button: "Play",
    command: "arrange.play",
  },
  {
    title: "Record the solution",
    text: "What you play becomes the level's solution. From then on every edit of a rule or a board replays it and says whether the level still wins.",
    keys: [],
    button: "Record",
    command: "play.record",
  },
  {
    title: "Look inside a turn",
    text: "Every turn is a tree of what was tried, what fired and what changed. Step through it both ways; ask why a rule did not fire; stop where a cell changes.",
    keys: ["F10", "F11", "Shift+F10", "F9", "Shift+F9"],
    button: "Debug",
    command: "arrange.debug",
  },
  {
    title: "See the whole pack",
    text: "All levels in their sequence with their marks, which rules each solution tries, and the pack played as a player will.",
    keys: [],
    button: "Show the overview",
    command: "panel.overview",
  },
];

/** Returns the place at which the first rule may be written; the start of a text without a list of rules. */
function startOfRules({ text, tree }: SourceFile): TextRange {
  const rules = nodeAt(tree, "/rules");
  return rangeOf(text, { offset: rules?.type === "array" ? rules.offset + 1 : 0, length: 0 });
}
