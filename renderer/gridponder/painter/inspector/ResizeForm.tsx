// The board resized or cropped at each edge, in numbers. Says beforehand what would be lost.
import { type ReactElement, useMemo, useState } from "react";
import { readGoldPath } from "../../../../shared/dialects/gridponder/text/levels/goldPath";
import { Button } from "../../../ui/Button";
import { Field, type FieldControl, TextInput } from "../../../ui/Field";
import { ResizeLosses } from "./ResizeLosses";
import { gridChange } from "./gridChanges";
import type { PaintTarget } from "../paintTarget";
import { isNoResize } from "../tools/resizeDrag";
import { type EdgeName, type Edges, NO_EDGES, edgesForSize, lossText, readEdges, sizeOfEdges } from "./resizeText";
import { perform } from "../painting";
import { resizeResult } from "../tools/resize";

const SIDES = ["width", "height"] as const;

const EDGES: readonly EdgeName[] = ["left", "right", "top", "bottom"];

export interface ResizeFormProps {
  readonly paintTarget: PaintTarget;
  readonly onDone: () => void;
}

/** The form is asked for by a button above it, at the panel's lower edge perhaps. */
function showWhole(form: HTMLFormElement | null): void {
  form?.scrollIntoView({ block: "nearest" });
}

export function ResizeForm({ paintTarget, onDone }: ResizeFormProps): ReactElement {
  const { view } = paintTarget;
  const [edges, setEdges] = useState<Edges>(NO_EDGES);
  const change = useMemo(() => readEdges(edges), [edges]);
  const result = useMemo(() => (change.ok ? resizeResult(paintTarget, change.value) : change), [paintTarget, change]);
  const isNothing = change.ok && isNoResize(change.value);
  const hasGoldPath = readGoldPath(paintTarget.document.tree()).length > 0;
  const submit = (): void => {
    if (!change.ok || !result.ok || isNothing) return;
    const [width, height] = result.value.size;
    perform(paintTarget, gridChange(paintTarget, change.value, `Resized the board to ${width} × ${height}.`));
    onDone();
  };
  return (
    <form
      className="gw-resize"
      ref={showWhole}
      aria-label="Resize board"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {SIDES.map((side) => (
        <Field key={side} label={side} layout="row">
          {(control) => (
            <SizeInput
              control={control}
              size={sizeOfEdges(edges, side, view[side])}
              onSize={(wanted) => setEdges(edgesForSize(edges, side, view[side], wanted))}
            />
          )}
        </Field>
      ))}
      <p className="gw-inspector-hint">Or columns and rows to add at each edge; less than 0 cuts off.</p>
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
        {result.ok ? lossText(result.value, hasGoldPath && !isNothing) : result.refusal}
      </p>
      {change.ok && result.ok && !isNothing ? (
        <ResizeLosses paintTarget={paintTarget} change={change.value} result={result.value} />
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

interface SizeInputProps {
  readonly control: FieldControl;
  readonly size: string;
  readonly onSize: (wanted: string) => void;
}

/** The width or height as it is typed; while it has the focus, what is typed stays. */
function SizeInput({ control, size, onSize }: SizeInputProps): ReactElement {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...control}
      value={typed ?? size}
      inputMode="numeric"
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        onSize(target.value);
      }}
    />
  );
}
