// The zones of a game, and a form for a new one.
import { ChevronDown, ChevronRight } from "lucide-react";
import { type ReactElement, useState } from "react";
import { type NewZone, addZone, removeZone } from "../../../shared/dialects/gdl/text/paint/zones";
import type { SourceFile } from "../../../shared/pack/packSource";
import type { TextEdit } from "../../../shared/text/edit";
import { applyFor } from "../../documents/history/changesElsewhere";
import { Button } from "../../ui/Button";
import { Field, Select, TextInput } from "../../ui/Field";
import { ZoneCards } from "./ZoneCards";
import type { TableTarget } from "./painting";

const EMPTY: NewZone = { name: "", type: "set", owner: null, visibility: "all" };

const TYPES = [
  { value: "set", title: "set" },
  { value: "stack", title: "stack" },
  { value: "queue", title: "queue" },
] as const;
const SEEN_BY = [
  { value: "all", title: "everybody" },
  { value: "owner_only", title: "its owner" },
  { value: "none", title: "nobody" },
] as const;

interface ZoneFieldsProps {
  readonly rules: SourceFile;
  readonly target: TableTarget;
}

export function ZoneFields({ rules, target }: ZoneFieldsProps): ReactElement {
  const { index } = target;
  const [open, setOpen] = useState<string | null>(null);
  const [zone, setZone] = useState(EMPTY);
  const change = (edits: readonly TextEdit[], step: string): void =>
    applyFor(target.shownFile, { name: step, edits: [{ file: rules.path, edits }] });
  const isFree = zone.name !== "" && !index.zones.has(zone.name);
  const add = (): void => {
    if (!isFree) return;
    change(addZone(rules, zone), `Add zone ${zone.name}`);
    setZone(EMPTY);
  };
  const owners = [{ value: "", title: "nobody" }, ...index.players.map((name) => ({ value: name, title: name }))];
  return (
    <section aria-label="Zones">
      <h4>Zones</h4>
      <ul className="gw-node-edges">
        {[...index.zones.keys()].map((name) => (
          <li key={name}>
            <Button
              variant="quiet"
              icon={open === name ? ChevronDown : ChevronRight}
              aria-expanded={open === name}
              title={`What lies in ${name} when games begin`}
              onClick={() => setOpen(open === name ? null : name)}
            >
              {name}
            </Button>
            <Button variant="quiet" onClick={() => change(removeZone(rules, name), `Remove zone ${name}`)}>
              Remove zone
            </Button>
            {open === name ? <ZoneCards target={target} zone={name} /> : null}
          </li>
        ))}
      </ul>
      <Field label="New zone" layout="row">
        {(control) => (
          <TextInput
            {...control}
            value={zone.name}
            onChange={({ target: { value } }) => setZone({ ...zone, name: value })}
            onKeyDown={({ key }) => key === "Enter" && add()}
          />
        )}
      </Field>
      {zone.name === "" ? null : (
        <>
          <Choice label="Kind" options={TYPES} value={zone.type} onChange={(type) => setZone({ ...zone, type })} />
          <Choice
            label="Owner"
            options={owners}
            value={zone.owner ?? ""}
            onChange={(owner) => setZone({ ...zone, owner: owner === "" ? null : owner })}
          />
          <Choice
            label="Seen by"
            options={SEEN_BY}
            value={zone.visibility}
            onChange={(visibility) => setZone({ ...zone, visibility })}
          />
          <div className="gw-inspector-actions">
            <Button disabled={!isFree} onClick={add}>
              Add zone
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly title: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>): ReactElement {
  return (
    <Field label={label} layout="row">
      {(control) => (
        <Select
          {...control}
          options={options}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen !== undefined) onChange(chosen.value);
          }}
        />
      )}
    </Field>
  );
}
