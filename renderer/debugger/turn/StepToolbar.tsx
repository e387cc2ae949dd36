// The debugger's toolbar: a button for each step, filters, and the place of the cursor.
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
  type LucideIcon,
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
  /** More controls, after the steps. */
  readonly children?: ReactNode;
}

export function StepToolbar(props: StepToolbarProps): ReactElement {
  const presentation = usePackPresentation();
  const { onlyChanges, onOnlyChanges, areDetailsShown, onDetailsShown, isFilterOpen, onFilterOpen, children } = props;
  return (
    <Toolbar label="Steps">
      <Steps />
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

/** A step as a button, disabled where there is none to take. */
interface StepButton {
  readonly step: keyof typeof debugSteps;
  readonly icon: LucideIcon;
  readonly label: string;
  readonly endsAt: "turnStart" | "turnEnd" | "sessionStart" | "sessionEnd";
}

const STEPS: readonly StepButton[] = [
  {
    step: "start",
    icon: ChevronFirst,
    label: "To the start of the turn",
    endsAt: "turnStart",
  },
  {
    step: "backInto",
    icon: ArrowLeftToLine,
    label: "Step back into",
    endsAt: "sessionStart",
  },
  { step: "backOver", icon: StepBack, label: "Step back over", endsAt: "sessionStart" },
  { step: "over", icon: StepForward, label: "Step over", endsAt: "sessionEnd" },
  { step: "into", icon: ArrowDownToDot, label: "Step into", endsAt: "sessionEnd" },
  { step: "out", icon: ArrowUpFromDot, label: "Step out", endsAt: "sessionEnd" },
  { step: "end", icon: ChevronLast, label: "To the end of the turn", endsAt: "turnEnd" },
];

function Steps(): ReactElement {
  const keys = useCommandKeys();
  // Narrow, so that a step inside a turn renders no button again.
  const turnStart = usePlayStore((state) => state.cursor === 0);
  const turnEnd = usePlayStore((state) => state.cursor === null);
  const sessionStart = usePlayStore((state) => state.cursor === 0 && state.shown === 0);
  const sessionEnd = usePlayStore((state) => state.cursor === null && state.shown === state.turns.length - 1);
  const isAt = { turnStart, turnEnd, sessionStart, sessionEnd };
  return (
    <>
      {STEPS.map(({ step, icon, label, endsAt }) => (
        <IconButton
          key={step}
          icon={icon}
          label={label}
          keys={keys(`debug.${step}`)}
          disabled={isAt[endsAt]}
          onClick={debugSteps[step]}
        />
      ))}
    </>
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
