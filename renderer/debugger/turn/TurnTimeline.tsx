// The turns of the session in a row, loading first; a click, the arrow keys, Page Up and Down, Home and End show one.
import { clamp } from "../../../shared/base/clamp";
import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, type ReactElement, memo, useEffect, useRef } from "react";
import { turnOutcome } from "../../../shared/engine/turnOutcome";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import type { TracePresentation } from "../../../shared/engine/tracePresentation";
import { goToTurn } from "../../session/play/playCommands";
import type { PlayState } from "../../session/play/playState";
import { playStore } from "../../session/play/playStore";
import { usePackWords } from "../../session/pack/packWords";
import { useAfterFrame } from "../../ui/useAfterFrame";
import { useIsVisible } from "../../ui/useIsVisible";

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  PageDown: 10,
  PageUp: -10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** CSS pixels, before a tab has been measured. */
const TAB_WIDTH = 96;

/** CSS pixels between the ends of the row and its first and last tab, also where it is scrolled to one of them. */
const ROW_END = 8;

export function TurnTimeline({ presentation }: { readonly presentation: TracePresentation }): ReactElement {
  // Inserting a tab measures it, and the whole page with it: the frame of a move does not wait for that.
  const { turns, shown } = useAfterFrame(playStore.subscribe, timelineNow, false);
  const row = useRef<HTMLDivElement>(null);
  const isKeyed = useRef(false);
  // A session may have thousands of turns: only the tabs in view are there, and the one that is shown.
  const virtual = useVirtualizer({
    horizontal: true,
    count: turns.length,
    getScrollElement: () => row.current,
    estimateSize: () => TAB_WIDTH,
    gap: 2,
    paddingStart: ROW_END,
    paddingEnd: ROW_END,
    scrollPaddingStart: ROW_END,
    scrollPaddingEnd: ROW_END,
    overscan: 8,
    useFlushSync: false,
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), shown])].sort((a, b) => a - b),
  });
  const isVisible = useIsVisible(row);
  useEffect(() => {
    if (!isVisible) return undefined;
    // Scrolling measures the whole page: with the frame that shows the turn, and only where its tab is out of sight.
    const request = requestAnimationFrame(() => {
      const left = virtual.scrollOffset ?? 0;
      const right = left + (virtual.scrollRect?.width ?? 0);
      const tab = virtual.getVirtualItems().find(({ index }) => index === shown);
      if (tab === undefined || tab.start < left || tab.end > right) virtual.scrollToIndex(shown, { align: "auto" });
    });
    return () => cancelAnimationFrame(request);
  }, [virtual, shown, isVisible]);
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    // As the session stands: keys may come faster than its turns are shown here.
    const state = playStore.getState();
    const next = clamp(state.shown + step, 0, state.turns.length - 1);
    isKeyed.current = next !== state.shown;
    goToTurn(next);
  };
  useEffect(() => {
    if (isKeyed.current) row.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus();
    isKeyed.current = false;
  }, [shown]);
  return (
    <div
      ref={row}
      className="gw-timeline"
      role="tablist"
      tabIndex={-1}
      aria-label="Turns"
      onKeyDown={press}
      onWheel={(event) => {
        // A wheel without a sideways way moves along, too.
        if (event.deltaX === 0 && !event.shiftKey) event.currentTarget.scrollLeft += event.deltaY;
      }}
    >
      <div className="gw-timeline-row" role="presentation" style={{ width: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index: number, start }) => {
          const turn = turns[number];
          // A turn has no name but its number: what is forgotten is replaced by another turn of that number.
          return turn === undefined ? null : (
            <TurnTab
              presentation={presentation}
              key={`turn ${number}`}
              turn={turn}
              number={number}
              left={start}
              measure={virtual.measureElement}
              isShown={number === shown}
              isAhead={number > shown}
            />
          );
        })}
      </div>
    </div>
  );
}

type Timeline = Pick<PlayState, "turns" | "shown">;
let known: Timeline = { turns: [], shown: 0 };

/** Returns the turns there are and the one in view; the same object while they are the same. */
function timelineNow(): Timeline {
  const { turns, shown } = playStore.getState();
  if (known.turns !== turns || known.shown !== shown) known = { turns, shown };
  return known;
}

interface TurnTabProps {
  readonly turn: TurnRecord;
  readonly presentation: TracePresentation;
  readonly number: number;
  /** CSS pixels from the row's start. */
  readonly left: number;
  readonly measure: (tab: HTMLElement | null) => void;
  readonly isShown: boolean;
  /** Undone; the next action forgets it. */
  readonly isAhead: boolean;
}

/** Remembered, since a step changes two tabs of a session that may have thousands. */
const TurnTab = memo(function TurnTab(props: TurnTabProps): ReactElement {
  const { turn, presentation, number, left, measure, isShown, isAhead } = props;
  const words = usePackWords();
  const outcome = turnOutcome(turn, presentation, words);
  return (
    <button
      ref={measure}
      type="button"
      role="tab"
      style={{ left }}
      data-index={number}
      className="gw-timeline-turn"
      data-turn={number}
      data-outcome={outcome?.tone}
      data-undone={isAhead ? true : undefined}
      aria-selected={isShown}
      tabIndex={isShown ? 0 : -1}
      title={presentation.turnText(turn, number)}
      onClick={() => goToTurn(number)}
    >
      <span className="gw-timeline-number">{number}</span>
      {turn.action === null ? "Start" : presentation.actionText(turn.action)}
      {outcome === null ? "" : ` · ${outcome.text}`}
    </button>
  );
});
