// The events published so far: the one in view is marked, a click shows another one.
import type { ReactElement } from "react";
import { goToTurn } from "../../session/play/playCommands";
import { usePlayStore } from "../../session/play/playStore";

export function EventHistory(): ReactElement {
  const turns = usePlayStore((state) => state.turns);
  const shown = usePlayStore((state) => state.shown);
  const level = usePlayStore((state) => state.level);
  return (
    <section className="gw-console-section" aria-label="History">
      <h3>History</h3>
      <ol className="gw-console-lines">
        {turns.map((turn, number) => (
          <li key={number}>
            <button
              type="button"
              className="gw-console-line"
              aria-current={number === shown}
              data-tone={number > shown ? "quiet" : turn.lost ? "bad" : "plain"}
              onClick={() => goToTurn(number)}
            >
              {level?.presentation.turnText(turn, number) ?? number}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
