// The fields of an object, as its schemas and its text say: plain ones in rows, objects and lists as parts; parts that
// are not there can be added.
import { Plus } from "lucide-react";
import { type ReactElement, type RefObject, useRef } from "react";
import type { Json } from "../../shared/base/json";
import { type FormControl, type FormField, type FormPlace, formFields } from "../../shared/pack/forms/formFields";
import { firstValueOf } from "../../shared/pack/forms/formItems";
import { itemMemberChoices, memberChoices } from "../../shared/pack/forms/oneMember";
import { expand } from "../../shared/pack/schemas/schemaWalk";
import type { JsonPath } from "../../shared/text/memberEdit";
import { MenuButton } from "../ui/MenuButton";
import { FormPart, PlainField } from "./FieldRow";
import type { Changes } from "./ItemCard";
import { ItemCards } from "./ItemCards";
import { OneMemberFields } from "./OneMemberFields";
import { RecordFields } from "./RecordFields";
import type { PlainControl } from "./valueControlProps";
import { setPlace } from "./formEdits";
import { useFormScope } from "./formScope";

export interface ObjectFieldsProps {
  readonly place: FormPlace;
  readonly steps: JsonPath;
  /** Fields that stand elsewhere. */
  readonly without?: ReadonlySet<string>;
  /** Members whose change is more than that of their value. */
  readonly changes?: Changes;
}

export function ObjectFields(props: ObjectFieldsProps): ReactElement {
  const choices = memberChoices(props.place);
  if (choices.length === 0) return <SeveralFields {...props} />;
  const title = props.place.schemas.find((schema) => schema.title !== undefined)?.title ?? "";
  return (
    <OneMemberFields {...props} choices={choices} label={title.toLowerCase()} none="choose…" isOptional={false}>
      {anyBareField}
    </OneMemberFields>
  );
}

function SeveralFields({ place, steps, without, changes }: ObjectFieldsProps): ReactElement {
  const aside = new Set(place.schemas.flatMap(asideMembers));
  const fields = formFields(place).filter(({ name }) => without?.has(name) !== true && !aside.has(name));
  const form = useRef<HTMLDivElement>(null);
  const absent = fields.filter(
    (field) => isPart(field) && !field.isNeeded && field.value === undefined && memberChoices(field).length === 0,
  );
  return (
    <div className="gw-form" ref={form}>
      {fields
        .filter((field) => !absent.includes(field))
        .map((field) => (
          <AnyField key={field.name} field={field} steps={[...steps, field.name]} onChange={changes?.[field.name]} />
        ))}
      {absent.length > 0 ? <AddPart fields={absent} steps={steps} form={form} /> : null}
    </div>
  );
}

/** Returns the members that hold the disabled items of other members: these show them. */
function asideMembers({ properties = {} }: FormPlace["schemas"][number]): readonly string[] {
  return Object.values(properties).flatMap((schema) => schema["x-disabled"] ?? []);
}

/** Returns whether a field is a form of its own. */
function isPart({ control: { is } }: FormField): boolean {
  return is === "object" || is === "record" || is === "items";
}

export interface AnyFieldProps {
  readonly field: FormField;
  readonly steps: JsonPath;
  readonly onChange?: ((value: Json | undefined) => void) | undefined;
  /** Without a frame and a name: what is around has them. */
  readonly isBare?: boolean;
}

export function AnyField({ field, steps, onChange, isBare = false }: AnyFieldProps): ReactElement {
  const { ui } = useFormScope();
  const { control, name, isNeeded } = field;
  const Own = ui.formFields[field.forms.find((form) => Object.hasOwn(ui.formFields, form)) ?? ""];
  if (Own !== undefined) return <Own name={name} value={field.value} steps={steps} />;
  if (control.is !== "object" && control.is !== "record" && control.is !== "items") {
    return <PlainField field={field} control={control satisfies PlainControl} steps={steps} onChange={onChange} />;
  }
  const choices = isBare ? [] : memberChoices(field);
  if (choices.length > 0) {
    const none = isNeeded ? "choose…" : "none";
    return (
      <OneMemberFields place={field} steps={steps} choices={choices} label={name} none={none} isOptional={!isNeeded}>
        {anyBareField}
      </OneMemberFields>
    );
  }
  const form = <PartFields field={field} control={control} steps={steps} />;
  // What an object cannot do without needs no name of its own: its fields are the object's.
  if (isBare || (control.is === "object" && isNeeded)) return form;
  return (
    <FormPart name={name} description={field.description} steps={steps} canBeRemoved={!isNeeded}>
      {form}
    </FormPart>
  );
}

/** The field of the one member that an object has: what it is called is chosen above. */
function anyBareField(field: FormField, steps: JsonPath): ReactElement {
  return <AnyField field={{ ...field, isNeeded: true }} steps={steps} isBare />;
}

interface PartFieldsProps {
  readonly field: FormField;
  readonly control: Extract<FormControl, { is: "object" | "record" | "items" }>;
  readonly steps: JsonPath;
}

function PartFields({ field: { name, node, schemas }, control, steps }: PartFieldsProps): ReactElement {
  const place = { node, schemas };
  return (
    <>
      {control.is === "object" ? <ObjectFields place={place} steps={steps} /> : null}
      {control.is === "record" ? (
        <RecordFields place={place} steps={steps} control={control} what={singular(name)}>
          {(member, at) => <AnyField field={{ ...member, isNeeded: true }} steps={at} />}
        </RecordFields>
      ) : null}
      {control.is === "items" ? (
        <ItemCards place={place} steps={steps} label={itemLabel(name, schemas)}>
          {(item, at, changes) => <ObjectFields place={item} steps={at} changes={changes} />}
        </ItemCards>
      ) : null}
    </>
  );
}

/** Returns what an item of a list is called: a condition of `all_of`, an effect of `then`, else by the list's name. */
function itemLabel(name: string, list: FormPlace["schemas"]): string {
  const items = list.flatMap((schema) => schema.items ?? []);
  const title = items.flatMap((schema) => expand(schema, null)).find((schema) => schema.title !== undefined)?.title;
  return itemMemberChoices(items).length > 0 && title !== undefined ? title.toLowerCase() : singular(name);
}

/** Returns what one of several is called: "lose condition" of "loseConditions". */
function singular(name: string): string {
  return name.replace(/s$/, "").replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

interface AddPartProps {
  readonly fields: readonly FormField[];
  readonly steps: JsonPath;
  /** Where they will stand. */
  readonly form: RefObject<HTMLElement | null>;
}

function AddPart({ fields, steps, form }: AddPartProps): ReactElement {
  const scope = useFormScope();
  const add =
    ({ name, control, schemas }: FormField) =>
    (): void => {
      const begun = control.is === "items" ? [] : control.is === "record" ? {} : firstValueOf(schemas);
      scope.tell(setPlace(scope.document, [...steps, name], begun));
    };
  const choices = fields.map((field) => ({
    id: field.name,
    title: field.name,
    description: field.description,
    onChoose: add(field),
  }));
  // Moves the focus to the added field, which may be out of sight.
  const added = (name: string): HTMLElement | null =>
    form.current?.querySelector<HTMLElement>(
      `:scope > [data-field="${CSS.escape(name)}"] :is(input, select, textarea, .gw-items button)`,
    ) ?? null;
  return <MenuButton label="Add…" icon={Plus} choices={choices} focusAfter={added} />;
}
