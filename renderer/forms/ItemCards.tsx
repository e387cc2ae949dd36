// The objects of a list, each a card that opens into its form: added by type or recipe, copied, moved, disabled, taken
// away.
import { Plus } from "lucide-react";
import { type ReactElement, useRef, useState } from "react";
import { type Json, isJsonObject } from "../../shared/base/json";
import { type FormPlace, formMember } from "../../shared/pack/forms/formFields";
import { disabledItems, disabledMember } from "../../shared/pack/disabledItems";
import { copiedItem } from "../../shared/pack/forms/formItems";
import { valueOf } from "../../shared/text/jsonTree";
import type { JsonPath } from "../../shared/text/memberEdit";
import { scrollTo } from "../session/pack/textPlaces";
import { MenuButton } from "../ui/MenuButton";
import { DisabledCard } from "./DisabledCard";
import { ItemCard, type ItemForm } from "./ItemCard";
import { disableItem, enableItem, insertItem, moveItem, setPlace } from "./formEdits";
import { pointerOfSteps, useFormScope } from "./formScope";
import { addChoices } from "./itemChoices";
import { itemDrag } from "./itemDrag";
import { isLater } from "./offers";
import { useAddRequests } from "./addRequest";

export interface ItemCardsProps {
  /** The list. */
  readonly place: FormPlace;
  readonly steps: JsonPath;
  /** What one of them is called. */
  readonly label: string;
  readonly children: ItemForm;
}

type Valued = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function ItemCards({ place, steps, label, children }: ItemCardsProps): ReactElement {
  const { document, tell, hasText, pack } = useFormScope();
  const [open, setOpen] = useState<number | null>(null);
  const [isAdding, setAdding] = useState(false);
  const items = place.schemas.flatMap((schema) => schema.items ?? []);
  const values = (place.node?.children ?? []).map((node) => valueOf(node) ?? null);
  const aside = disabledMember(place.schemas);
  const resting = aside === null ? null : [...steps.slice(0, -1), aside];
  const disabled = resting === null ? [] : disabledItems(document.tree(), resting);
  const taken = new Set(
    [...values, ...disabled.map(({ value }) => value)].flatMap((each) =>
      isJsonObject(each) && typeof each["id"] === "string" ? each["id"] : [],
    ),
  );
  const insert = (index: number, item: Json): void => {
    const inserted = insertItem(document, steps, index, item);
    tell(inserted);
    setOpen(index);
    if (inserted.ok && hasText) scrollTo(document.path, pointerOfSteps([...steps, index]));
  };
  const move = (from: number, before: number): void => {
    if (before < 0 || before > values.length) return;
    tell(moveItem(document, steps, from, before));
    if (open === from) setOpen(before > from ? before - 1 : before);
  };
  const isOffered = (type: string): boolean => !isLater(pack, type);
  const list = useRef<HTMLDivElement>(null);
  // Where there is still something to say.
  const added = (): HTMLElement | null => {
    const controls = [...(list.current?.querySelectorAll<Valued>(":scope > [data-open=true] .gw-input") ?? [])];
    return controls.find(({ value }) => value === "") ?? controls[0] ?? null;
  };
  useAddRequests(document.path, steps, () => {
    list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
    setAdding(true);
  });
  const disable = (index: number) => (): void => {
    if (resting === null) return;
    setOpen(null);
    tell(disableItem(document, steps, resting, index));
  };
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
          drag={itemDrag(steps, index, move)}
          onToggle={() => setOpen(open === index ? null : index)}
          onCopy={() => insert(index + 1, copiedItem(value, taken))}
          onMove={(by) => move(index, by < 0 ? index - 1 : index + 2)}
          onDisable={resting === null || !isJsonObject(value) ? undefined : disable(index)}
          isFirst={index === 0}
          isLast={index === values.length - 1}
          onRemove={() => {
            setOpen(null);
            tell(setPlace(document, [...steps, index], undefined));
          }}
        >
          {children}
        </ItemCard>
      ))}
      {resting === null
        ? null
        : disabled.map(({ value }, index) => (
            <DisabledCard
              key={`${index} of ${disabled.length}`}
              value={value}
              steps={[...resting, index]}
              title={`disabled ${label} ${index + 1}`}
              onEnable={() => tell(enableItem(document, steps, resting, index))}
              onRemove={() =>
                tell(setPlace(document, disabled.length === 1 ? resting : [...resting, index], undefined))
              }
            />
          ))}
      <MenuButton
        label={`Add ${label}`}
        icon={Plus}
        choices={addChoices(items, label, taken, isOffered, (item) => insert(values.length, item))}
        focusAfter={added}
        isOpen={isAdding}
        onOpenChange={setAdding}
      />
    </div>
  );
}
