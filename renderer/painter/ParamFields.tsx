// Fields for an entity's params, each by its type. A change is told when the field is left or Enter is pressed.
import { Crosshair } from "lucide-react";
import { type ReactElement, useId, useState } from "react";
import type { Entity } from "../../shared/base/boardView";
import type { Json } from "../../shared/base/json";
import { IconButton } from "../ui/Button";
import { Field, Select, TextInput } from "../ui/Field";
import { type KindParam, paramText, readParam } from "./kindParams";

export interface ParamFieldsProps {
  /** Its params; the kind does not matter. */
  readonly entity: Pick<Entity, "params">;
  readonly params: readonly KindParam[];
  /** An undefined value takes the param away. */
  readonly onChange: (name: string, value: Json | undefined) => void;
  /** Params that differ among several entities that are edited together. */
  readonly mixed?: ReadonlySet<string>;
  /** Lets a position be picked on the board; absent where there is nothing to pick it for. */
  readonly onPick?: (name: string) => void;
  /** Values to suggest for a param that lists none. */
  readonly known?: (name: string) => readonly Json[];
}

const NONE_MIXED: ReadonlySet<string> = new Set();

export function ParamFields({
  entity,
  params,
  onChange,
  mixed = NONE_MIXED,
  onPick,
  known,
}: ParamFieldsProps): ReactElement {
  return (
    <div className="gw-params">
      {params.map((param) => {
        const text = paramText(entity.params[param.name]);
        // The value is part of the key: a value that changes elsewhere (undo) begins the field anew.
        return (
          <ParamField
            key={`${param.name}=${text}`}
            param={param}
            text={text}
            isMixed={mixed.has(param.name)}
            suggestions={known?.(param.name) ?? []}
            onChange={onChange}
            onPick={onPick}
          />
        );
      })}
    </div>
  );
}

interface ParamFieldProps extends Pick<ParamFieldsProps, "onChange"> {
  readonly param: KindParam;
  readonly text: string;
  readonly isMixed: boolean;
  readonly suggestions: readonly Json[];
  readonly onPick: ((name: string) => void) | undefined;
}

function ParamField(props: ParamFieldProps): ReactElement {
  const { param } = props;
  const choices = param.values?.map(paramText) ?? (param.type === "boolean" ? ["true", "false"] : null);
  if (choices !== null) return <ChoiceField {...props} choices={choices} />;
  return <TypedField {...props} />;
}

function ChoiceField({
  param,
  text,
  isMixed,
  choices,
  onChange,
}: ParamFieldProps & { readonly choices: readonly string[] }): ReactElement {
  const all = [...new Set([...(param.required && !isMixed ? [] : [""]), text, ...choices])];
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
          options={all.map((value) => ({ value, title: value === "" ? (isMixed ? SEVERAL : "not set") : value }))}
          onChange={(event) => choose(event.target.value)}
        />
      )}
    </Field>
  );
}

const SEVERAL = "several values";

function TypedField({ param, text, isMixed, suggestions, onChange, onPick }: ParamFieldProps): ReactElement {
  const listId = useId();
  const [draft, setDraft] = useState(text);
  const read = readParam(param, draft);
  const isMissing = param.required && !isMixed && draft.trim() === "";
  const error = read.ok ? (isMissing ? "This kind needs it." : undefined) : read.refusal;
  const commit = (): void => {
    if (read.ok && draft !== text) onChange(param.name, read.value);
  };
  return (
    <Field label={param.name} layout="row" error={error}>
      {(control) => (
        <span className="gw-param-control">
          <TextInput
            {...control}
            value={draft}
            list={listId}
            inputMode={param.type === "integer" || param.type === "number" ? "numeric" : "text"}
            placeholder={isMixed ? SEVERAL : param.type === "any" ? "not set" : param.type}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === "Enter") commit();
              if (event.key === "Escape") setDraft(text);
            }}
          />
          <datalist id={listId}>
            {suggestions.map((value) => (
              <option key={paramText(value)}>{paramText(value)}</option>
            ))}
          </datalist>
          {param.type === "position" && onPick !== undefined ? (
            <IconButton icon={Crosshair} label={`Pick ${param.name} on the Board`} onClick={() => onPick(param.name)} />
          ) : null}
        </span>
      )}
    </Field>
  );
}
