// The form of a new sort of entities: a schema of the rules with its attributes. What is added becomes the brush.
import { Plus, Trash2, X } from "lucide-react";
import { type ReactElement, useEffect, useId, useRef, useState } from "react";
import type { DeclaredType, GameIndex } from "../../../shared/dialects/gdl/text/names/gameIndex";
import {
  type NewAttribute,
  type NewSchema,
  addSchema,
  schemaProblem,
} from "../../../shared/dialects/gdl/text/paint/newSchema";
import type { PackSource } from "../../../shared/pack/packSource";
import { applyFor } from "../../documents/history/changesElsewhere";
import { usePackStore } from "../../session/pack/packStore";
import { Button, IconButton } from "../../ui/Button";
import { Field, Select, TextInput } from "../../ui/Field";
import { chooseBrush } from "./paintStore";

const TYPES: readonly { readonly value: DeclaredType; readonly title: string }[] = [
  { value: "string", title: "text" },
  { value: "int", title: "whole number" },
  { value: "float", title: "number" },
  { value: "bool", title: "true or false" },
  { value: "player_ref", title: "player" },
  { value: "entity_ref", title: "entity" },
  { value: "position", title: "place" },
];

/** Pieces mostly belong to somebody; cards do not. */
function firstSchema(index: GameIndex): NewSchema {
  const isBoard = index.board.kind !== "none";
  return { name: "", attributes: isBoard ? [{ name: "owner", type: "player_ref" }] : [] };
}

interface NewEntityProps {
  readonly pack: PackSource;
  readonly index: GameIndex;
  readonly onDone: (isAdded: boolean) => void;
}

export function NewEntity({ pack: { game }, index, onDone }: NewEntityProps): ReactElement {
  const [schema, setSchema] = useState(() => firstSchema(index));
  const form = useRef<HTMLElement>(null);
  useEffect(() => {
    form.current?.querySelector("input")?.focus();
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const problem = schemaProblem(schema, index);
  const { name, attributes } = schema;
  const change = (at: number, next: NewAttribute | null): void =>
    setSchema({ name, attributes: attributes.flatMap((each, index) => (index !== at ? each : (next ?? []))) });
  const isBroken = game === null || game.tree.errors.length > 0;
  const add = (): void => {
    if (game === null || problem !== null || isBroken) return;
    const { activeLevelFile } = usePackStore.getState();
    applyFor(activeLevelFile, {
      name: `New entity ${name}`,
      edits: [{ file: game.path, edits: addSchema(game, schema, index) }],
    });
    const [owner] = index.players;
    const hasOwner = attributes.some((each) => each.name === "owner" && each.type === "player_ref");
    chooseBrush({ schema: name, attributes: hasOwner && owner !== undefined ? { owner } : {} });
    onDone(true);
  };
  return (
    <section ref={form} className="gw-new-entity" aria-label="New entity">
      <Field label="Name" layout="row" error={problem === "" ? undefined : (problem ?? undefined)}>
        {(control) => (
          <TextInput
            {...control}
            placeholder="Piece"
            value={name}
            onChange={({ target: { value } }) => setSchema({ name: value.trim(), attributes })}
            onKeyDown={({ key }) => {
              if (key === "Enter") add();
              if (key === "Escape") onDone(false);
            }}
          />
        )}
      </Field>
      {attributes.map((attribute, at) => (
        <AttributeRow key={at} attribute={attribute} onChange={(next) => change(at, next)} />
      ))}
      <div className="gw-inspector-actions">
        <Button
          variant="quiet"
          icon={Plus}
          onClick={() => setSchema({ name, attributes: [...attributes, { name: "", type: "string" }] })}
        >
          Attribute
        </Button>
        <Button variant="primary" disabled={problem !== null || isBroken} onClick={add}>
          Add entity
        </Button>
        <IconButton icon={X} label="Add none" keys="Escape" onClick={() => onDone(false)} />
      </div>
    </section>
  );
}

interface AttributeRowProps {
  readonly attribute: NewAttribute;
  /** Null takes it away. */
  readonly onChange: (attribute: NewAttribute | null) => void;
}

function AttributeRow({ attribute: { name, type }, onChange }: AttributeRowProps): ReactElement {
  const id = useId();
  return (
    <div className="gw-new-attribute">
      <TextInput
        id={id}
        aria-label="Attribute"
        placeholder="attribute"
        value={name}
        onChange={({ target: { value } }) => onChange({ name: value.trim(), type })}
      />
      <Select
        aria-label={`Type of ${name}`}
        options={TYPES}
        value={type}
        onChange={({ target }) => {
          const chosen = TYPES.find(({ value }) => value === target.value);
          if (chosen !== undefined) onChange({ name, type: chosen.value });
        }}
      />
      <IconButton icon={Trash2} label={`Remove attribute ${name}`} onClick={() => onChange(null)} />
    </div>
  );
}
