// The breakpoints of the pack: set, change, disable and run to them. What each means is in shared/engine/breakPlaces.
import { CircleOff, CirclePlay, Import, ListChecks, Route, StepBack, StepForward, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import { capital } from "../../../shared/base/capital";
import { useCommandKeys } from "../../session/window/keyMap";
import { breakKey } from "../../../shared/engine/breakpoints/breakPlaces";
import { runAllSolutions, runSolution, runToBreakpoint } from "../../session/run/breakRuns";
import {
  changeAllBreakpoints,
  removeAllBreakpoints,
  useBreakpoints,
  useUnfoldedBreakpoint,
} from "../../session/run/breakpoints";
import { type KeptBreakpoints, takeMovedBreakpoints, useMovedBreakpoints } from "../../session/run/keptBreakpoints";
import { usePackPresentation } from "../../session/pack/packPresentation";
import { usePackWords } from "../../session/pack/packWords";
import { usePackNames } from "../../session/pack/usePackNames";
import { accelerator } from "../../ui/accelerator";
import { Button, IconButton } from "../../ui/Button";
import { focusFirst } from "../../ui/rowFocus";
import { Toolbar, ToolbarSeparator, ToolbarSpacer } from "../../ui/Toolbar";
import { hasCells } from "../hasCells";
import { BreakpointRow } from "./BreakpointRow";
import { NewBreakpoint } from "./NewBreakpoint";
import { SolutionRuns, RunLog } from "./RunLog";
import "../why/why.css";
import "./breakpoints.css";
import "../debugPanel.css";

export function BreakpointsPanel(): ReactElement {
  const breakpoints = useBreakpoints();
  const names = usePackNames();
  const open = useUnfoldedBreakpoint((state) => state.place);
  const setOpen = (place: string | null): void => useUnfoldedBreakpoint.setState({ place, asked: 0 });
  return (
    <section className="gw-debug-panel gw-breakpoints" aria-label="Breakpoints" data-context="debug">
      <RunToolbar />
      <NewBreakpoint names={names} onAdd={(on) => setOpen(breakKey(on))} />
      <div className="gw-breakpoint-body">
        <ul className="gw-breakpoint-list" aria-label="Breakpoints of the pack">
          {breakpoints.map((breakpoint, index) => {
            const place = breakKey(breakpoint.on);
            return (
              <BreakpointRow
                key={place}
                breakpoint={breakpoint}
                index={index}
                names={names}
                isOpen={open === place}
                onOpen={(isOpen) => setOpen(isOpen ? place : null)}
              />
            );
          })}
          {breakpoints.length === 0 ? <NoBreakpoints /> : null}
        </ul>
        <RunLog />
        <SolutionRuns />
      </div>
    </section>
  );
}

/** How one sets them, and what was kept for the same game elsewhere. */
function NoBreakpoints(): ReactElement {
  const moved = useMovedBreakpoints((state) => state.moved);
  const presentation = usePackPresentation();
  const { words } = presentation;
  return (
    <>
      {moved.map((kept) => (
        <li key={kept.root} className="gw-breakpoints-moved">
          <span>
            {`This game has ${keptText(kept)} in `}
            <code>{kept.root}</code>
          </span>
          <Button icon={Import} onClick={() => takeMovedBreakpoints(kept)}>
            Use them here
          </Button>
        </li>
      ))}
      <li className="gw-why-hint">
        {`No breakpoints. F9 sets one at the ${words.rule} under the caret, a click beside its line too${
          hasCells(presentation) ? `; on the board in play, Ctrl+click sets one on a ${words.cell}` : ""
        }.`}
      </li>
    </>
  );
}

function keptText({ breakpoints, watches }: KeptBreakpoints): string {
  const counted = (count: number, one: string, many: string): readonly string[] =>
    count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  return [
    ...counted(breakpoints.length, "breakpoint", "breakpoints"),
    ...counted(watches.length, "watch", "watches"),
  ].join(" and ");
}

function RunToolbar(): ReactElement {
  const keys = useCommandKeys();
  const breakpoints = useBreakpoints();
  const isAnyOn = breakpoints.some(({ isEnabled }) => isEnabled);
  const words = usePackWords();
  return (
    <Toolbar label="Runs">
      <IconButton
        icon={StepBack}
        label="Run back to the last breakpoint"
        keys={keys("debug.runBack")}
        disabled={!isAnyOn}
        onClick={() => void runToBreakpoint("backward")}
      />
      <IconButton
        icon={StepForward}
        label="Run to the next breakpoint"
        keys={keys("debug.run")}
        disabled={!isAnyOn}
        onClick={() => void runToBreakpoint("forward")}
      />
      <ToolbarSeparator />
      <Button
        variant="quiet"
        icon={Route}
        title={`Run over this ${words.start}'s recorded ${words.record}, from its start (${accelerator(keys("debug.runSolution") ?? "")})`}
        disabled={!isAnyOn}
        onClick={() => void runSolution()}
      >
        {capital(words.record)}
      </Button>
      <Button
        variant="quiet"
        icon={CirclePlay}
        title={`Run over the recorded ${words.records} of all ${words.starts} (${accelerator(keys("debug.runAll") ?? "")})`}
        disabled={!isAnyOn}
        onClick={() => void runAllSolutions()}
      >
        {`All ${words.records}`}
      </Button>
      <ToolbarSpacer />
      <IconButton
        icon={isAnyOn ? CircleOff : ListChecks}
        label={isAnyOn ? "Switch all breakpoints off" : "Switch all breakpoints on"}
        disabled={breakpoints.length === 0}
        onClick={() => changeAllBreakpoints({ isEnabled: !isAnyOn })}
      />
      <IconButton
        icon={Trash2}
        label="Remove all breakpoints"
        disabled={breakpoints.length === 0}
        onClick={({ currentTarget }) => {
          focusFirst(currentTarget);
          removeAllBreakpoints();
        }}
      />
    </Toolbar>
  );
}
