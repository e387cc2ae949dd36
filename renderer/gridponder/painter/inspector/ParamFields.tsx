// Fields for an entity's params, each by its type. A change takes effect when the field is left or Enter is pressed.
import type { ReactElement } from "react";
import type { Entity } from "../../../../shared/base/boardView";
import type { Json } from "../../../../shared/base/json";
import type { ParamSense } from "../../../../shared/dialects/gridponder/text/grid/turnedParams";
import { ValueControl } from "../../../forms/ValueControl";
import { valueOffers } from "../../../forms/controlText";
import { Field } from "../../../ui/Field";
import { SidesControl } from "./SidesControl";
import { type KindParam, paramControl } from "../palette/kindParams";
import "../../../forms/forms.css";

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
  /** What a param says of the grid; absent where nothing is known of that. */
  readonly senseOf?: (name: string) => ParamSense | null;
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

function ParamField({ param, entity, onChange, mixed, onPick, senseOf, known }: ParamFieldProps): ReactElement {
  const { name, type, required } = param;
  const sense = senseOf?.(name) ?? null;
  const value = entity.params[name];
  const control = paramControl(param, value);
  const isMixed = mixed?.has(name) === true;
  const suggestions = valueOffers(control, suggestedFor(sense, known?.(name) ?? []));
  const isMissing = required && !isMixed && value === undefined;
  return (
    <Field label={name} layout="row" error={isMissing ? "This kind needs it." : undefined}>
      {(field) => (
        <div className="gw-form-value">
          {sense === "sides" && isSides(value ?? 0) ? (
            <SidesControl
              field={field}
              label={name}
              sides={isMixed ? null : Number(value ?? 0)}
              onChange={(sides) => onChange(name, sides)}
            />
          ) : (
            <ValueControl
              control={control}
              value={value}
              field={field}
              label={name}
              placeholder={isMixed ? "several values" : type === "any" || param.values !== null ? "not set" : type}
              isOptional={!required || isMixed}
              offers={NO_OFFERS}
              suggestions={suggestions.length > 0 ? suggestions : undefined}
              onChange={(next) => onChange(name, next)}
              onPick={onPick === undefined ? undefined : () => onPick(name)}
            />
          )}
        </div>
      )}
    </Field>
  );
}

function isSides(value: Json): boolean {
  return value === null || (Number.isInteger(value) && Number(value) >= 0);
}

const WORDS: Readonly<Partial<Record<ParamSense, readonly Json[]>>> = {
  direction: ["up", "right", "down", "left"],
  axis: ["horizontal", "vertical", "both"],
};

/** Returns what others on the board hold, then the words that such a param may be. */
function suggestedFor(sense: ParamSense | null, known: readonly Json[]): readonly Json[] {
  const words = sense === null ? undefined : WORDS[sense];
  return words === undefined ? known : [...new Set([...known, ...words])];
}

const NO_OFFERS = (): readonly never[] => [];
