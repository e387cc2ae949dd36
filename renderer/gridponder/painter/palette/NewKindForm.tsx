// Asks for what a new kind cannot do without: a free name and its layer. All else is filled in once it is declared.
import { type ReactElement, useState } from "react";
import { type Json, type JsonObject, objectOf } from "../../../../shared/base/json";
import { kindNameRefusal, kindNamed } from "../../../../shared/dialects/gridponder/text/names/kinds";
import { freeSymbol } from "../../../../shared/dialects/gridponder/text/names/kindSymbols";
import { useGameDocument, usePackLooks } from "../../pack/packLooks";
import { Button } from "../../../ui/Button";
import { Field, Select, TextInput } from "../../../ui/Field";
import { addKind } from "./kindEdits";
import { chooseEntity } from "../chooseEntity";
import { usePaintStore } from "../paintStore";

export interface NewKindFormProps {
  /** The kind that the new one is a copy of; null for none. */
  readonly from: string | null;
  readonly onMade: (kind: string) => void;
  readonly onCancel: () => void;
}

export function NewKindForm({ from, onMade, onCancel }: NewKindFormProps): ReactElement | null {
  const game = useGameDocument();
  const { layers } = usePackLooks();
  const activeLayer = usePaintStore((state) => state.layer);
  const source = declarationOf(game?.value(), from);
  const [written, setWritten] = useState("");
  const { name, uiName } = kindNamed(written);
  const [layer, setLayer] = useState(() => textOr(source["layer"]) ?? activeLayer ?? layers[0]?.id ?? "");
  const [refusal, setRefusal] = useState<string | null>(null);
  if (game === null) return null;
  const wrong = name === "" ? null : kindNameRefusal(game.value(), name);
  const submit = (): void => {
    if (name === "" || wrong !== null) return;
    const why = addKind(
      game,
      name,
      declarationFor(game.value(), name, uiName, from === null ? { layer, tags: [] } : { ...source, layer }),
      from,
    );
    setRefusal(why);
    if (why !== null) return;
    // Painted next. Params come with its first change.
    chooseEntity({ kind: name, params: {} }, layer);
    onMade(name);
  };
  const title = from === null ? "New kind" : `Copy of ${from}`;
  return (
    <form
      className="gw-kind-form"
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <h3>{title}</h3>
      <Field
        label="kind"
        layout="row"
        error={wrong ?? undefined}
        hint={uiName === null ? undefined : `Rules call it ${name}.`}
      >
        {(control) => <TextInput {...control} value={written} onChange={({ target }) => setWritten(target.value)} />}
      </Field>
      <Field label="layer" layout="row">
        {(control) => (
          <Select
            {...control}
            value={layer}
            options={layers.map(({ id }) => ({ value: id, title: id }))}
            onChange={({ target }) => setLayer(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter") submit();
            }}
          />
        )}
      </Field>
      {refusal === null ? null : <p className="gw-inspector-finding">{refusal}</p>}
      <div className="gw-kind-buttons">
        <Button variant="primary" disabled={name === "" || wrong !== null} onClick={submit}>
          Add Kind
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
        <input type="submit" hidden />
      </div>
    </form>
  );
}

/**
 * Two kinds of one symbol are a mistake, two of one name cannot be distinguished: a copy begins with another, or none.
 */
function declarationFor(game: Json | undefined, name: string, uiName: string | null, source: JsonObject): JsonObject {
  const { symbol: _, uiName: __, ...copied } = source;
  const symbol = freeSymbol(game, name);
  return { ...copied, ...(symbol === null ? {} : { symbol }), ...(uiName === null ? {} : { uiName }) };
}

function declarationOf(game: Json | undefined, kind: string | null): JsonObject {
  return kind === null ? {} : objectOf(objectOf(objectOf(game)["entityKinds"])[kind]);
}

function textOr(value: Json | undefined): string | undefined {
  return typeof value === "string" ? value : undefined;
}
