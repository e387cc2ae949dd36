// What was tried on the board and is not legal: in a sentence why, with a way to all that was tried.
import type { ReactElement } from "react";
import { refusalReason } from "../../../shared/dialects/gdl/presentation/refusalReason";
import type { MoveQuestion } from "../../../shared/engine/moveTries";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import type { Zone } from "../game/gameState";
import { byPlace } from "../game/hiddenCards";
import { useExplanation } from "./useExplanation";

interface RefusedMoveProps {
  readonly words: string;
  /** With the hidden cards that moves name. */
  readonly zones: readonly Zone[];
  /** Why it is refused might tell what the player may not see. */
  readonly isReasonHidden: boolean;
  /** What the Moves panel can be asked about it; null: nothing could be moved. */
  readonly question: MoveQuestion | null;
  readonly onAsk: (question: MoveQuestion) => void;
}

export function RefusedMove({ words, zones, isReasonHidden, ...refused }: RefusedMoveProps): ReactElement {
  const { onAsk } = refused;
  const question = isReasonHidden ? null : refused.question;
  const debug = usePlayStore((state) => state.level?.debug);
  const shown = usePlayStore((state) => state.shown);
  const explained = useExplanation(question, shown);
  const isKnown = question !== null && explained !== null && debug !== undefined;
  const reason = isKnown ? refusalReason(explained, debug, question) : null;
  return (
    <output className="gw-refused-move">
      <span>{reason === null ? byPlace(words, zones) : `${words} ${reason}`}</span>
      {question === null ? null : (
        <Button
          title="Show in Moves which condition fails (Alt+click asks about any place)"
          onClick={() => onAsk(question)}
        >
          Why not?
        </Button>
      )}
    </output>
  );
}
