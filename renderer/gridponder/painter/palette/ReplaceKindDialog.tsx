// Puts one kind in place of another in all levels, or in the chosen ones, after showing what will change where.
import { type ReactElement, useMemo, useState } from "react";
import { done, refused } from "../../../../shared/base/result";
import { indexPack } from "../../../../shared/dialects/gridponder/text/names/packIndex";
import {
  type KindReplacement,
  kindUses,
  layerRefusal,
  replaceKindEdits,
} from "../../../../shared/dialects/gridponder/text/names/replaceKind";
import type { PackSource } from "../../../../shared/pack/packSource";
import { applyFor } from "../../../documents/history/changesElsewhere";
import { packSource, usePackSource } from "../../../documents/packSource";
import { usePackStore } from "../../../session/pack/packStore";
import { closeDialog, useDialog } from "../../../session/window/dialog";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { Modal, ModalButtons } from "../../../ui/Modal";
import { Picker } from "../../../ui/Picker";
import { KindPicture } from "../../pack/KindPicture";
import { say } from "../painting";
import { ReplacePreview } from "./ReplacePreview";
import { type ReplaceTotals, replaceTotals } from "./replaceTotals";
import "./replaceKind.css";

export function ReplaceKindDialog(): ReactElement | null {
  const dialog = useDialog("replace-kind");
  if (dialog === null) return null;
  return (
    <Modal title="Replace Kind in Levels" lead="All levels change in one step of undo." onClose={close}>
      <ReplaceKindForm from={dialog.from} levels={dialog.levels} />
    </Modal>
  );
}

interface ReplaceKindFormProps {
  readonly from: string;
  /** Levels chosen in the tree or the overview. */
  readonly levels: readonly string[];
}

function ReplaceKindForm({ from: first, levels }: ReplaceKindFormProps): ReactElement {
  const pack = usePackSource();
  const [from, setFrom] = useState(first);
  const [to, setTo] = useState("");
  const [onlyChosen, setOnlyChosen] = useState(levels.length > 1);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [elsewhere, setElsewhere] = useState(true);
  const files = onlyChosen ? levels : pack.levels.map(({ path }) => path);
  const uses = useMemo(() => kindUses(pack, from, files), [pack, from, files]);
  const totals = replaceTotals(uses, (layer) => left.has(layer) || layerRefusal(pack, to, layer) !== null, elsewhere);
  const isReady = from !== "" && to !== "" && from !== to && totals.changes > 0;
  const replace = (): void => {
    if (!isReady) return;
    const layers = new Set([...totals.layers].flatMap(([layer, { isLeft }]) => (isLeft ? [] : [layer])));
    apply({ from, to, files, layers, elsewhere }, totals);
    close();
  };
  const switchLayer = (layer: string): void => {
    const next = new Set(left);
    if (!next.delete(layer)) next.add(layer);
    setLeft(next);
  };
  return (
    // No form: Enter takes a kind, and must not replace it at once.
    <div className="gw-replace">
      <div className="gw-replace-kinds">
        <KindField label="Replace" kind={from} pack={pack} onChoose={setFrom} />
        <KindField label="With" kind={to} pack={pack} onChoose={setTo} error={sameMistake(from, to)} />
      </div>
      {levels.length === 0 ? null : (
        <fieldset className="gw-replace-choices">
          <legend>In</legend>
          <label>
            <input type="radio" checked={!onlyChosen} onChange={() => setOnlyChosen(false)} /> All levels
          </label>
          <label>
            <input type="radio" checked={onlyChosen} onChange={() => setOnlyChosen(true)} />{" "}
            {levels.length === 1 ? "The level that is shown" : `The ${levels.length} selected levels`}
          </label>
        </fieldset>
      )}
      <fieldset className="gw-replace-choices">
        <legend>Where</legend>
        {[...totals.layers].map(([layer, { cells, isLeft }]) => {
          const refusal = to === "" ? null : layerRefusal(pack, to, layer);
          return (
            <label key={layer} title={refusal ?? undefined}>
              <input
                type="checkbox"
                checked={!isLeft}
                disabled={refusal !== null}
                onChange={() => switchLayer(layer)}
              />{" "}
              Layer {layer}: {cells === 1 ? "1 cell" : `${cells} cells`}
              {refusal === null ? null : <small>{refusal}</small>}
            </label>
          );
        })}
        {totals.elsewhere === 0 ? null : (
          <label>
            <input type="checkbox" checked={elsewhere} onChange={() => setElsewhere(!elsewhere)} /> Goals, rules,
            starting states and objects: {totals.elsewhere === 1 ? "1 place" : `${totals.elsewhere} places`}
          </label>
        )}
        {uses.length === 0 ? (
          <p>{from === "" ? "Choose the kind to replace." : `No level here names "${from}".`}</p>
        ) : null}
      </fieldset>
      <ReplacePreview totals={totals} />
      <ModalButtons>
        <Button onClick={close}>Cancel</Button>
        <Button variant="primary" disabled={!isReady} onClick={replace}>
          Replace
        </Button>
      </ModalButtons>
    </div>
  );
}

interface KindFieldProps {
  readonly label: string;
  readonly kind: string;
  readonly pack: PackSource;
  readonly onChoose: (kind: string) => void;
  readonly error?: string | undefined;
}

function KindField({ label, kind, pack, onChoose, error }: KindFieldProps): ReactElement {
  const { kinds } = indexPack(pack);
  const offers = [...kinds.values()].map(({ id, layer }) => ({ name: id, detail: layer ?? "" }));
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Picker
          {...control}
          text={kind}
          offers={offers}
          placeholder="a kind"
          picture={kindPicture}
          read={(text) => (kinds.has(text.trim()) ? done(text.trim()) : refused("No kind has this name."))}
          onCommit={onChoose}
        />
      )}
    </Field>
  );
}

function kindPicture(name: string): ReactElement {
  return <KindPicture of="kind" name={name} size={18} />;
}

function sameMistake(from: string, to: string): string | undefined {
  return from !== "" && from === to ? "Choose another kind." : undefined;
}

/** As one step of undo of the level that is shown. */
function apply(replacement: KindReplacement, { changes, levels }: ReplaceTotals): void {
  const { from, to } = replacement;
  const edits = replaceKindEdits(packSource(), replacement);
  applyFor(usePackStore.getState().activeLevelFile, { name: `Replace ${from} with ${to}`, edits });
  const count = levels.filter((level) => level.changes > 0).length;
  say(`Replaced "${from}" with "${to}" in ${changes} places of ${count} levels.`);
}

function close(): void {
  closeDialog("replace-kind");
}
