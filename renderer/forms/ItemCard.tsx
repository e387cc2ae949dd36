// One object of a list as a card: its head says what it is, below are its actions and its form.
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, EyeOff, Trash2 } from "lucide-react";
import type { KeyboardEvent, ReactElement } from "react";
import { type Json, isJsonObject } from "../../shared/base/json";
import type { FormPlace } from "../../shared/pack/forms/formFields";
import { itemTypes, retypedItem } from "../../shared/pack/forms/formItems";
import type { Schema } from "../../shared/pack/schemas/schemas";
import type { JsonPath } from "../../shared/text/memberEdit";
import { ToneIcon } from "../ui/Badge";
import { IconButton } from "../ui/Button";
import { FieldFindings, ShowInText } from "./FieldRow";
import { setPlace } from "./formEdits";
import { findingsAt, useFormScope } from "./formScope";
import type { ItemDrag } from "./itemDrag";
import { itemText } from "./itemText";

/** What a change of a member does instead of setting it. */
export type Changes = Readonly<Record<string, (value: Json | undefined) => void>>;

/** The form of an item; `changes` of members that are more than a change of their value. */
export type ItemForm = (place: FormPlace, steps: JsonPath, changes: Changes) => ReactElement;

export interface ItemCardProps {
  readonly children: ItemForm;
  readonly place: FormPlace;
  readonly item: readonly Schema[];
  readonly value: Json;
  readonly steps: JsonPath;
  readonly title: string;
  readonly isOpen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly drag: ItemDrag;
  readonly onToggle: () => void;
  readonly onCopy: () => void;
  readonly onMove: (by: -1 | 1) => void;
  /** Absent for items that cannot be disabled. */
  readonly onDisable: (() => void) | undefined;
  readonly onRemove: () => void;
}

export function ItemCard(props: ItemCardProps): ReactElement {
  const { place, item, value, steps, title, isOpen, drag, onToggle, onMove } = props;
  const { document, findings, tell } = useFormScope();
  const found = findingsAt(findings, steps, "within").filter(({ severity }) => severity !== "information");
  const gravest = found.some(({ severity }) => severity === "error") ? "error" : "warning";
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  const moveByKey = (event: KeyboardEvent): void => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    if (!event.altKey || by === 0) return;
    event.preventDefault();
    onMove(by);
  };
  const retype = (type: Json | undefined): void => {
    if (isJsonObject(value) && typeof type === "string")
      tell(setPlace(document, steps, retypedItem(item, value, type)));
  };
  return (
    <section className="gw-item" aria-label={title} data-open={isOpen}>
      <button
        type="button"
        className="gw-item-head"
        aria-expanded={isOpen}
        onClick={onToggle}
        onKeyDown={moveByKey}
        {...drag}
      >
        <Chevron size={14} aria-hidden />
        <span>{itemText(value)}</span>
        {found.length === 0 ? null : <ToneIcon tone={gravest} label={problemCount(found.length)} />}
      </button>
      {isOpen ? (
        <div className="gw-item-body">
          <CardActions {...props} />
          <FieldFindings steps={steps} reach="itself" />
          <FieldFindings steps={[...steps, "config"]} reach="itself" />
          {props.children(place, steps, itemTypes(item).length > 0 ? { type: retype } : {})}
        </div>
      ) : null}
    </section>
  );
}

function problemCount(count: number): string {
  return count === 1 ? "1 problem" : `${count} problems`;
}

function CardActions(props: ItemCardProps): ReactElement {
  const { title, steps, isFirst, isLast, onCopy, onMove, onDisable, onRemove } = props;
  return (
    <div className="gw-item-actions">
      <IconButton icon={ArrowUp} label="Move Up" keys="Alt+Up" disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton icon={ArrowDown} label="Move Down" keys="Alt+Down" disabled={isLast} onClick={() => onMove(1)} />
      <IconButton icon={Copy} label={`Duplicate ${title}`} onClick={onCopy} />
      {onDisable === undefined ? null : <IconButton icon={EyeOff} label={`Disable ${title}`} onClick={onDisable} />}
      <IconButton icon={Trash2} label={`Delete ${title}`} onClick={onRemove} />
      <ShowInText name={title} steps={steps} />
    </div>
  );
}
