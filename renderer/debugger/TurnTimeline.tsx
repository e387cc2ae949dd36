// The turns of the session in a row, loading first; a click or the arrow keys show one.
import { type KeyboardEvent, type ReactElement, memo, useRef } from "react";
import type { TurnRecord } from "../../shared/engine/dialect";
import { actionLabel, turnText } from "../../shared/engine/traceText";
import { goToTurn } from "../session/playCommands";
import { usePlayStore } from "../session/playStore";
import { useInView } from "../ui/useInView";

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function TurnTimeline(): ReactElement {
  const turns = usePlayStore((state) => state.turns);
  const shown = usePlayStore((state) => state.shown);
  const row = useRef<HTMLDivElement>(null);
  useInView(row, true, `[data-turn="${shown}"]`);
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(shown + step, 0), turns.length - 1);
    goToTurn(next);
    row.current?.querySelector<HTMLElement>(`[data-turn="${next}"]`)?.focus();
  };
  return (
    <div ref={row} className="gw-timeline" role="tablist" tabIndex={-1} aria-label="Turns" onKeyDown={press}>
      {turns.map((turn, number) => (
        // A turn has no name but its number: what is forgotten is replaced by another turn of that number.
        <TurnTab
          key={`turn ${number}`}
          turn={turn}
          number={number}
          isShown={number === shown}
          isAhead={number > shown}
        />
      ))}
    </div>
  );
}

interface TurnTabProps {
  readonly turn: TurnRecord;
  readonly number: number;
  readonly isShown: boolean;
  /** Taken back; the next action forgets it. */
  readonly isAhead: boolean;
}

/** Remembered, since a step changes two tabs of a session that may have thousands. */
const TurnTab = memo(function TurnTab({ turn, number, isShown, isAhead }: TurnTabProps): ReactElement {
  const outcome = turn.won ? "won" : turn.lost ? "lost" : undefined;
  return (
    <button
      type="button"
      role="tab"
      className="gw-timeline-turn"
      data-turn={number}
      data-outcome={outcome}
      data-undone={isAhead ? true : undefined}
      aria-selected={isShown}
      tabIndex={isShown ? 0 : -1}
      title={turnText(turn, number)}
      onClick={() => goToTurn(number)}
    >
      <span className="gw-timeline-number">{number}</span>
      {actionLabel(turn.action)}
      {outcome === undefined ? "" : ` · ${outcome}`}
    </button>
  );
});
