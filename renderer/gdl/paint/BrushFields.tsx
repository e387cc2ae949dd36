// An entity as fields: its schema, and each attribute by its declared type.
import type { ReactElement } from "react";
import { type Json, objectOf } from "../../../shared/base/json";
import type { GameIndex } from "../../../shared/dialects/gdl/text/names/gameIndex";
import type { Brush } from "../../../shared/dialects/gdl/text/paint/brush";
import { Field, Select } from "../../ui/Field";
import { ValueInput } from "./ValueInput";

export interface BrushFieldsProps {
  readonly index: GameIndex;
  readonly brush: Brush;
  /** Attributes that differ among several entities. */
  readonly mixed?: ReadonlySet<string>;
  /** `changed`: the attribute that was; null for the schema. */
  readonly onChange: (brush: Brush, changed: string | null) => void;
}

export function BrushFields({ index, brush, mixed, onChange }: BrushFieldsProps): ReactElement {
  const { schema, attributes } = brush;
  const declared = objectOf(index.schemas.get(schema)?.["attributes"]);
  const names = [...new Set([...Object.keys(declared), ...Object.keys(attributes), ...(mixed ?? [])])];
  const schemas = [...new Set([...index.schemas.keys(), schema])];
  const set = (name: string, value: Json | undefined): void => {
    const { [name]: _before, ...others } = attributes;
    onChange({ schema, attributes: value === undefined ? others : { ...attributes, [name]: value } }, name);
  };
  return (
    <>
      <Field label="Schema" layout="row">
        {(control) => (
          <Select
            {...control}
            options={schemas.map((name) => ({ value: name, title: name }))}
            value={schema}
            onChange={({ target }) => onChange({ schema: target.value, attributes }, null)}
          />
        )}
      </Field>
      {names.map((name) => (
        <ValueInput
          key={name}
          name={name}
          type={index.attributes.get(name)?.type ?? "any"}
          players={index.players}
          value={attributes[name]}
          isMixed={mixed?.has(name) === true}
          fallback={objectOf(declared[name])["default"]}
          onChange={(value) => set(name, value)}
        />
      ))}
    </>
  );
}
