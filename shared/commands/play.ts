// The Play menu: playing levels, checking solutions.
import type { Command } from "./command";

export const PLAY_COMMANDS = [
  { id: "play.toggle", title: "Toggle Play and Edit", place: "play", keys: ["E"], when: "board" },
  { id: "play.undo", title: "Undo Move", place: "play", keys: ["Z"], when: "play" },
  { id: "play.redo", title: "Redo Move", place: "play", keys: ["Shift+Z"], when: "play" },
  { id: "play.restart", title: "Restart Level", place: "play", keys: ["R"], when: "play" },
  { id: "play.record", title: "Record Solution", place: "play" },
  { id: "play.keepMoves", title: "Keep Played Moves as Another Solution", place: "play" },
  { id: "play.solution", title: "Play the Solution", place: "play" },
  { id: "play.pack", title: "Play the Whole Pack", place: "play" },
  { id: "play.animations", title: "Toggle Move Animation", place: "play" },
  { id: "solver.watch", title: "Watch the Shortest Solution", place: "play", group: "Solver" },
  { id: "solver.adopt", title: "Make the Shortest the Level's Solution", place: "play", group: "Solver" },
  { id: "solver.longer", title: "Search Longer", place: "play", group: "Solver" },
  { id: "solver.lookLonger", title: "Look Longer into the Level", place: "play", group: "Solver" },
  { id: "solver.cancel", title: "Cancel the Search", place: "play", group: "Solver" },
  { id: "solver.playRule", title: "Find a Play That Fires the Current Rule", place: "play", group: "Solver" },
  { id: "solver.fates", title: "Toggle Hints on the Board", place: "play", group: "Solver" },
  { id: "solver.blind", title: "Toggle Blind Mode", place: "play", group: "Solver" },
  { id: "pack.compareProfiles", title: "Compare Profiles…", place: "play" },
  { id: "pack.check", title: "Check All Solutions", place: "play", keys: ["CmdOrCtrl+Shift+C"], when: "always" },
] as const satisfies readonly Command[];
