// The steps of a solution in a row, of which only those in view are there: a path may have thousands.
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactElement, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { GameAction, TurnRecord } from "../../../shared/engine/turnRecord";
import { recordCount } from "../../../shared/engine/trace/traceTree";
import type { SolutionResult } from "../../../shared/rpc/solutions";
import { type PlayState, shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { useIsVisible } from "../../ui/useIsVisible";
import { SolutionStepButton, StepBoards } from "./SolutionStepButton";
import { usePathBoards } from "./pathBoards";
import { type SolutionStep, longestText, solutionSteps } from "./solutionSteps";
import { stepWidth } from "./stepText";

export interface SolutionStripProps {
  readonly path: readonly (GameAction | null)[];
  readonly hintStops: readonly number[];
  /** Turns of the session. */
  readonly turns: readonly TurnRecord[];
  /** How many of them are steps of the path. */
  readonly shared: number;
  readonly result: SolutionResult | undefined;
  /** The step that the session shows; -1 for none of the path. */
  readonly shown: number;
  /** The step that the strip's tools work on. */
  readonly chosen: number;
  readonly onChoose: (step: SolutionStep) => void;
}

/** Returns how much of the turn in view is over at the debugger's cursor, 0..1. */
function partSeen(state: PlayState): number {
  const turn = shownTurn(state);
  if (turn === undefined || state.cursor === null) return 1;
  return (state.cursor + 1) / Math.max(1, recordCount(turn.trace));
}

const GAP = 4;
const EDGE = 8;

export function SolutionStrip(props: SolutionStripProps): ReactElement {
  const { path, hintStops, turns, shared, result, shown, chosen, onChoose } = props;
  const strip = useRef<HTMLOListElement>(null);
  const isVisible = useIsVisible(strip);
  const width = useMemo(() => stepWidth(longestText(path)), [path]);
  const virtual = useVirtualizer({
    horizontal: true,
    count: path.length + 1,
    getScrollElement: () => strip.current,
    estimateSize: () => width,
    gap: GAP,
    paddingStart: EDGE,
    paddingEnd: EDGE,
    scrollPaddingStart: EDGE,
    scrollPaddingEnd: EDGE,
    overscan: 8,
    // What comes into view while scrolling may come a frame later.
    useFlushSync: false,
  });
  useLayoutEffect(() => virtual.measure(), [virtual, width]);
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  // What the session has played it knows by itself.
  const asks = isVisible && last >= shared;
  const boardAfter = usePathBoards(asks ? result : undefined, Math.max(first, shared), last);
  const steps = useMemo(
    () => solutionSteps(path, { hintStops, turns, shared, boardAfter, result }, first, last),
    [path, hintStops, turns, shared, boardAfter, result, first, last],
  );
  const boardOf = useCallback((step: number) => steps[step - first]?.board ?? null, [steps, first]);
  const choose = useLatest(onChoose);
  useEffect(() => {
    if (shown < 0) return undefined;
    // Scrolling measures the page: after the frame that shows the turn.
    const request = requestAnimationFrame(() => virtual.scrollToIndex(shown, { align: "auto" }));
    return () => cancelAnimationFrame(request);
  }, [virtual, shown]);
  const inside = usePlayStore(partSeen);
  // Choosing a hint's end shows what its player gets to see; dragging it, what they would get.
  const [carriedTo, carryTo] = useState<number | null>(null);
  const hinted = carriedTo ?? (hintStops.includes(chosen) ? chosen : 0);
  return (
    <ol ref={strip} className="gw-solution-strip" aria-label={`Steps, ${path.length} moves`}>
      <li role="presentation" style={{ width: virtual.getTotalSize() }} aria-hidden />
      <StepBoards value={boardOf}>
        {steps.map((step) => (
          <SolutionStepButton
            key={step.number}
            step={step}
            left={items[step.number - first]?.start ?? 0}
            width={width}
            isShown={step.number === shown}
            isChosen={step.number === chosen}
            isHinted={step.number > 0 && step.number <= hinted}
            isFlagOver={step.number === carriedTo}
            onFlagOver={carryTo}
            inside={step.number === shown ? inside : 1}
            onChoose={choose}
          />
        ))}
      </StepBoards>
    </ol>
  );
}

/** Returns a stable function that calls the latest one, so that components that receive it need not render again. */
function useLatest(act: (step: SolutionStep) => void): (step: SolutionStep) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((step) => latest.current(step), []);
}
