// The tools of a board that is painted in a row, what can be done with the selected places, and on what is painted.
import { Brush as BrushIcon, Eraser, MousePointer2, Move } from "lucide-react";
import type { ReactElement } from "react";
import { hasOwnPosition, removeOwnPosition } from "../../../shared/dialects/gdl/text/paint/ownPosition";
import { documents } from "../../documents/documents";
import { usePackSource } from "../../documents/packSource";
import { Button } from "../../ui/Button";
import { Select } from "../../ui/Field";
import { FoldingToolbar } from "../../ui/FoldingToolbar";
import { type Segment, Segments } from "../../ui/Segments";
import type { TableLayout } from "../table/layout";
import { PieceActions } from "./pieces/PieceActions";
import { type PaintToolId, chooseTool, useTablePaint } from "./paintStore";
import { beginsWithSetup } from "./painting";

const TOOLS: readonly Segment<PaintToolId>[] = [
  {
    id: "inspect",
    title: "Select",
    icon: MousePointer2,
    purpose:
      "Click a place to inspect it, with Shift or Ctrl several; drag a piece to move it, or from an empty place to select",
    keys: "V",
  },
  {
    id: "brush",
    title: "Brush",
    icon: BrushIcon,
    purpose: "Paint the entity chosen in the Entities panel",
    keys: "B",
  },
  {
    id: "eraser",
    title: "Eraser",
    icon: Eraser,
    purpose: "Take pieces off the board; so does the right button",
    keys: "X",
  },
];
const NETWORK_TOOLS: readonly Segment<PaintToolId>[] = [
  ...TOOLS,
  { id: "arrange", title: "Arrange", icon: Move, purpose: "Drag the nodes of the network to where they are drawn" },
];

export interface PaintToolbarProps {
  readonly file: string;
  /** How the places lie; null for a game without a board. */
  readonly kind: TableLayout["kind"] | null;
  /** What was done, or what is chosen. */
  readonly words: string;
}

export function PaintToolbar({ file, kind, words }: PaintToolbarProps): ReactElement {
  const tool = useTablePaint((state) => state.tool);
  return (
    <FoldingToolbar label="Tools">
      {kind === null ? null : (
        <Segments label="Tool" segments={kind === "nodes" ? NETWORK_TOOLS : TOOLS} value={tool} onChoose={chooseTool} />
      )}
      {kind !== null && tool === "inspect" ? <PieceActions hasRows={kind !== "nodes"} /> : null}
      <WhereToPaint file={file} />
      <UseSetup file={file} />
      <span className="gw-paint-words" aria-live="polite" title={words}>
        {words}
      </span>
    </FoldingToolbar>
  );
}

const WHERE = [
  { value: "game", title: "this game" },
  { value: "setup", title: "all games" },
];

/** A game without a position of its own begins with the set-up, which can be painted on, too. */
function WhereToPaint({ file }: { readonly file: string }): ReactElement | null {
  const onSetup = useTablePaint((state) => state.onSetup);
  const isOpen = beginsWithSetup(usePackSource(), file);
  if (!isOpen) return null;
  return (
    <Select
      aria-label="Paint on"
      title="All games without a position of their own begin with the set-up of the rules"
      options={WHERE}
      value={onSetup ? "setup" : "game"}
      onChange={({ target }) => useTablePaint.setState({ onSetup: target.value === "setup" })}
    />
  );
}

/** A game with a position of its own can begin with the set-up again. */
function UseSetup({ file }: { readonly file: string }): ReactElement | null {
  const source = usePackSource().files.get(file);
  if (source?.role !== "start" || !hasOwnPosition(source.tree)) return null;
  return (
    <Button
      title="Removes the position of this game: it begins with the set-up of the rules, as all games without one do"
      onClick={() => {
        const document = documents.get(file);
        document?.apply(removeOwnPosition({ text: document.text(), tree: document.tree() }), "Use set-up of all games");
      }}
    >
      Use set-up of all games
    </Button>
  );
}
