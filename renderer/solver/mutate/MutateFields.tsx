// What may change, and what the levels must be like.
import type { ReactElement } from "react";
import type { RankBy } from "../../../shared/engine/search/generate/generateOutcome";
import { Field, Select, TextInput } from "../../ui/Field";
import { SuggestInput } from "../../ui/SuggestInput";
import { type FormRange, type MutateForm, kindLines } from "./mutateForm";

const RANKS = [
  { value: "interactions", title: "Most to do" },
  { value: "length", title: "Longest" },
  { value: "bits", title: "Hardest" },
] as const satisfies readonly { readonly value: RankBy; readonly title: string }[];

const MUTATIONS = [1, 2, 3, 4, 6, 8].map((value) => ({ value: String(value), title: String(value) }));
const TRIES = [100, 300, 1_000, 3_000, 10_000].map((value) => ({
  value: String(value),
  title: value.toLocaleString("en"),
}));

const RANGES = [
  { key: "length", label: "Moves" },
  { key: "bits", label: "Bits" },
  { key: "plans", label: "Plans" },
] as const;

export interface MutateFieldsProps {
  readonly form: MutateForm;
  /** The pack's, to be offered. */
  readonly kinds: readonly string[];
  readonly onChange: (form: MutateForm) => void;
}

export function MutateFields({ form, kinds, onChange }: MutateFieldsProps): ReactElement {
  const change = (changes: Partial<MutateForm>): void => onChange({ ...form, ...changes });
  return (
    <div className="gw-mutate-fields">
      <Field label="Kinds that move" title="With commas between. Ground kinds named here swap places.">
        {(control) => (
          <SuggestInput
            {...control}
            placeholder="All but ground"
            value={form.kinds}
            onChange={(value) => change({ kinds: value })}
            suggest={async (typed, caret) => kindLines(typed, caret, kinds)}
          />
        )}
      </Field>
      <Field label="Locked cells">
        {(control) => (
          <TextInput
            {...control}
            placeholder="None, or 2,1 3,1"
            value={form.locked}
            onChange={(event) => change({ locked: event.target.value })}
          />
        )}
      </Field>
      {RANGES.map(({ key, label }) => (
        <RangeField key={key} label={label} range={form[key]} onChange={(range) => change({ [key]: range })} />
      ))}
      <Field label="Changes">
        {(control) => (
          <Select
            {...control}
            options={MUTATIONS}
            value={String(form.mutations)}
            onChange={(event) => change({ mutations: Number(event.target.value) })}
          />
        )}
      </Field>
      <Field label="Best first">
        {(control) => (
          <Select
            {...control}
            options={RANKS}
            value={form.rankBy}
            onChange={(event) =>
              change({ rankBy: RANKS.find(({ value }) => value === event.target.value)?.value ?? "interactions" })
            }
          />
        )}
      </Field>
      <Field label="Tries">
        {(control) => (
          <Select
            {...control}
            options={TRIES}
            value={String(form.tries)}
            onChange={(event) => change({ tries: Number(event.target.value) })}
          />
        )}
      </Field>
      <Field label="Seed" title="The same seed makes the same levels.">
        {(control) => (
          <TextInput
            {...control}
            inputMode="numeric"
            value={String(form.seed)}
            onChange={(event) => change({ seed: Math.trunc(Number(event.target.value)) || 0 })}
          />
        )}
      </Field>
      <label className="gw-mutate-check">
        <input type="checkbox" checked={form.player} onChange={(event) => change({ player: event.target.checked })} />
        The start may move
      </label>
    </div>
  );
}

interface RangeFieldProps {
  readonly label: string;
  readonly range: FormRange;
  readonly onChange: (range: FormRange) => void;
}

function RangeField({ label, range: [least, most], onChange }: RangeFieldProps): ReactElement {
  return (
    <Field label={label}>
      {(control) => (
        <span className="gw-mutate-range">
          <TextInput
            {...control}
            inputMode="decimal"
            placeholder="from"
            value={least}
            onChange={(event) => onChange([event.target.value, most])}
          />
          <TextInput
            aria-label={`${label}, at most`}
            inputMode="decimal"
            placeholder="to"
            value={most}
            onChange={(event) => onChange([least, event.target.value])}
          />
        </span>
      )}
    </Field>
  );
}
