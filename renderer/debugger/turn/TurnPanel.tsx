// The debugger of turns: the timeline, the tree of the turn in view, and details of the record at the cursor. Knows the
// play session; the play view draws the board at the cursor.
import { Bug } from "lucide-react";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import { sourceOf } from "../../../shared/engine/trace/recordSource";
import { filterTurn } from "../../../shared/engine/trace/traceFilter";
import { selectFile, usePackStore } from "../../session/pack/packStore";
import { highlight } from "../../session/pack/textPlaces";
import { startPlay } from "../../session/play/playCommands";
import { shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { MomentSteps } from "./MomentSteps";
import { RecordDetails } from "./RecordDetails";
import { StepToolbar } from "./StepToolbar";
import { TurnFilterBar } from "./TurnFilterBar";
import { TurnLanes } from "./TurnLanes";
import { TurnTimeline } from "./TurnTimeline";
import { TurnTree } from "./TurnTree";
import { useShownMoment } from "./shownMoment";
import { changeTurnFilter, isNarrowed, useTurnFilter } from "./turnFilterStore";
import "../debugger.css";
import { usePackWords } from "../../session/pack/packWords";

export function TurnPanel(): ReactElement {
  const level = usePlayStore((state) => state.level);
  const turn = usePlayStore(shownTurn);
  const filter = useTurnFilter();
  const [isFilterOpen, setFilterOpen] = useState(false);
  const [areDetailsShown, setDetailsShown] = useState(false);
  const left = useMemo(
    () => (turn === undefined || level === null ? null : filterTurn(turn, level, filter)),
    [turn, level, filter],
  );
  if (level === null || turn === undefined) return <NothingYet />;
  return (
    <section className="gw-debugger" aria-label="Turn" data-context="debug" data-details={areDetailsShown}>
      <HighlightedSource />
      <StepToolbar
        onlyChanges={filter.onlyChanges}
        onOnlyChanges={(onlyChanges) => changeTurnFilter({ onlyChanges })}
        areDetailsShown={areDetailsShown}
        onDetailsShown={setDetailsShown}
        isFilterOpen={isFilterOpen || isNarrowed(filter)}
        onFilterOpen={(isOpen) => {
          setFilterOpen(isOpen);
          if (!isOpen) changeTurnFilter({ rule: null, cell: null, event: null });
        }}
      >
        <MomentSteps search={filter.search} onSearch={(search) => changeTurnFilter({ search })} />
      </StepToolbar>
      {isFilterOpen || left !== null ? <TurnFilterBar turn={turn} reading={level} left={left} /> : null}
      <TurnTimeline presentation={level.presentation} />
      <TurnLanes turn={turn} reading={level} />
      <div className="gw-debugger-body">
        <TurnTree turn={turn} reading={level} left={left} unfolds={isNarrowed(filter) || filter.search.trim() !== ""} />
        <RecordDetails />
      </div>
    </section>
  );
}

function NothingYet(): ReactElement {
  const hasLevel = usePackStore((state) => state.activeLevelFile !== null);
  const words = usePackWords();
  return (
    <EmptyState
      icon={Bug}
      title="No turns yet"
      text={`Each ${words.move} that you play is recorded as a tree of what was tried and what changed, and you can step through it both ways.`}
    >
      {hasLevel ? (
        <Button variant="primary" onClick={() => void startPlay()}>
          {`Play this ${words.start}`}
        </Button>
      ) : null}
    </EmptyState>
  );
}

/**
 * Shows and marks the text that the cursor's record comes from, for as long as the cursor is there. By itself, so that
 * the panel need not follow the cursor, and after the step's frame: another file, or another place, needs a new layout.
 * A session of another level than the one in view is about to be replaced: its cursor changes no text.
 */
function HighlightedSource(): null {
  const moment = useShownMoment();
  const levelInView = usePackStore((state) => state.activeLevelFile);
  const source =
    moment === null || moment.cursor === null || moment.mode === "edit" || moment.file !== levelInView
      ? null
      : sourceOf(moment.turn.trace, moment.reading.debug, moment.cursor);
  const file = source?.file ?? null;
  const at = source?.at ?? "";
  useEffect(() => {
    if (file === null) return undefined;
    if (usePackStore.getState().activeFile !== file) selectFile(file);
    highlight(file, at);
    return () => highlight(file, null);
  }, [file, at]);
  return null;
}
