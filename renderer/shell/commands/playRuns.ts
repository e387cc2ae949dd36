// Runs the commands for playing levels and recording what is played.
import { startPackRun } from "../../session/play/packRun";
import { redoMove, replaySolution, restartLevel, toggleRecording, undoMove } from "../../session/play/playCommands";
import { togglePlay } from "../../session/play/togglePlay";
import { keepPlayedMoves } from "../../session/record/otherSolutions";
import { showPanel } from "../dock/dock";
import { switchAnimations } from "../settings";

export const PLAY_RUNS = {
  "play.toggle": togglePlay,
  "play.undo": undoMove,
  "play.redo": redoMove,
  "play.restart": restartLevel,
  "play.record": toggleRecording,
  "play.keepMoves": keepPlayedMoves,
  "play.solution": replaySolution,
  "play.pack": () => {
    showPanel("board");
    return startPackRun();
  },
  "play.animations": switchAnimations,
};
