// Cuts an image of the pack, a sheet of sprites, into tiles that are images of their own.
import { type ReactElement, useEffect, useState } from "react";
import { spriteAddress } from "../../board/spriteStore";
import { usePackStore } from "../../session/pack/packStore";
import { closeDialog, useDialog } from "../../session/window/dialog";
import { Button } from "../../ui/Button";
import { Modal, ModalButtons } from "../../ui/Modal";
import { CutForm } from "./CutForm";
import { decodeSheet } from "./cutTiles";
import "./cutImage.css";

export function CutImageDialog(): ReactElement | null {
  const dialog = useDialog("cut-image");
  if (dialog === null) return null;
  const lead = `${dialog.path} stays as it is. Each tile becomes an image beside it.`;
  return (
    <Modal title="Cut Image into Tiles" lead={lead} onClose={close}>
      <LoadedImage key={dialog.path} path={dialog.path} />
    </Modal>
  );
}

function LoadedImage({ path }: { readonly path: string }): ReactElement {
  const packId = usePackStore(({ listing }) => listing?.id ?? "");
  const [sheet, setSheet] = useState<ImageBitmap | string | null>(null);
  useEffect(() => {
    let isWanted = true;
    let decoded: ImageBitmap | null = null;
    const decode = async (): Promise<void> => {
      const result = await decodeSheet(packId, path);
      decoded = result.ok ? result.value : null;
      if (isWanted) setSheet(result.ok ? result.value : result.refusal);
      else decoded?.close();
    };
    void decode();
    return () => {
      isWanted = false;
      decoded?.close();
    };
  }, [packId, path]);
  if (sheet instanceof ImageBitmap) {
    const address = spriteAddress(packId, path) ?? "";
    return <CutForm path={path} sheet={sheet} address={address} onClose={close} />;
  }
  return (
    <>
      <p role={sheet === null ? "status" : "alert"}>{sheet ?? "Reading the image…"}</p>
      <ModalButtons>
        <Button onClick={close}>Close</Button>
      </ModalButtons>
    </>
  );
}

function close(): void {
  closeDialog("cut-image");
}
