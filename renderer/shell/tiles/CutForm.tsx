// The form for cutting an image: the grid, the tiles to cut, and their names.
import { type ReactElement, type RefObject, useEffect, useMemo, useState } from "react";
import { fileName } from "../../../shared/pack/fileNames";
import { counted } from "../../../shared/base/counted";
import { useDialectUi } from "../../dialect/openDialect";
import { Button } from "../../ui/Button";
import { Field, TextInput } from "../../ui/Field";
import { ModalForm } from "../../ui/ModalForm";
import { emptyTiles } from "./cutTiles";
import { type GridFields, type Mistakes, type TileGrid, gridOf, likelyTile } from "./tileGrid";
import { TileSheet } from "./TileSheet";
import { tellCut, useCutting } from "./useCutting";

export interface CutFormProps {
  readonly path: string;
  readonly sheet: ImageBitmap;
  readonly address: string;
  /** What has the focus at first. */
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

export function CutForm({ path, sheet, address, first, onClose }: CutFormProps): ReactElement {
  const [fields, setFields] = useState(() => fieldsOf(sheet));
  const [name, setName] = useState(() => stemOf(path));
  const grid = useMemo(() => gridOf(fields, [sheet.width, sheet.height]), [fields, sheet]);
  const shown = useLast(grid.ok ? grid.value : null);
  const [left, setLeft] = useLeft(sheet, shown);
  const { cut, begin } = useCutting(path, sheet);
  const chosen = shown?.tiles.filter((_, index) => !left.has(index)) ?? [];
  const isBusy = cut !== null;
  const isReady = grid.ok && chosen.length > 0 && !isBusy && name.trim() !== "";
  const { ofImages } = useDialectUi();
  const [goesOn, setGoesOn] = useState(true);
  const cutAll = async (): Promise<void> => {
    const paths = grid.ok ? await begin(grid.value, chosen, name.trim()) : null;
    if (paths === null) return;
    onClose();
    if (ofImages !== undefined && goesOn) ofImages.make(paths);
    else tellCut(paths);
  };
  return (
    <ModalForm
      action={chosen.length === 1 ? "Cut 1 Tile" : `Cut ${chosen.length} Tiles`}
      isReady={isReady}
      onSubmit={() => void cutAll()}
      onCancel={onClose}
      beside={isBusy ? <progress max={chosen.length} value={cut} aria-label="Tiles cut" /> : null}
    >
      <fieldset className="gw-dialog-lock" disabled={isBusy}>
        <div className="gw-cut-image-parts">
          <div className="gw-cut-image-fields">
            <GridInputs fields={fields} mistakes={grid.ok ? {} : grid.refusal} first={first} onChange={setFields} />
            <Field
              label="Name"
              hint="The place of the tile is put after it."
              error={name.trim() === "" ? "Enter a name." : undefined}
            >
              {(control) => (
                <TextInput {...control} value={name} maxLength={60} onChange={({ target }) => setName(target.value)} />
              )}
            </Field>
            <output className="gw-cut-image-count">{grid.ok ? countText(grid.value, chosen.length) : ""}</output>
            <div className="gw-cut-image-choice">
              <Button onClick={() => setLeft(new Set())}>Choose All</Button>
              <Button onClick={() => setLeft(new Set(shown?.tiles.keys()))}>Choose None</Button>
            </div>
            {ofImages === undefined ? null : (
              <label>
                <input type="checkbox" checked={goesOn} onChange={({ target }) => setGoesOn(target.checked)} />{" "}
                {ofImages.next}
              </label>
            )}
          </div>
          {shown === null ? null : (
            <TileSheet
              address={address}
              image={[sheet.width, sheet.height]}
              grid={shown}
              left={left}
              onChange={setLeft}
            />
          )}
        </div>
      </fieldset>
    </ModalForm>
  );
}

interface GridInputsProps {
  readonly fields: GridFields;
  readonly mistakes: Mistakes;
  readonly first: RefObject<HTMLInputElement | null>;
  readonly onChange: (fields: GridFields) => void;
}

const LABELS: readonly (readonly [field: keyof GridFields, label: string, hint?: string])[] = [
  ["width", "Tile width"],
  ["height", "Tile height"],
  ["margin", "Margin", "Around all tiles."],
  ["spacing", "Spacing", "Between two tiles."],
];

/** All in pixels. */
function GridInputs({ fields, mistakes, first, onChange }: GridInputsProps): ReactElement {
  return (
    <div className="gw-cut-image-grid">
      {LABELS.map(([field, label, hint]) => (
        <Field key={field} label={label} hint={hint} error={mistakes[field]}>
          {(control) => (
            <TextInput
              {...control}
              ref={field === "width" ? first : undefined}
              value={fields[field]}
              inputMode="numeric"
              onChange={({ target }) => onChange({ ...fields, [field]: target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

function fieldsOf({ width, height }: ImageBitmap): GridFields {
  const [tileWidth, tileHeight] = likelyTile([width, height]);
  return { width: String(tileWidth), height: String(tileHeight), margin: "0", spacing: "0" };
}

/** Returns the value, or the last one that was not null: while a field is wrong, the picture stays. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}

/** Which tiles are not cut out: at first those in which there is nothing. */
function useLeft(
  sheet: ImageBitmap,
  grid: TileGrid | null,
): readonly [ReadonlySet<number>, (left: ReadonlySet<number>) => void] {
  const [left, setLeft] = useState<ReadonlySet<number>>(() => new Set());
  useEffect(() => {
    if (grid === null) return undefined;
    const stop = new AbortController();
    void emptyTiles(sheet, grid, stop.signal).then((empty) => empty !== null && setLeft(empty));
    return () => stop.abort();
  }, [sheet, grid]);
  return [left, setLeft];
}

function countText({ rows, columns, size, tiles, rest }: TileGrid, chosen: number): string {
  const all = `${columns} × ${rows} tiles of ${size[0]} × ${size[1]} pixels, ${chosen} of ${tiles.length} chosen.`;
  const ends = [`${counted(rest[0], "pixel")} at the right`, `${counted(rest[1], "pixel")} at the bottom`].filter(
    (_, side) => (rest[side] ?? 0) > 0,
  );
  return ends.length === 0 ? all : `${all} In no tile: ${ends.join(", ")}.`;
}

/** Returns the name of a file without its folder and its ending. */
function stemOf(path: string): string {
  return fileName(path).replace(/\.\w+$/, "");
}
