// The level's grid as a whole: resized or cropped at each edge, flipped, turned. Says beforehand what would be lost.
import { FlipHorizontal2, FlipVertical2, ImageDown, Move, RotateCcw, RotateCw } from "lucide-react";
import { type ReactElement, useMemo, useState } from "react";
import { changedLevel } from "../../shared/pack/transformLevel";
import type { Turn } from "../../shared/pack/transformGrid";
import { readGoldPath } from "../../shared/pack/goldPath";
import { usePackSprites } from "../board/packLooks";
import { savePicture } from "./boardPicture";
import { reveal } from "../session/packStore";
import { Button, IconButton } from "../ui/Button";
import { Field, TextInput } from "../ui/Field";
import { Toggle } from "../ui/Toggle";
import { changeGrid, turnLevel } from "./gridChanges";
import { usePaintStore } from "./paintStore";
import type { Easel } from "./painting";
import { type ResizeLoss, lostEntities, lostPositions } from "./resizeLosses";
import { type EdgeName, type Edges, NO_EDGES, lossText, readEdges } from "./resizeText";

export function GridActions({ easel }: { readonly easel: Easel }): ReactElement {
  const sprites = usePackSprites();
  const [isResizing, setResizing] = useState(false);
  const turn = (by: Turn) => () => turnLevel(easel, by);
  return (
    <>
      <fieldset className="gw-grid-actions" aria-label="The whole level">
        <Toggle label="Resize" icon={Move} pressed={isResizing} onChange={setResizing} />
        <IconButton icon={FlipVertical2} label="Flip Level Left to Right" onClick={turn("flipX")} />
        <IconButton icon={FlipHorizontal2} label="Flip Level Top to Bottom" onClick={turn("flipY")} />
        <IconButton icon={RotateCcw} label="Turn Level Counterclockwise" onClick={turn("counterclockwise")} />
        <IconButton icon={RotateCw} label="Turn Level Clockwise" onClick={turn("clockwise")} />
        <IconButton icon={ImageDown} label="Save Board as Picture…" onClick={() => void savePicture(easel, sprites)} />
      </fieldset>
      {isResizing ? <ResizeForm easel={easel} onDone={() => setResizing(false)} /> : null}
    </>
  );
}

const EDGES: readonly EdgeName[] = ["left", "right", "top", "bottom"];

function ResizeForm({ easel, onDone }: { readonly easel: Easel; readonly onDone: () => void }): ReactElement {
  const { document, game } = easel;
  const [edges, setEdges] = useState<Edges>(NO_EDGES);
  const change = readEdges(edges);
  const tree = document.tree();
  const result = useMemo(
    () => (change.ok ? changedLevel({ text: document.text(), tree }, game, change.value) : change),
    [document, tree, game, change],
  );
  const isNothing = change.ok && EDGES.every((edge) => change.value[edge] === 0);
  const submit = (): void => {
    if (!change.ok || !result.ok || isNothing) return;
    const [width, height] = result.value.size;
    changeGrid(easel, change.value, `Resized the board to ${width} × ${height}.`);
    onDone();
  };
  return (
    <form
      className="gw-resize"
      aria-label="Resize the board"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p className="gw-inspector-hint">Columns and rows to add at each edge; less than 0 cuts off.</p>
      {EDGES.map((edge) => (
        <Field key={edge} label={edge} layout="row">
          {(control) => (
            <TextInput
              {...control}
              value={edges[edge]}
              inputMode="numeric"
              onChange={(event) => setEdges({ ...edges, [edge]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <p className={result.ok ? "gw-resize-result" : "gw-inspector-finding"} aria-live="polite">
        {result.ok ? lossText(result.value, readGoldPath(tree).length > 0 && !isNothing) : result.refusal}
      </p>
      {change.ok && result.ok && !isNothing ? (
        <Losses
          losses={[
            ...lostPositions(document.value(), result.value.off),
            ...lostEntities(easel.view, easel.looks, change.value),
          ]}
          file={document.path}
        />
      ) : null}
      <div className="gw-kind-buttons">
        <Button variant="primary" disabled={!result.ok || isNothing} onClick={submit}>
          Resize Board
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        <input type="submit" hidden />
      </div>
    </form>
  );
}

/** More than these are only counted. */
const MOST_LISTED = 40;

interface LossesProps {
  readonly losses: readonly ResizeLoss[];
  readonly file: string;
}

/** What would be left outside, each leading to its cell or its place in the text. */
function Losses({ losses, file }: LossesProps): ReactElement | null {
  if (losses.length === 0) return null;
  const show = (loss: ResizeLoss) => (): void => {
    if (loss.is === "position") reveal(file, loss.at);
    else usePaintStore.setState({ focused: loss.cell, showCursor: true });
  };
  return (
    <ul className="gw-losses" aria-label="Left outside">
      {losses.slice(0, MOST_LISTED).map((loss) => (
        <li key={loss.text}>
          <button type="button" onClick={show(loss)}>
            {loss.text}
          </button>
        </li>
      ))}
      {losses.length > MOST_LISTED ? <li>and {losses.length - MOST_LISTED} more</li> : null}
    </ul>
  );
}
