// How a game ended: who won, a draw, or why nobody can move.
import { Trophy } from "lucide-react";
import type { ReactElement } from "react";
import { restartLevel, undoMove } from "../../session/play/playCommands";
import { shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import { outcomeWords } from "../game/outcomeWords";

export function GameResult(): ReactElement | null {
  const words = usePlayStore((state) => outcomeWords(shownTurn(state)?.after.state["outcome"]));
  const canUndo = usePlayStore((state) => state.shown > 0);
  if (words === null) return null;
  return (
    <output className="gw-game-result">
      <Trophy size={18} aria-hidden />
      <strong>{words}</strong>
      <span>
        <Button disabled={!canUndo} onClick={() => void undoMove()}>
          Undo move
        </Button>
        <Button onClick={() => void restartLevel()}>Restart</Button>
      </span>
    </output>
  );
}
