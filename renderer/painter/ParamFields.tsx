// Fields for an entity's params, each by its type. A change is told when the field is left or Enter is pressed.
import { type ReactElement, useState } from "react";
import type { Entity } from "../../shared/base/boardView";
import type { Json } from "../../shared/base/json";
import { Field, Select, TextInput } from "../ui/Field";
import { type KindParam, paramText, readParam } from "./kindParams";

export interface ParamFieldsProps {
  readonly entity: Entity;
  readonly params: readonly KindParam[];
  /** An undefined value takes the param away. */
  readonly onChange: (name: string, value: Json | undefined) => void;
}

export function ParamFields({ entity, params, onChange }: ParamFieldsProps): ReactElement {
  return (
    <div className="gw-params">
      {params.map((param) => {
        const text = paramText(entity.params[param.name]);
        // The value is part of the key: a value that changes elsewhere (undo) begins the field anew.
        return <ParamField key={`${param.name}=${text}`} param={param} text={text} onChange={onChange} />;
      })}
    </div>
  );
}

interface ParamFieldProps extends Pick<ParamFieldsProps, "onChange"> {
  readonly param: KindParam;
  readonly text: string;
}

function ParamField({ param, text, onChange }: ParamFieldProps): ReactElement {
  const choices = param.values?.map(paramText) ?? (param.type === "boolean" ? ["true", "false"] : null);
  if (choices !== null) return <ChoiceField param={param} text={text} choices={choices} onChange={onChange} />;
  return <TypedField param={param} text={text} onChange={onChange} />;
}

function ChoiceField({
  param,
  text,
  choices,
  onChange,
}: ParamFieldProps & { readonly choices: readonly string[] }): ReactElement {
  const all = [...new Set([...(param.required ? [] : [""]), text, ...choices])];
  const choose = (value: string): void => {
    const index = param.values?.map(paramText).indexOf(value) ?? -1;
    const read = readParam(param, value);
    if (index >= 0) onChange(param.name, param.values![index]);
    else if (read.ok) onChange(param.name, read.value);
  };
  return (
    <Field label={param.name} layout="row">
      {(control) => (
        <Select
          {...control}
          value={text}
          options={all.map((value) => ({ value, title: value === "" ? "not set" : value }))}
          onChange={(event) => choose(event.target.value)}
        />
      )}
    </Field>
  );
}

function TypedField({ param, text, onChange }: ParamFieldProps): ReactElement {
  const [draft, setDraft] = useState(text);
  const read = readParam(param, draft);
  const isMissing = param.required && draft.trim() === "";
  const error = read.ok ? (isMissing ? "This kind needs it." : undefined) : read.refusal;
  const commit = (): void => {
    if (read.ok && draft !== text) onChange(param.name, read.value);
  };
  return (
    <Field label={param.name} layout="row" error={error}>
      {(control) => (
        <TextInput
          {...control}
          value={draft}
          inputMode={param.type === "integer" || param.type === "number" ? "numeric" : "text"}
          placeholder={param.type === "any" ? "not set" : param.type}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") commit();
            if (event.key === "Escape") setDraft(text);
          }}
        />
      )}
    </Field>
  );
}
