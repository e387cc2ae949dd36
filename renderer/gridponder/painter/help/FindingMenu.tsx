// The problems of a cell and their fixes: a menu next to the cell.
import { Menu } from "@base-ui/react/menu";
import { Code } from "lucide-react";
import { type ReactElement, useEffect, useMemo, useState } from "react";
import type { Position } from "../../../../shared/base/boardView";
import type { LocatedFinding } from "../../../../shared/findings/finding";
import { FixItems } from "../../../forms/ProblemFixes";
import { usePackStore } from "../../../session/pack/packStore";
import { reveal } from "../../../session/pack/textPlaces";
import { ToneIcon } from "../../../ui/Badge";
import { findingsOfCell } from "./boardFindings";
import "./findingMenu.css";
import { paintedBoard, rectOfCell } from "../paintedBoard";
import { usePaintStore } from "../paintStore";
import type { PaintTarget } from "../paintTarget";

export function FindingMenu({
  paintTarget,
  file,
}: {
  readonly paintTarget: PaintTarget;
  readonly file: string;
}): ReactElement | null {
  const asked = usePaintStore((state) => state.asked);
  const [shown, setShown] = useState<Position | null>(null);
  // The click of a pointer that asks is still to come: a menu that is open by then takes it for one beside itself.
  useEffect(() => {
    const timer = setTimeout(() => setShown(asked));
    return () => clearTimeout(timer);
  }, [asked]);
  return asked === null || shown !== asked ? null : <CellMenu paintTarget={paintTarget} file={file} cell={asked} />;
}

interface CellMenuProps {
  readonly paintTarget: PaintTarget;
  readonly file: string;
  readonly cell: Position;
}

function CellMenu({ paintTarget, file, cell }: CellMenuProps): ReactElement | null {
  const [x, y] = cell;
  const all = usePackStore((state) => state.findings[file]);
  const level = paintTarget.document.value();
  const findings = useMemo(() => findingsOfCell(level, all ?? [], cell), [level, all, cell]);
  const close = (): void => usePaintStore.setState({ asked: null });
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => open || close()}>
      <Menu.Portal>
        <Menu.Positioner
          className="gw-menu-place"
          anchor={{ getBoundingClientRect: () => rectOfCell(cell) }}
          align="start"
          sideOffset={4}
        >
          <Menu.Popup
            className="gw-menu gw-finding-menu"
            aria-label={`Problems of column ${x}, row ${y}`}
            finalFocus={paintedBoard}
          >
            {findings.map((finding) => (
              <FindingItems key={`${finding.code} ${finding.span.offset} ${finding.message}`} finding={finding} />
            ))}
            {findings.length === 0 ? <p className="gw-problem-no-fix">Nothing is wrong any more.</p> : null}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function FindingItems({ finding }: { readonly finding: LocatedFinding }): ReactElement {
  const { file, range, severity, message } = finding;
  return (
    <Menu.Group className="gw-finding-group">
      <Menu.GroupLabel className="gw-finding-message">
        <ToneIcon tone={severity} label={severity} />
        {message}
      </Menu.GroupLabel>
      <FixItems problem={finding} />
      <Menu.Item className="gw-menu-item" onClick={() => reveal(file, range)}>
        <Code size={14} aria-hidden />
        Show in Text
      </Menu.Item>
    </Menu.Group>
  );
}
