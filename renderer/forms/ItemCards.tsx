// The objects of a list, each a card that opens into its form: added by type, copied, moved, taken away.
import { ArrowDown, ArrowUp, ChevronDown, ChevronRight, Copy, Plus, Trash2 } from "lucide-react";
import { type KeyboardEvent, type ReactElement, useRef, useState } from "react";
import { type Json, isJsonObject } from "../../shared/base/json";
import { type FormPlace, formMember } from "../../shared/pack/formFields";
import { copiedItem, itemTypes, newItem, retypedItem } from "../../shared/pack/formItems";
import type { Schema } from "../../shared/pack/schemas";
import { valueOf } from "../../shared/text/jsonTree";
import type { JsonPath } from "../../shared/text/memberEdit";
import { ToneIcon } from "../ui/Badge";
import { IconButton } from "../ui/Button";
import { MenuButton } from "../ui/MenuButton";
import { FieldFindings, ShowInText } from "./FieldRow";
import { insertItem, moveItem, setPlace } from "./formEdits";
import { findingsAt, useFormScope } from "./formScope";
import { itemText } from "./itemText";

export interface ItemCardsProps {
  /** The list. */
  readonly place: FormPlace;
  readonly steps: JsonPath;
  /** What one of them is called. */
  readonly label: string;
  /** The form of an item; `changes` of members that are more than a change of their value. */
  readonly children: (place: FormPlace, steps: JsonPath, changes: Changes) => ReactElement;
}

type Valued = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a change of a member does instead of setting it. */
export type Changes = Readonly<Record<string, (value: Json | undefined) => void>>;

export function ItemCards({ place, steps, label, children }: ItemCardsProps): ReactElement {
  const scope = useFormScope();
  const [open, setOpen] = useState<number | null>(null);
  const items = place.schemas.flatMap((schema) => schema.items ?? []);
  const values = (place.node?.children ?? []).map((node) => valueOf(node) ?? null);
  const taken = new Set(
    values.flatMap((each) => (isJsonObject(each) && typeof each["id"] === "string" ? each["id"] : [])),
  );
  const insert = (index: number, item: Json): void => {
    scope.tell(insertItem(scope.document, steps, index, item));
    setOpen(index);
  };
  const move = (from: number, before: number): void => {
    if (before < 0 || before > values.length) return;
    scope.tell(moveItem(scope.document, steps, from, before));
    if (open === from) setOpen(before > from ? before - 1 : before);
  };
  const types = itemTypes(items);
  const list = useRef<HTMLDivElement>(null);
  // Where there is still something to say.
  const added = (): HTMLElement | null => {
    const controls = [...(list.current?.querySelectorAll<Valued>(":scope > [data-open=true] .gw-input") ?? [])];
    return controls.find(({ value }) => value === "") ?? controls[0] ?? null;
  };
  const add = (type: string | null) => (): void => insert(values.length, newItem(items, type, taken));
  return (
    <div className="gw-items" ref={list}>
      {values.map((value, index) => (
        <ItemCard
          // Two items may be equal; there is nothing else to know them by.
          key={`${index} of ${values.length}`}
          place={formMember(place, index)}
          item={items}
          value={value}
          steps={[...steps, index]}
          title={`${label} ${index + 1}`}
          isOpen={open === index}
          onToggle={() => setOpen(open === index ? null : index)}
          onCopy={() => insert(index + 1, copiedItem(value, taken))}
          onMove={(by) => move(index, by < 0 ? index - 1 : index + 2)}
          isFirst={index === 0}
          isLast={index === values.length - 1}
          onRemove={() => {
            setOpen(null);
            scope.tell(setPlace(scope.document, [...steps, index], undefined));
          }}
        >
          {children}
        </ItemCard>
      ))}
      <MenuButton label={`Add ${label}`} icon={Plus} choices={addChoices(types, add)} focusAfter={added} />
    </div>
  );
}

function addChoices(
  types: ReturnType<typeof itemTypes>,
  add: (type: string | null) => () => void,
): Parameters<typeof MenuButton>[0]["choices"] {
  if (types.length === 0) return [{ id: "item", title: "New entry", onChoose: add(null) }];
  return types.map(({ type, description }) => ({ id: type, title: type, description, onChoose: add(type) }));
}

interface ItemCardProps extends Pick<ItemCardsProps, "children"> {
  readonly place: FormPlace;
  readonly item: readonly Schema[];
  readonly value: Json;
  readonly steps: JsonPath;
  readonly title: string;
  readonly isOpen: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onToggle: () => void;
  readonly onCopy: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function ItemCard(props: ItemCardProps): ReactElement {
  const { place, item, value, steps, title, isOpen, onToggle, onMove } = props;
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
      <button type="button" className="gw-item-head" aria-expanded={isOpen} onClick={onToggle} onKeyDown={moveByKey}>
        <Chevron size={14} aria-hidden />
        <span>{itemText(value)}</span>
        {found.length === 0 ? null : <ToneIcon tone={gravest} label={`${found.length} problems`} />}
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

function CardActions({ title, steps, isFirst, isLast, onCopy, onMove, onRemove }: ItemCardProps): ReactElement {
  return (
    <div className="gw-item-actions">
      <IconButton icon={ArrowUp} label="Move Up" keys="Alt+Up" disabled={isFirst} onClick={() => onMove(-1)} />
      <IconButton icon={ArrowDown} label="Move Down" keys="Alt+Down" disabled={isLast} onClick={() => onMove(1)} />
      <IconButton icon={Copy} label={`Duplicate ${title}`} onClick={onCopy} />
      <IconButton icon={Trash2} label={`Delete ${title}`} onClick={onRemove} />
      <ShowInText name={title} steps={steps} />
    </div>
  );
}
