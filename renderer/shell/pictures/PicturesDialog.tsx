// Writes pictures into files: the level on the board, its solution move by move, or all levels on a sheet.
import { type ReactElement, type RefObject, useMemo, useRef, useState } from "react";
import { packSource } from "../../documents/packSource";
import { useDialectUi } from "../../dialect/openDialect";
import type { PackPictures } from "../../picture/packPictures";
import { FRAME_MS } from "../../picture/choices";
import { usePackStore } from "../../session/pack/packStore";
import { type PicturedThing, closeDialog, useDialog } from "../../session/window/dialog";
import { Button } from "../../ui/Button";
import { Modal, ModalButtons } from "../../ui/Modal";
import { currentTheme } from "../../ui/theme";
import { type Choices, orderOf } from "./choices";
import { ChoiceFields } from "./ChoiceFields";
import type { PicturedLevel } from "./makePicture";
import { Preview } from "./Preview";
import { useSaving } from "./useSaving";
import "./pictures.css";

export function PicturesDialog(): ReactElement | null {
  const dialog = useDialog("pictures");
  const { pictures } = useDialectUi();
  const save = useRef<HTMLButtonElement>(null);
  if (dialog === null || pictures === undefined) return null;
  return (
    <Modal title="Pictures" onClose={close} firstFocus={save}>
      <PicturesForm what={dialog.what} makeOf={pictures} saveButton={save} />
    </Modal>
  );
}

interface PicturesFormProps {
  readonly what: PicturedThing;
  readonly makeOf: () => PackPictures;
  readonly saveButton: RefObject<HTMLButtonElement | null>;
}

/** Made again whenever images of the pack come or change: those of before are let go of. */
function usePictures(makeOf: () => PackPictures): PackPictures {
  const listing = usePackStore((state) => state.listing);
  const [made, setMade] = useState(() => ({ listing, pictures: makeOf() }));
  if (made.listing === listing) return made.pictures;
  const pictures = makeOf();
  setMade({ listing, pictures });
  return pictures;
}

function PicturesForm({ what, makeOf, saveButton }: PicturesFormProps): ReactElement {
  const pictures = usePictures(makeOf);
  const [level] = useState(levelNow);
  const [choices, setChoices] = useState<Choices>(() => ({
    what: level === null ? "sheet" : what,
    kinds: { board: "png", film: "gif", sheet: "png" },
    size: String(pictures.drawing.cellSize),
    theme: currentTheme(),
    frame: String(FRAME_MS.usual),
    from: "0",
    to: String(level?.moves ?? 0),
    count: false,
  }));
  const order = useMemo(() => orderOf(choices, level?.moves ?? 0), [choices, level]);
  const { work, save, cancel } = useSaving(pictures, level);
  const isBusy = work.state === "working";
  const begin = (): void => {
    if (order.ok && !isBusy) void save(order.value).then((isSaved) => isSaved && close());
  };
  return (
    <form
      className="gw-pictures"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <fieldset className="gw-dialog-lock" disabled={isBusy}>
        <div className="gw-pictures-parts">
          <ChoiceFields
            choices={choices}
            moves={level?.moves ?? null}
            mistakes={order.ok ? {} : order.refusal}
            cellSize={pictures.drawing.cellSize}
            onChange={(change) => setChoices((before) => ({ ...before, ...change }))}
          />
          <Preview pictures={pictures} order={order.ok ? order.value : null} level={level} />
        </div>
      </fieldset>
      <output className="gw-pictures-work" data-failed={work.state === "failed"}>
        {work.state === "working" ? <progress max={work.of} value={work.frames} aria-label="Pictures drawn" /> : null}
        {work.state === "idle" ? "" : work.words}
      </output>
      <ModalButtons>
        <Button onClick={isBusy ? cancel : close}>{isBusy ? "Stop" : "Close"}</Button>
        <Button ref={saveButton} variant="primary" disabled={!order.ok || isBusy} onClick={begin}>
          Save…
        </Button>
        <input type="submit" hidden />
      </ModalButtons>
    </form>
  );
}

export interface FilmedLevel extends PicturedLevel {
  /** Of its recorded solution. */
  readonly moves: number;
}

/** Returns the level on the board; null for none. */
function levelNow(): FilmedLevel | null {
  const { activeLevelFile } = usePackStore.getState();
  const { model, files } = packSource();
  const file = activeLevelFile === null ? undefined : files.get(activeLevelFile);
  if (model === null || file === undefined) return null;
  const moves = model.record.read(file.tree).length;
  return { file: file.path, id: model.starts.idOf(file), title: model.starts.titleOf(file), moves };
}

function close(): void {
  closeDialog("pictures");
}
