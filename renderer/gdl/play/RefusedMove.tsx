// What was tried on the board and is not legal, with a way to the reasons.
import type { ReactElement } from "react";
import { Button } from "../../ui/Button";

interface RefusedMoveProps {
  readonly words: string;
  /** Shows in the Moves panel why it is refused. */
  readonly onAsk: () => void;
}

export function RefusedMove({ words, onAsk }: RefusedMoveProps): ReactElement {
  return (
    <output className="gw-refused-move">
      <span>{words}</span>
      <Button title="Show in Moves which condition fails (Alt+click asks about any place)" onClick={onAsk}>
        Why not?
      </Button>
    </output>
  );
}
