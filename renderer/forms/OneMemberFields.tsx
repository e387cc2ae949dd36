// An object that has one of several members, such as a condition or an effect: which one is chosen from a list, its own
// fields stand below.
import type { ReactElement } from "react";
import { type FormField, type FormPlace, formFields } from "../../shared/pack/forms/formFields";
import { type MemberChoice, chosenMember, withMember } from "../../shared/pack/forms/oneMember";
import { valueOf } from "../../shared/text/jsonTree";
import type { JsonPath } from "../../shared/text/memberEdit";
import { Field, Select } from "../ui/Field";
import { setPlace } from "./formEdits";
import { useFormScope } from "./formScope";

export interface OneMemberFieldsProps {
  readonly place: FormPlace;
  readonly steps: JsonPath;
  readonly choices: readonly MemberChoice[];
  /** What the object is called. */
  readonly label: string;
  /** What stands in the list while nothing is chosen; with it, nothing can be chosen again where that is allowed. */
  readonly none: string;
  readonly isOptional: boolean;
  /** The field of the chosen member. */
  readonly children: (field: FormField, steps: JsonPath) => ReactElement;
}

export function OneMemberFields(props: OneMemberFieldsProps): ReactElement {
  const { place, steps, choices, label, none, isOptional, children } = props;
  const { document, tell } = useFormScope();
  const value = valueOf(place.node);
  const chosen = chosenMember(value);
  const choose = (name: string): void => {
    if (name === chosen) return;
    tell(setPlace(document, steps, name === "" ? undefined : withMember(place.schemas, value, name)));
  };
  const listed = choices.map(({ name }) => ({ value: name, title: name.replaceAll("_", " ") }));
  const others = chosen === null || choices.some(({ name }) => name === chosen) ? [] : [chosen];
  const options = [
    ...(isOptional || chosen === null ? [{ value: "", title: none }] : []),
    ...listed,
    ...others.map((name) => ({ value: name, title: name })),
  ];
  const inner = chosen === null ? undefined : formFields(place).find(({ name }) => name === chosen);
  return (
    <div className="gw-one-member" data-field={label}>
      <Field label={label} layout="row" title={choices.find(({ name }) => name === chosen)?.description}>
        {(ids) => (
          <Select {...ids} value={chosen ?? ""} options={options} onChange={({ target }) => choose(target.value)} />
        )}
      </Field>
      {inner === undefined || chosen === null ? null : (
        <div className="gw-one-member-fields">{children(inner, [...steps, chosen])}</div>
      )}
    </div>
  );
}
