// The fields of a picture: what it shows, in which form, and how.
import { Film, Image, LayoutGrid } from "lucide-react";
import type { ReactElement } from "react";
import { capital } from "../../../shared/base/capital";
import type { PackWords } from "../../../shared/pack/packModel";
import { CELL_SIZES, FRAME_MS } from "../../picture/choices";
import { usePackWords } from "../../session/pack/packWords";
import type { PicturedThing } from "../../session/window/dialog";
import { Field, Select, TextInput } from "../../ui/Field";
import { type Segment, Segments } from "../../ui/Segments";
import { type Choices, KINDS, type Mistakes } from "./choices";

export interface ChoiceFieldsProps {
  readonly choices: Choices;
  /** How many the level's solution has; null: there is no level. */
  readonly moves: number | null;
  readonly mistakes: Mistakes;
  /** The side of a cell that the pack sets. */
  readonly cellSize: number;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** What can be pictured, in the words of the pack's language. */
function picturedThings({ start, starts, record, moves }: PackWords): readonly Segment<PicturedThing>[] {
  return [
    { id: "board", title: "Board", icon: Image, purpose: `The ${start} on the board, as it begins` },
    { id: "film", title: capital(record), icon: Film, purpose: `Its recorded ${moves}, one picture each` },
    { id: "sheet", title: `All ${capital(starts)}`, icon: LayoutGrid, purpose: "Each with its title, on one sheet" },
  ];
}

const THEMES = [
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
] as const;

export function ChoiceFields(props: ChoiceFieldsProps): ReactElement {
  const { choices, moves, mistakes, onChange } = props;
  const { what, kinds, size, theme } = choices;
  const words = usePackWords();
  const things = picturedThings(words).filter(
    ({ id }) => id === "sheet" || (id === "film" ? (moves ?? 0) > 0 : moves !== null),
  );
  return (
    <div className="gw-pictures-fields">
      <Segments label="What it shows" segments={things} value={what} onChoose={(id) => onChange(thing(props, id))} />
      <div className="gw-pictures-row">
        <Field label="Format">
          {(control) => (
            <Select
              {...control}
              options={KINDS[what]}
              value={kinds[what]}
              onChange={({ target }) => onChange(kind(choices, target.value))}
            />
          )}
        </Field>
        <Field label="Background">
          {(control) => (
            <Select
              {...control}
              options={THEMES}
              value={theme}
              onChange={({ target }) => onChange({ theme: target.value === "dark" ? "dark" : "light" })}
            />
          )}
        </Field>
      </div>
      <Field
        label="Cell, in pixels"
        hint={`${CELL_SIZES.least} to ${CELL_SIZES.most}; the pack has ${props.cellSize}.`}
        error={mistakes.size}
      >
        {(control) => (
          <TextInput
            {...control}
            value={size}
            inputMode="numeric"
            onChange={({ target }) => onChange({ size: target.value })}
          />
        )}
      </Field>
      {what === "film" ? <FilmFields {...props} /> : null}
    </div>
  );
}

/** Cells of a sheet are small unless the user has said otherwise. */
function thing({ choices, cellSize }: ChoiceFieldsProps, what: PicturedThing): Partial<Choices> {
  const own = { board: String(cellSize), film: String(cellSize), sheet: String(CELL_SIZES.sheet) };
  return choices.size === own[choices.what] ? { what, size: own[what] } : { what };
}

function kind({ what, kinds }: Choices, value: string): Partial<Choices> {
  const chosen = KINDS[what].find((each) => each.value === value);
  return chosen === undefined ? {} : { kinds: { ...kinds, [what]: chosen.value } };
}

function FilmFields({ choices, moves, mistakes, onChange }: ChoiceFieldsProps): ReactElement {
  const { frame, from, to, count } = choices;
  return (
    <>
      <div className="gw-pictures-row">
        <Field label="From move" error={mistakes.range} hint="0 is the beginning.">
          {(control) => (
            <TextInput
              {...control}
              value={from}
              inputMode="numeric"
              onChange={({ target }) => onChange({ from: target.value })}
            />
          )}
        </Field>
        <Field label="To move" hint={`The last is ${moves ?? 0}.`}>
          {(control) => (
            <TextInput
              {...control}
              value={to}
              inputMode="numeric"
              onChange={({ target }) => onChange({ to: target.value })}
            />
          )}
        </Field>
      </div>
      <Field
        label="Each move, in milliseconds"
        error={mistakes.frame}
        hint={`${FRAME_MS.least} to ${FRAME_MS.most}; the last is shown four times as long.`}
      >
        {(control) => (
          <TextInput
            {...control}
            value={frame}
            inputMode="numeric"
            onChange={({ target }) => onChange({ frame: target.value })}
          />
        )}
      </Field>
      <label className="gw-pictures-check">
        <input type="checkbox" checked={count} onChange={({ target }) => onChange({ count: target.checked })} />
        Count the moves below the board
      </label>
    </>
  );
}
