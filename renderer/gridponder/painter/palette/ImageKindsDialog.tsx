// Makes kinds of images of the pack, such as tiles that were just cut: name, layer and tags of each, its
// picture the image.
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactElement, useEffect, useMemo, useRef, useState } from "react";
import { fileName } from "../../../../shared/pack/fileNames";
import { defined } from "../../../../shared/base/defined";
import {
  type ImageKind,
  imageKinds,
  namingMistakes,
  offeredKinds,
} from "../../../../shared/dialects/gridponder/text/names/imageKinds";
import { spriteAddress } from "../../../board/spriteStore";
import type { PackDocument } from "../../../documents/packDocument";
import { usePackStore } from "../../../session/pack/packStore";
import { closeDialog, openDialog, useDialog } from "../../../session/window/dialog";
import { showPanel, uncoverPanel } from "../../../session/window/shellPort";
import { Button } from "../../../ui/Button";
import { Field, Select, TextInput } from "../../../ui/Field";
import { Modal } from "../../../ui/Modal";
import { ModalForm } from "../../../ui/ModalForm";
import { useGameDocument, usePackLooks } from "../../pack/packLooks";
import { chooseEntity } from "../chooseEntity";
import { usePaintStore } from "../paintStore";
import "./imageKinds.css";
import { TagsOfAll, TagsOfKind } from "./ImageKindTags";
import { addKinds } from "./kindEdits";

/** Opens the dialog for images of the pack. */
export function askForImageKinds(images: readonly string[]): void {
  openDialog({ kind: "image-kinds", images });
}

export function ImageKindsDialog(): ReactElement | null {
  const dialog = useDialog("image-kinds");
  const game = useGameDocument();
  if (dialog === null || game === null) return null;
  return (
    <Modal
      title="Make Kinds from Images"
      lead="Each kind is drawn with its image. All are one step of undo."
      onClose={close}
    >
      <ImageKindsForm game={game} images={dialog.images} />
    </Modal>
  );
}

interface ImageKindsFormProps {
  readonly game: PackDocument;
  readonly images: readonly string[];
}

function ImageKindsForm({ game, images }: ImageKindsFormProps): ReactElement {
  const { layers } = usePackLooks();
  const names = layers.map(({ id }) => id);
  const activeLayer = usePaintStore((state) => state.layer);
  const [kinds, setKinds] = useState(() => offeredKinds(game.value(), images, activeLayer ?? names[0] ?? ""));
  const [refusal, setRefusal] = useState<string | null>(null);
  const mistakes = useMemo(() => namingMistakes(game.value(), kinds), [game, kinds]);
  const wanted = kinds.filter(({ isWanted }) => isWanted);
  const isReady = wanted.length > 0 && mistakes.size === 0;
  const shared = wanted.every(({ layer }) => layer === wanted[0]?.layer) ? (wanted[0]?.layer ?? "") : "";
  const chooseAll = (isWanted: boolean): void => setKinds(kinds.map((each) => ({ ...each, isWanted })));
  const make = (): void => {
    const made = imageKinds(game.value(), kinds);
    const why = addKinds(game, made);
    setRefusal(why);
    const [first] = made;
    if (why !== null || first === undefined) return;
    // Painted next.
    chooseEntity({ kind: first.name, params: {} }, wanted[0]?.layer ?? null);
    close();
    uncoverPanel("palette");
    showPanel("board");
  };
  return (
    <ModalForm
      action={wanted.length === 1 ? "Make 1 Kind" : `Make ${wanted.length} Kinds`}
      isReady={isReady}
      onSubmit={make}
      onCancel={close}
      beside={
        <>
          <Button onClick={() => chooseAll(true)}>Choose All</Button>
          <Button onClick={() => chooseAll(false)}>Choose None</Button>
          <span className="gw-dialog-aside" />
        </>
      }
    >
      <Field label="Layer of all" layout="row">
        {(control) => (
          <Select
            {...control}
            value={shared}
            options={[...(shared === "" ? [{ value: "", title: "different layers" }] : []), ...optionsOf(names)]}
            onChange={({ target }) => setKinds(kinds.map((each) => ({ ...each, layer: target.value })))}
          />
        )}
      </Field>
      <TagsOfAll game={game} kinds={kinds} onChange={setKinds} />
      <ImageKindRows
        kinds={kinds}
        layers={names}
        mistakes={mistakes}
        onChange={(index, changes) =>
          setKinds(kinds.map((each, at) => (at === index ? { ...each, ...changes } : each)))
        }
      />
      <output className="gw-image-kinds-said">
        {refusal ?? [...mistakes.values()][0] ?? `${wanted.length} of ${kinds.length} chosen.`}
      </output>
    </ModalForm>
  );
}

interface ImageKindRowsProps {
  readonly kinds: readonly ImageKind[];
  readonly layers: readonly string[];
  readonly mistakes: ReadonlyMap<number, string>;
  readonly onChange: (index: number, changes: Partial<ImageKind>) => void;
}

const ROW_HEIGHT = 40;

/** Only the rows in sight are drawn: a sheet may have a thousand tiles. */
function ImageKindRows({ kinds, layers, mistakes, onChange }: ImageKindRowsProps): ReactElement {
  const packId = usePackStore(({ listing }) => listing?.id ?? "");
  const scroller = useRef<HTMLUListElement>(null);
  const virtual = useVirtualizer({
    count: kinds.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 6,
  });
  const [wrong] = mistakes.keys();
  // The mistake that is shown below is scrolled into view when it appears.
  useEffect(() => {
    if (wrong !== undefined) virtual.scrollToIndex(wrong);
  }, [wrong, virtual]);
  return (
    <ul className="gw-image-kinds-rows" ref={scroller} aria-label="Kinds">
      <li aria-hidden style={{ height: virtual.getTotalSize() }} />
      {virtual.getVirtualItems().map(({ index, start }) => {
        const kind = defined(kinds[index]);
        const { image, written, layer, isWanted } = kind;
        const file = fileName(image);
        return (
          <li key={image} className="gw-image-kind" style={{ transform: `translateY(${start}px)` }}>
            <input
              type="checkbox"
              aria-label={`Make a kind of ${file}`}
              checked={isWanted}
              onChange={({ target }) => onChange(index, { isWanted: target.checked })}
            />
            <img src={spriteAddress(packId, image) ?? ""} alt="" title={image} />
            <TextInput
              aria-label={`Name of ${file}`}
              aria-invalid={mistakes.has(index)}
              title={mistakes.get(index)}
              disabled={!isWanted}
              value={written}
              onChange={({ target }) => onChange(index, { written: target.value })}
            />
            <Select
              aria-label={`Layer of ${file}`}
              disabled={!isWanted}
              value={layer}
              options={optionsOf(layers)}
              onChange={({ target }) => onChange(index, { layer: target.value })}
            />
            <TagsOfKind kind={kind} file={file} onChange={(tags) => onChange(index, { tags })} />
          </li>
        );
      })}
    </ul>
  );
}

function optionsOf(names: readonly string[]): readonly { readonly value: string; readonly title: string }[] {
  return names.map((name) => ({ value: name, title: name }));
}

function close(): void {
  closeDialog("image-kinds");
}
