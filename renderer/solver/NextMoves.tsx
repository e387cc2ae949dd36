// What each move does in the state of play in view.
import { Lightbulb } from "lucide-react";
import type { ReactElement } from "react";
import type { MoveFate, StateFate } from "../../shared/engine/search/insight/insightOutcome";
import { usePackPresentation } from "../session/pack/packPresentation";
import { act } from "../session/play/playCommands";
import { usePlayStore } from "../session/play/playStore";
import { useInsightStore } from "../session/solver/insightStore";
import { requestCommand } from "../session/window/shellPort";
import { Toggle } from "../ui/Toggle";
import { fateText, moveText, movesWorthTelling } from "./insightWords";

export function NextMoves({ file }: { readonly file: string }): ReactElement | null {
  const isPlayed = usePlayStore((state) => state.mode === "play" && state.level?.file === file);
  const showsFates = useInsightStore((state) => state.showsFates);
  const fates = useInsightStore((state) => state.fates);
  if (!isPlayed) return null;
  return (
    <section className="gw-solver-part" aria-label="Next moves">
      <h3>Next moves</h3>
      <Toggle
        label="Hints on the board"
        icon={Lightbulb}
        pressed={showsFates}
        onChange={() => requestCommand("solver.fates")}
      />
      {showsFates && fates !== null ? <Moves fate={fates.fate} moves={fates.moves} /> : null}
    </section>
  );
}

function Moves({ fate, moves }: { readonly fate: StateFate; readonly moves: readonly MoveFate[] }): ReactElement {
  const { actionText } = usePackPresentation();
  return (
    <>
      <p>{fateText(fate)}</p>
      <ul className="gw-solver-plans">
        {movesWorthTelling(fate, moves).map((move) => (
          <li key={JSON.stringify(move.action)}>
            <button type="button" className="gw-solver-move" onClick={() => void act(move.action)}>
              {actionText(move.action)}
            </button>
            <span data-does={move.kind}>{moveText(move)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
