// The context menu of a cell of the board in play, at the right mouse button or the menu key: its history over the
// session, why it is as it is, a watch, a breakpoint.
import { ContextMenu } from "@base-ui/react/context-menu";
import { CircleDot, CircleHelp, CircleOff, Eye, StepBack, StepForward } from "lucide-react";
import { type ReactElement, type ReactNode, useState } from "react";
import type { Position } from "../../../shared/base/boardView";
import { NO_BOARD, typedPlace } from "../../../shared/base/placeName";
import { historyOf, momentBeside } from "../../../shared/engine/explain/history";
import { isSamePlace } from "../../../shared/engine/breakpoints/breakPlaces";
import { addWatch, toggleBreakpoint, useBreakpoints } from "../../session/run/breakpoints";
import { showPanel } from "../../session/window/shellPort";
import { tellInPassing } from "../../session/play/playCommands";
import { playStore } from "../../session/play/playStore";
import { goToMoment, momentNow } from "../../session/step/runCommands";
import { askAboutCell } from "../../session/step/whyQuestion";
import { ContextMenuItem } from "../../ui/ContextMenuItem";

export interface CellMenuProps {
  /** The cell that a press of the right button, or the menu key, is about; null: none. */
  readonly cellAtPress: () => Position | null;
  readonly className: string;
  readonly children: ReactNode;
}

export function CellMenu({ cellAtPress, className, children }: CellMenuProps): ReactElement {
  const [cell, setCell] = useState<Position | null>(null);
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger className={className} onContextMenu={() => setCell(cellAtPress())}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Portal>
        <ContextMenu.Positioner className="gw-menu-place">
          <ContextMenu.Popup className="gw-menu">{cell === null ? null : <Items cell={cell} />}</ContextMenu.Popup>
        </ContextMenu.Positioner>
      </ContextMenu.Portal>
    </ContextMenu.Root>
  );
}

function Items({ cell }: { readonly cell: Position }): ReactElement {
  const on = { kind: "cell", position: cell } as const;
  const hasBreakpoint = useBreakpoints().some((each) => isSamePlace(each.on, on));
  const name = `(${cell.join()})`;
  return (
    <>
      <ContextMenuItem
        icon={CircleHelp}
        title={`Why is ${name} so, and what was it before?`}
        onChoose={() => askAboutCell(cell)}
      />
      <ContextMenuItem
        icon={StepBack}
        title={`Go to the last change of ${name}`}
        onChoose={() => goToChange(cell, "backward")}
      />
      <ContextMenuItem
        icon={StepForward}
        title={`Go to the next change of ${name}`}
        onChoose={() => goToChange(cell, "forward")}
      />
      <ContextMenuItem
        icon={Eye}
        title={`Watch ${name}`}
        onChoose={() => {
          addWatch(typedPlace(NO_BOARD, cell));
          showPanel("watch");
        }}
      />
      <ContextMenuItem
        icon={hasBreakpoint ? CircleOff : CircleDot}
        title={hasBreakpoint ? `Do not break where ${name} changes` : `Break where ${name} changes`}
        onChoose={() => toggleBreakpoint(on)}
      />
    </>
  );
}

/** To the nearest change of a cell before or after where the debugger stands, in whatever turn; says so without one. */
function goToChange(position: Position, direction: "forward" | "backward"): void {
  const { turns } = playStore.getState();
  const found = momentBeside(historyOf(turns, { kind: "cell", position }), momentNow(), direction);
  if (found !== null) return goToMoment(found);
  const when = direction === "backward" ? "before this" : "after this";
  tellInPassing(`The cell (${position.join()}) does not change ${when}.`);
}
