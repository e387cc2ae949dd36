// Runs the commands for playing levels and recording what is played.
import { startPackRun } from "../../session/play/packRun";
import { redoMove, replaySolution, restartLevel, toggleRecording, undoMove } from "../../session/play/playCommands";
import { playAgain } from "../../session/play/playAgain";
import { playStore } from "../../session/play/playStore";
import { togglePlay } from "../../session/play/togglePlay";
import { keepPlayedMoves } from "../../session/record/otherSolutions";
import { bringToFront, showPanel } from "../dock/dock";
import { switchAnimations } from "../settings";

/** Behind another panel nothing would be seen of the board that is played on. */
function onBoard(run: () => Promise<void>): () => Promise<void> {
  return () => {
    bringToFront("board");
    return run();
  };
}

/** While the level is edited, it is played: who has written a rule wants to see what it does. */
function playWithCurrentRules(): Promise<void> {
  if (playStore.getState().mode === "play") return playAgain();
  bringToFront("board");
  return togglePlay();
}

export const PLAY_RUNS = {
  "play.toggle": togglePlay,
  "play.undo": undoMove,
  "play.redo": redoMove,
  "play.restart": restartLevel,
  "play.record": onBoard(async () => {
    await toggleRecording();
    showPanel("board");
  }),
  "play.keepMoves": keepPlayedMoves,
  "play.solution": onBoard(replaySolution),
  "play.pack": () => {
    showPanel("board");
    return startPackRun();
  },
  "play.animations": switchAnimations,
  "debug.again": playWithCurrentRules,
};
