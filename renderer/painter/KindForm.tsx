// A form for a kind, new or declared: what it is called, where it belongs, how it looks. Writes game.json.
import { type ReactElement, useId, useState } from "react";
import { type JsonObject, isJsonObject } from "../../shared/base/json";
import { kindNameRefusal } from "../../shared/pack/kinds";
import { useGameDocument, usePackLooks } from "../board/packLooks";
import type { PackDocument } from "../documents/packDocument";
import { usePackStore } from "../session/packStore";
import { Button } from "../ui/Button";
import { Field, Select, TextInput } from "../ui/Field";
import { type KindDraft, addKind, changeKind } from "./kindEdits";
import { firstVariant } from "./kindParams";
import { chooseEntity, usePaintStore } from "./paintStore";

/** `edit` a declared kind; a `new` one, made from another where one is named. */
export type KindTask =
  { readonly do: "edit"; readonly kind: string } | { readonly do: "new"; readonly from: string | null };

export interface KindFormProps {
  readonly task: KindTask;
  readonly onDone: () => void;
}

export function KindForm({ task, onDone }: KindFormProps): ReactElement | null {
  const game = useGameDocument();
  return game === null ? null : <Form game={game} task={task} onDone={onDone} />;
}

function Form({ game, task, onDone }: KindFormProps & { readonly game: PackDocument }): ReactElement {
  const looks = usePackLooks();
  const assets = usePackStore((state) => state.listing?.assets) ?? [];
  const activeLayer = usePaintStore((state) => state.layer);
  const source = declaration(game, task.do === "edit" ? task.kind : task.from);
  const [draft, setDraft] = useState(() => firstDraft(task, source, activeLayer ?? looks.layers[0]?.id ?? ""));
  const [refusal, setRefusal] = useState<string | null>(null);
  const spritesId = useId();
  const set = (part: Partial<KindDraft>): void => setDraft({ ...draft, ...part });
  const nameError = task.do === "new" && draft.name !== "" ? kindNameRefusal(game.value(), draft.name) : null;

  const submit = (): void => {
    const why =
      task.do === "edit"
        ? changeKind(game, draft, source)
        : addKind(game, draft, task.from, task.from === null ? {} : source);
    setRefusal(why);
    if (why !== null) return;
    if (task.do === "new") chooseEntity(firstVariant(looks, draft.name), draft.layer);
    onDone();
  };
  return (
    <form
      className="gw-kind-form"
      aria-label={task.do === "edit" ? `Edit ${task.kind}` : "New kind"}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3>{task.do === "edit" ? `Edit ${task.kind}` : "New kind"}</h3>
      {task.do === "edit" ? null : (
        <TextRow label="kind" value={draft.name} error={nameError} onChange={(name) => set({ name })} />
      )}
      <TextRow label="name" value={draft.uiName} onChange={(uiName) => set({ uiName })} />
      <Field label="layer" layout="row">
        {(control) => (
          <Select
            {...control}
            value={draft.layer}
            options={looks.layers.map(({ id }) => ({ value: id, title: id }))}
            onChange={(event) => set({ layer: event.target.value })}
          />
        )}
      </Field>
      <TextRow label="tags" value={draft.tags} onChange={(tags) => set({ tags })} />
      <TextRow label="symbol" value={draft.symbol} onChange={(symbol) => set({ symbol })} />
      <TextRow label="sprite" value={draft.sprite} list={spritesId} onChange={(sprite) => set({ sprite })} />
      <datalist id={spritesId}>
        {assets
          .filter((path) => /\.(png|svg|webp|jpe?g|gif)$/i.test(path))
          .map((path) => (
            <option key={path}>{path}</option>
          ))}
      </datalist>
      {refusal === null ? null : <p className="gw-inspector-finding">{refusal}</p>}
      <div className="gw-kind-buttons">
        <Button variant="primary" disabled={draft.name === "" || nameError !== null} onClick={submit}>
          {task.do === "edit" ? "Change Kind" : "Add Kind"}
        </Button>
        <Button onClick={onDone}>Cancel</Button>
        <input type="submit" hidden />
      </div>
    </form>
  );
}

interface TextRowProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | null;
  readonly list?: string;
  readonly onChange: (value: string) => void;
}

function TextRow({ label, value, error, list, onChange }: TextRowProps): ReactElement {
  return (
    <Field label={label} layout="row" error={error ?? undefined}>
      {(control) => (
        <TextInput {...control} value={value} list={list} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

function declaration(game: PackDocument, name: string | null): JsonObject {
  const value = game.value();
  const kinds = isJsonObject(value) ? value["entityKinds"] : undefined;
  const kind = isJsonObject(kinds) && name !== null ? kinds[name] : undefined;
  return isJsonObject(kind) ? kind : {};
}

function firstDraft(task: KindTask, source: JsonObject, layer: string): KindDraft {
  const text = (key: string): string => {
    const value = source[key];
    return typeof value === "string" ? value : "";
  };
  const tags = Array.isArray(source["tags"]) ? source["tags"].join(", ") : "";
  // Two kinds of one symbol are a mistake: a copy begins without.
  const symbol = task.do === "edit" ? text("symbol") : "";
  const name = task.do === "edit" ? task.kind : "";
  return { name, layer: text("layer") || layer, uiName: text("uiName"), symbol, tags, sprite: text("sprite") };
}
