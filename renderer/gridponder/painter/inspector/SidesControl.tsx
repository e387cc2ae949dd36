// The control for a param that holds sides as bits (published-behaviour 10.5): one button a side.
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from "lucide-react";
import type { ReactElement } from "react";
import type { FieldControl } from "../../../ui/Field";
import { Toggle } from "../../../ui/Toggle";

export interface SidesControlProps {
  readonly field: FieldControl;
  readonly label: string;
  /** Bits: up 1, right 2, down 4, left 8; others are kept as they are. Null: several boxes that differ. */
  readonly sides: number | null;
  readonly onChange: (sides: number) => void;
}

const SIDES = [
  { bit: 1, title: "Up", icon: ArrowUp },
  { bit: 2, title: "Right", icon: ArrowRight },
  { bit: 4, title: "Down", icon: ArrowDown },
  { bit: 8, title: "Left", icon: ArrowLeft },
] as const;

export function SidesControl({ field, label, sides, onChange }: SidesControlProps): ReactElement {
  return (
    <fieldset className="gw-control gw-box-sides" aria-label={label} {...field}>
      {SIDES.map(({ bit, title, icon }) => (
        <Toggle
          key={bit}
          label={title}
          icon={icon}
          iconOnly
          pressed={sides !== null && (sides & bit) !== 0}
          onChange={(pressed) => onChange(pressed ? (sides ?? 0) | bit : (sides ?? 0) & ~bit)}
        />
      ))}
      {sides === null ? <small>several values</small> : null}
    </fieldset>
  );
}
