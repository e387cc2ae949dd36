// In the head of the board's group: editing or playing.
import type { IDockviewHeaderActionsProps } from "dockview-react";
import { Pencil, Play } from "lucide-react";
import type { ReactElement } from "react";
import { usePackStore } from "../../session/pack/packStore";
import { followSyntaxErrors, syntaxErrorInPlay } from "../../session/play/brokenTexts";
import { usePlayStore } from "../../session/play/playStore";
import { Toggle } from "../../ui/Toggle";
import { runCommand } from "../commands/run";
import { useAfterFrame } from "../../ui/useAfterFrame";

export function BoardModeSwitch({ activePanel }: IDockviewHeaderActionsProps): ReactElement | null {
  const playing = usePlayStore((state) => state.mode === "play");
  const hasLevel = usePackStore((state) => state.activeLevelFile !== null);
  const error = useAfterFrame(followSyntaxErrors, syntaxErrorInPlay);
  if (activePanel?.id !== "board") return null;
  const choose = (play: boolean): void => {
    if (play !== playing) runCommand("play.toggle");
  };
  return (
    <div className="gw-mode-switch">
      <Toggle label="Edit" title="Edit" icon={Pencil} pressed={!playing} onChange={() => choose(false)} />
      <Toggle
        label="Play"
        icon={Play}
        pressed={playing}
        disabled={!hasLevel || (error !== null && !playing)}
        title={error ?? "Play"}
        onChange={() => choose(true)}
      />
    </div>
  );
}
