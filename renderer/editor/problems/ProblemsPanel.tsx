// The Problems panel: everything that is wrong with the pack, by file. A click or Enter shows the place.
import { useVirtualizer } from "@tanstack/react-virtual";
import { CircleCheck } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useMemo, useRef, useState } from "react";
import { clamp } from "../../../shared/base/clamp";
import { defined } from "../../../shared/base/defined";
import type { Severity } from "../../../shared/findings/codes";
import type { LocatedFinding } from "../../../shared/findings/finding";
import { ProblemFixes } from "../../forms/ProblemFixes";
import { usePackStore } from "../../session/pack/packStore";
import { reveal } from "../../session/pack/textPlaces";
import { ToneIcon } from "../../ui/Badge";
import { EmptyState } from "../../ui/EmptyState";
import { TextInput } from "../../ui/Field";
import { focusRowAt } from "../../ui/rowFocus";
import { Toggle } from "../../ui/Toggle";
import { Toolbar, ToolbarSpacer } from "../../ui/Toolbar";
import { SEVERITIES, countProblems, listProblems, problemKeys } from "./problemList";
import "./problems.css";

const NAMES = { error: "error", warning: "warning", information: "note" } as const satisfies Record<Severity, string>;
const ROW_HEIGHT = 24;

export function ProblemsPanel(): ReactElement {
  const findings = usePackStore((state) => state.findings);
  const [words, setWords] = useState("");
  const [severities, setSeverities] = useState<ReadonlySet<Severity>>(new Set(SEVERITIES));
  const counts = useMemo(() => countProblems(findings), [findings]);
  const shown = useMemo(() => listProblems(findings, { words, severities }), [findings, words, severities]);
  const switchSeverity = (severity: Severity, on: boolean): void => {
    setSeverities(new Set(SEVERITIES.filter((each) => (each === severity ? on : severities.has(each)))));
  };
  return (
    <div className="gw-problems">
      <Toolbar label="Filter problems">
        <div className="gw-problems-words">
          <TextInput
            aria-label="Filter by words"
            placeholder="Filter"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        {SEVERITIES.map((severity) => (
          <Toggle
            key={severity}
            label={`${counts[severity]} ${NAMES[severity]}${counts[severity] === 1 ? "" : "s"}`}
            pressed={severities.has(severity)}
            onChange={(on) => switchSeverity(severity, on)}
          />
        ))}
        <ToolbarSpacer />
      </Toolbar>
      {shown.length === 0 ? (
        <NoProblems total={counts.error + counts.warning + counts.information} />
      ) : (
        <ProblemList problems={shown} />
      )}
    </div>
  );
}

function NoProblems({ total }: { total: number }): ReactElement {
  if (total > 0)
    return <EmptyState title="No problem matches the filter" text={`${total} findings are filtered out.`} />;
  return <EmptyState icon={CircleCheck} title="No problems" text="No problems were found in this pack." />;
}

function ProblemList({ problems }: { problems: readonly LocatedFinding[] }): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const keys = useMemo(() => problemKeys(problems), [problems]);
  const [last, setLast] = useState({ key: "", index: 0 });
  // It goes with its problem; where that is gone, the one in its place has it.
  const at = keys.indexOf(last.key);
  const focused = at < 0 ? Math.min(last.index, problems.length - 1) : at;
  const setFocused = (index: number): void => setLast({ key: keys[index] ?? "", index });
  const rows = useVirtualizer({
    count: problems.length,
    getScrollElement: () => scroller.current,
    getItemKey: (index) => keys[index] ?? index,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  });
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = clamp(focused + step, 0, problems.length - 1);
    setFocused(next);
    focusRowAt(rows, next);
  };
  return (
    <div className="gw-problem-list" ref={scroller}>
      <ul aria-label="Problems" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, key, start }) => (
          <Problem
            // Its focus and its menu are not another problem's when one comes before it.
            key={key}
            problem={defined(problems[index])}
            index={index}
            top={start}
            focused={index === focused}
            onFocus={setFocused}
            onKeyDown={move}
          />
        ))}
      </ul>
    </div>
  );
}

interface ProblemProps {
  readonly problem: LocatedFinding;
  readonly index: number;
  readonly top: number;
  readonly focused: boolean;
  readonly onFocus: (index: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Problem({ problem, index, top, focused, onFocus, onKeyDown }: ProblemProps): ReactElement {
  const { file, message, severity, code, range } = problem;
  const [fixing, setFixing] = useState(false);
  const press = (event: KeyboardEvent): void => {
    if (event.key !== "." || !(event.ctrlKey || event.metaKey)) return onKeyDown(event);
    event.preventDefault();
    setFixing(true);
  };
  return (
    <li className="gw-placed-row gw-problem-row" style={{ transform: `translateY(${top}px)` }}>
      <button
        type="button"
        className="gw-problem"
        data-index={index}
        tabIndex={focused ? 0 : -1}
        title={message}
        onFocus={() => onFocus(index)}
        onKeyDown={press}
        onClick={() => reveal(file, range)}
      >
        <ToneIcon tone={severity} label={severity} />
        <span className="gw-problem-message">{message}</span>
        <code>{code}</code>
        <span className="gw-problem-place">
          {file}:{range.line}:{range.column}
        </span>
      </button>
      <ProblemFixes problem={problem} open={fixing} onOpenChange={setFixing} />
    </li>
  );
}
