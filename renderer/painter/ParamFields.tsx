// Fields for an entity's params, each by its type. A change is told when the field is left or Enter is pressed.
import type { ReactElement } from "react";
import type { Entity } from "../../shared/base/boardView";
import type { Json } from "../../shared/base/json";
import { ValueControl } from "../forms/ValueControl";
import { Field } from "../ui/Field";
import { type KindParam, paramControl } from "./kindParams";
import "../forms/forms.css";

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

export function ParamFields({ params, ...shared }: ParamFieldsProps): ReactElement {
  return (
    <div className="gw-params">
      {params.map((param) => (
        <ParamField key={param.name} param={param} {...shared} />
      ))}
    </div>
  );
}

type ParamFieldProps = Omit<ParamFieldsProps, "params"> & { readonly param: KindParam };

function ParamField({ param, entity, onChange, mixed, onPick, known }: ParamFieldProps): ReactElement {
  const { name, type, required } = param;
  const value = entity.params[name];
  const isMixed = mixed?.has(name) === true;
  const isMissing = required && !isMixed && value === undefined;
  return (
    <Field label={name} layout="row" error={isMissing ? "This kind needs it." : undefined}>
      {(field) => (
        <div className="gw-form-value">
          <ValueControl
            control={paramControl(param, value)}
            value={value}
            field={field}
            label={name}
            placeholder={isMixed ? "several values" : type === "any" || param.values !== null ? "not set" : type}
            isOptional={!required || isMixed}
            offers={NO_OFFERS}
            suggestions={known?.(name) ?? []}
            onChange={(next) => onChange(name, next)}
            onPick={onPick === undefined ? undefined : () => onPick(name)}
          />
        </div>
      )}
    </Field>
  );
}

const NO_OFFERS = (): readonly never[] => [];
