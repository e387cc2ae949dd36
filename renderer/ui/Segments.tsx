// A choice of one of a few, side by side. One stop of the Tab key; the arrow keys choose the next.
import type { LucideIcon } from "lucide-react";
import { type ReactElement, useId } from "react";
import { Tooltip } from "./Tooltip";

export interface Segment<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly icon: LucideIcon;
  /** What choosing it means, as a tooltip. */
  readonly purpose: string;
  readonly keys?: string;
}

export interface SegmentsProps<Id extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Id>[];
  readonly value: Id;
  /** Told also when the chosen one is chosen again. */
  readonly onChoose: (id: Id) => void;
}

export function Segments<Id extends string>(props: SegmentsProps<Id>): ReactElement {
  const { label, segments, value, onChoose } = props;
  const name = useId();
  return (
    <fieldset className="gw-segments">
      <legend className="visually-hidden">{label}</legend>
      {segments.map(({ id, title, icon: Icon, purpose, keys }) => (
        <Tooltip key={id} text={purpose} keys={keys}>
          <label className="gw-segment">
            <input type="radio" name={name} checked={id === value} onChange={ignore} onClick={() => onChoose(id)} />
            <Icon size={14} aria-hidden />
            {title}
          </label>
        </Tooltip>
      ))}
    </fieldset>
  );
}

/** A click on the chosen one changes nothing but counts too; the arrow keys make clicks as well. */
function ignore(): void {
  return;
}
