// The debugger's steps as buttons, and where the cursor stands.
import {
  ArrowDownToDot,
  ArrowUpFromDot,
  ChevronFirst,
  ChevronLast,
  ArrowLeftToLine,
  ListFilter,
  Pencil,
  StepForward,
  TextSearch,
  StepBack,
} from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { a } from "../../../shared/base/article";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { useCommandKeys } from "../../session/window/keyMap";
import { recordCount } from "../../../shared/engine/trace/traceTree";
import { debugSteps } from "../../session/play/playCommands";
import { shownTurn } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";
import { IconButton } from "../../ui/Button";
import { hasCells } from "../hasCells";
import { Toggle } from "../../ui/Toggle";
import { Toolbar, ToolbarSeparator, ToolbarSpacer } from "../../ui/Toolbar";

export interface StepToolbarProps {
  readonly onlyChanges: boolean;
  readonly onOnlyChanges: (only: boolean) => void;
  /** In a panel too small for both, the details stand in place of the tree. */
  readonly areDetailsShown: boolean;
  readonly onDetailsShown: (areShown: boolean) => void;
  /** The row of filters is shown. */
  readonly isFilterOpen: boolean;
  readonly onFilterOpen: (isOpen: boolean) => void;
  /** More controls, behind the steps. */
  readonly children?: ReactNode;
}

export function StepToolbar(props: StepToolbarProps): ReactElement {
  const keys = useCommandKeys();
  const presentation = usePackPresentation();
  const { onlyChanges, onOnlyChanges, areDetailsShown, onDetailsShown, isFilterOpen, onFilterOpen, children } = props;
  // Narrow, so that a step inside a turn renders no button again.
  const isAtStart = usePlayStore((state) => state.cursor === 0);
  const isAtEnd = usePlayStore((state) => state.cursor === null);
  const isFirst = usePlayStore((state) => state.cursor === 0 && state.shown === 0);
  const isLast = usePlayStore((state) => state.cursor === null && state.shown === state.turns.length - 1);
  return (
    <Toolbar label="Steps">
      <IconButton
        icon={ChevronFirst}
        label="To the start of the turn"
        keys={keys("debug.start")}
        disabled={isAtStart}
        onClick={debugSteps.start}
      />
      <IconButton
        icon={ArrowLeftToLine}
        label="Step back into"
        keys={keys("debug.backInto")}
        disabled={isFirst}
        onClick={debugSteps.backInto}
      />
      <IconButton
        icon={StepBack}
        label="Step back over"
        keys={keys("debug.backOver")}
        disabled={isFirst}
        onClick={debugSteps.backOver}
      />
      <IconButton
        icon={StepForward}
        label="Step over"
        keys={keys("debug.over")}
        disabled={isLast}
        onClick={debugSteps.over}
      />
      <IconButton
        icon={ArrowDownToDot}
        label="Step into"
        keys={keys("debug.into")}
        disabled={isLast}
        onClick={debugSteps.into}
      />
      <IconButton
        icon={ArrowUpFromDot}
        label="Step out"
        keys={keys("debug.out")}
        disabled={isLast}
        onClick={debugSteps.out}
      />
      <IconButton icon={ChevronLast} label="To the end of the turn" disabled={isAtEnd} onClick={debugSteps.end} />
      <ToolbarSeparator />
      <Toggle label="Only what changed" icon={Pencil} iconOnly pressed={onlyChanges} onChange={onOnlyChanges} />
      <Toggle
        label={`Only ${a(presentation.words.rule)}, an event${hasCells(presentation) ? ` or ${a(presentation.words.cell)}` : ""}`}
        icon={ListFilter}
        iconOnly
        pressed={isFilterOpen}
        onChange={onFilterOpen}
      />
      {children}
      <ToolbarSpacer />
      <span className="gw-debugger-details-toggle">
        <Toggle
          label="Details in place of the tree"
          icon={TextSearch}
          iconOnly
          pressed={areDetailsShown}
          onChange={onDetailsShown}
        />
      </span>
      <Place />
    </Toolbar>
  );
}

/** Where in its turn the debugger stands. */
function Place(): ReactElement {
  const turn = usePlayStore(shownTurn);
  const count = turn === undefined ? 0 : recordCount(turn.trace);
  const cursor = usePlayStore((state) => state.cursor);
  return (
    <span className="gw-debugger-place" data-cursor={cursor ?? "end"}>
      {cursor === null ? `end · ${count} ${count === 1 ? "record" : "records"}` : `record ${cursor + 1} of ${count}`}
    </span>
  );
}
