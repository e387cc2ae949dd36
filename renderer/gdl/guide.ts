// The first ten minutes with a board game.
import type { GuideStep } from "../dialect/dialectUi";
import { packSource } from "../documents/packSource";
import { selectFile } from "../session/pack/packStore";

export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    title: "Play it",
    text: "The game plays as it stands, unsaved edits included. Click a piece, then where it goes; a player may be left to chance.",
    keys: ["E", "arrows", "Enter", "Z", "R"],
    button: "Play",
    command: "arrange.play",
  },
  {
    title: "Change the rules",
    text: "An interaction says in its conditions what it needs: entity and start a piece, target a place. Suggestions know functions, attributes and all names of the pack, inside the quotes too.",
    keys: ["CmdOrCtrl+Space", "CmdOrCtrl+. fixes", "F2 renames"],
    button: "Open game.json",
    command: "panel.editor",
    before: () => {
      const { game } = packSource();
      if (game !== null) selectFile(game.path);
    },
  },
  {
    title: "Set up the pieces",
    text: "Choose an entity and paint with it: on the rules it changes their set-up, on a game its own start.",
    keys: ["drag", "right button erases", "I"],
    button: "Show the entities",
    command: "panel.palette",
  },
  {
    title: "Record a game",
    text: "What you play becomes the game's moves. Write under expect what it should come to: outcome, legal moves, numbers of games. Every edit compares them.",
    keys: [],
    button: "Record",
    command: "play.record",
  },
  {
    title: "Why may it not move there?",
    text: "Choose a piece and a target: every action is listed with each of its conditions, and which one fails.",
    keys: [],
    button: "Show the moves",
    command: "panel.moves",
  },
  {
    title: "Look inside a move",
    text: "Step through it both ways; watch any expression; stop at an interaction, a place or a sort of piece, where a condition holds.",
    keys: ["F10", "F11", "Shift+F10", "F9"],
    button: "Debug",
    command: "arrange.debug",
  },
  {
    title: "Count, and play at random",
    text: "Count the games of so many moves beside another program's numbers. Play hundreds of games at random: who wins, how long they are, what never comes up.",
    keys: [],
    button: "Count",
    command: "panel.count",
  },
];
