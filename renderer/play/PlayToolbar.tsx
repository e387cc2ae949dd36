// What can be done with the game as a whole: take back, repeat, restart, record, watch the solution.
import { Circle, CircleStop, Play, Redo2, RotateCcw, Square, Undo2 } from "lucide-react";
import type { ReactElement } from "react";
import {
  redoMove,
  replayGoldPath,
  restartLevel,
  toggleRecording,
  toggleReplay,
  undoMove,
} from "../session/playCommands";
import { usePlayStore } from "../session/playStore";
import { Button, IconButton } from "../ui/Button";
import { Toggle } from "../ui/Toggle";
import { Toolbar, ToolbarSeparator } from "../ui/Toolbar";

export function PlayToolbar(): ReactElement {
  const shown = usePlayStore((state) => state.shown);
  const last = usePlayStore((state) => state.turns.length - 1);
  const isRecording = usePlayStore((state) => state.isRecording);
  return (
    <Toolbar label="Play">
      <IconButton icon={Undo2} label="Take back move" keys="Z" disabled={shown <= 0} onClick={() => void undoMove()} />
      <IconButton
        icon={Redo2}
        label="Repeat move"
        keys="Shift+Z"
        disabled={shown >= last}
        onClick={() => void redoMove()}
      />
      <IconButton icon={RotateCcw} label="Restart level" keys="R" onClick={() => void restartLevel()} />
      <ToolbarSeparator />
      <Toggle
        label={isRecording ? "Recording" : "Record solution"}
        icon={isRecording ? CircleStop : Circle}
        pressed={isRecording}
        onChange={() => void toggleRecording()}
      />
      <ReplayButton />
    </Toolbar>
  );
}

function ReplayButton(): ReactElement {
  const isReplaying = usePlayStore((state) => state.isReplaying);
  if (isReplaying) {
    return (
      <Button variant="quiet" icon={Square} onClick={toggleReplay}>
        Stop
      </Button>
    );
  }
  return (
    <Button variant="quiet" icon={Play} onClick={() => void replayGoldPath()}>
      Gold path
    </Button>
  );
}
