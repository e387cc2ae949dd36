// The fields of an object, as its schemas and its text say: plain ones in rows, objects and lists as parts; parts that
// are not there can be added.
import { Plus } from "lucide-react";
import { type ReactElement, type RefObject, useRef } from "react";
import type { Json } from "../../shared/base/json";
import { type FormControl, type FormField, type FormPlace, formFields } from "../../shared/pack/formFields";
import { firstValueOf } from "../../shared/pack/formItems";
import type { JsonPath } from "../../shared/text/memberEdit";
import { MenuButton } from "../ui/MenuButton";
import { FormPart, PlainField } from "./FieldRow";
import { type Changes, ItemCards } from "./ItemCards";
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

export function ObjectFields({ place, steps, without, changes }: ObjectFieldsProps): ReactElement {
  const fields = formFields(place).filter(({ name }) => without?.has(name) !== true);
  const form = useRef<HTMLDivElement>(null);
  const absent = fields.filter((field) => isPart(field) && !field.isNeeded && field.value === undefined);
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
  const form = <PartFields field={field} control={control} steps={steps} />;
  // What an object cannot do without needs no name of its own: its fields are the object's.
  if (isBare || (control.is === "object" && isNeeded)) return form;
  return (
    <FormPart name={name} description={field.description} steps={steps} canBeRemoved={!isNeeded}>
      {form}
    </FormPart>
  );
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
        <ItemCards place={place} steps={steps} label={singular(name)}>
          {(item, at, changes) => <ObjectFields place={item} steps={at} changes={changes} />}
        </ItemCards>
      ) : null}
    </>
  );
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
