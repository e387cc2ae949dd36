// Members whose names the author gives. Each has its name to change, its value to edit, and can go; another can be
// added.
import { Plus, X } from "lucide-react";
import { type ReactElement, useState } from "react";
import { type Result, done, refused } from "../../shared/base/result";
import {
  type FormControl,
  type FormField,
  type FormPlace,
  formFields,
  formMember,
} from "../../shared/pack/forms/formFields";
import { refsOf } from "../../shared/pack/schemas/schemaPlace";
import { firstValueOf } from "../../shared/pack/forms/formItems";
import type { JsonPath } from "../../shared/text/memberEdit";
import { IconButton } from "../ui/Button";
import { TextInput } from "../ui/Field";
import { Picker } from "../ui/Picker";
import { readTrimmed, useDraft } from "../ui/useDraft";
import { FieldFindings } from "./FieldRow";
import { isFollowed, renameMember, renameName, setPlace } from "./formEdits";
import { useFormScope } from "./formScope";
import { useOffers } from "./offers";

export interface RecordFieldsProps {
  readonly place: FormPlace;
  readonly steps: JsonPath;
  readonly control: Extract<FormControl, { is: "record" }>;
  /** What one member is called, for labels. */
  readonly what: string;
  /** The form of a member's value. */
  readonly children: (field: FormField, steps: JsonPath) => ReactElement;
}

export function RecordFields({ place, steps, control, what, children }: RecordFieldsProps): ReactElement {
  const fields = formFields(place);
  return (
    <div className="gw-record">
      {fields.map((field) => (
        <RecordRow key={field.name} field={field} steps={steps} keyOf={nameOf(place, control)} fields={fields}>
          {children}
        </RecordRow>
      ))}
      <NewMember place={place} steps={steps} control={control} what={what} fields={fields} />
    </div>
  );
}

/** Returns what the keys are names of, where they give names; null where they only use them. */
function nameOf({ schemas }: FormPlace, { named }: RecordFieldsProps["control"]): string | null {
  const keys = schemas.flatMap(({ propertyNames }) => propertyNames ?? []);
  return named ? (refsOf(keys, "x-def")[0] ?? null) : null;
}

interface MemberNameProps {
  readonly field: FormField;
  readonly steps: JsonPath;
  readonly keyOf: string | null;
  readonly fields: readonly FormField[];
}

function RecordRow({ children, ...props }: MemberNameProps & Pick<RecordFieldsProps, "children">): ReactElement {
  const { field, steps } = props;
  const scope = useFormScope();
  const own = [...steps, field.name];
  const remove = (): void => scope.tell(setPlace(scope.document, own, undefined));
  const isWide = field.control.is === "object" || field.control.is === "record" || field.control.is === "items";
  return (
    <div className="gw-record-row" data-key={field.name} data-wide={isWide}>
      <MemberName {...props} />
      {isWide ? null : children(field, own)}
      <IconButton icon={X} label={`Remove ${field.name}`} onClick={remove} />
      {isWide ? (
        <>
          <FieldFindings steps={own} reach="itself" />
          {children(field, own)}
        </>
      ) : null}
    </div>
  );
}

function MemberName({ field, steps, keyOf, fields }: MemberNameProps): ReactElement {
  const scope = useFormScope();
  const read = (text: string): Result<string, string> => readKey(text, field.name, fields);
  const draft = useDraft(field.name, read, (key) => {
    const { document } = scope;
    if (keyOf !== null && isFollowed(keyOf)) scope.tell(renameName(document, keyOf, field.name, key));
    else scope.tell(renameMember(document, [...steps, field.name], key));
  });
  return (
    <TextInput
      {...draft.props}
      aria-label={`Name of ${field.name}`}
      aria-invalid={draft.refusal !== undefined}
      title={draft.refusal}
    />
  );
}

function readKey(text: string, old: string | null, fields: readonly FormField[]): Result<string, string> {
  const key = text.trim();
  if (key === "") return refused("A name cannot be empty.");
  if (key !== old && fields.some(({ name }) => name === key)) return refused(`There is "${key}" already.`);
  return done(key);
}

interface NewMemberProps extends Omit<RecordFieldsProps, "children"> {
  readonly fields: readonly FormField[];
}

function NewMember({ place, steps, control, what, fields }: NewMemberProps): ReactElement {
  const scope = useFormScope();
  const offers = useOffers(scope);
  const [refusal, setRefusal] = useState<string | null>(null);
  const add = (text: string): void => {
    if (text === "") return setRefusal(null);
    const key = readKey(text, null, fields);
    setRefusal(key.ok ? null : key.refusal);
    if (!key.ok) return;
    const { schemas } = formMember({ node: undefined, schemas: place.schemas }, key.value);
    // Of what may be anything, a number is the likeliest.
    const value = schemas.length === 0 ? 0 : firstValueOf(schemas);
    scope.tell(setPlace(scope.document, [...steps, key.value], value));
  };
  return (
    <div className="gw-record-new">
      <Plus size={14} aria-hidden />
      <Picker
        read={readTrimmed}
        key={fields.map(({ name }) => name).join(" ")}
        text=""
        aria-label={`New ${what}`}
        placeholder={`new ${what}…`}
        offers={() => offers(control.of).filter(({ name }) => fields.every((field) => field.name !== name))}
        onCommit={add}
      />
      {refusal === null ? null : (
        <div className="gw-field-error" role="alert">
          {refusal}
        </div>
      )}
    </div>
  );
}
