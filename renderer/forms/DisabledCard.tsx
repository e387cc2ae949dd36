// An object of a list that is disabled: it says what it is, can be enabled again, and can go.
import { Eye, Trash2 } from "lucide-react";
import type { ReactElement } from "react";
import type { Json } from "../../shared/base/json";
import type { JsonPath } from "../../shared/text/memberEdit";
import { IconButton } from "../ui/Button";
import { ShowInText } from "./FieldRow";
import { itemText } from "./itemText";

export interface DisabledCardProps {
  readonly value: Json;
  readonly steps: JsonPath;
  readonly title: string;
  readonly onEnable: () => void;
  readonly onRemove: () => void;
}

export function DisabledCard({ value, steps, title, onEnable, onRemove }: DisabledCardProps): ReactElement {
  return (
    <section className="gw-item gw-item-disabled" aria-label={title}>
      <span className="gw-item-disabled-text">
        <strong>Disabled</strong> {itemText(value)}
      </span>
      <ShowInText name={title} steps={steps} />
      <IconButton icon={Eye} label={`Enable ${title}`} onClick={onEnable} />
      <IconButton icon={Trash2} label={`Delete ${title}`} onClick={onRemove} />
    </section>
  );
}
