// Cuts an image of the pack, a sheet of sprites, into tiles that are images of their own.
import { type ReactElement, useEffect, useRef, useState } from "react";
import type { Result } from "../../../shared/base/result";
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
  return dialog === null ? null : <ReadDialog key={dialog.path} path={dialog.path} />;
}

/** Appears once the image is read: it then gives the focus to what stays in it. */
function ReadDialog({ path }: { readonly path: string }): ReactElement | null {
  const packId = usePackStore(({ listing }) => listing?.id ?? "");
  const sheet = useSheet(packId, path);
  const first = useRef<HTMLInputElement>(null);
  if (sheet === null) return null;
  const lead = `${path} stays as it is. Each tile becomes an image beside it.`;
  return (
    <Modal title="Cut Image into Tiles" lead={lead} onClose={close} firstFocus={first}>
      {sheet.ok ? (
        <CutForm
          path={path}
          sheet={sheet.value}
          address={spriteAddress(packId, path) ?? ""}
          first={first}
          onClose={close}
        />
      ) : (
        <>
          <p role="alert">{sheet.refusal}</p>
          <ModalButtons>
            <Button onClick={close}>Close</Button>
          </ModalButtons>
        </>
      )}
    </Modal>
  );
}

/** Returns the pixels of an image of the pack, or why there are none; null while it is read. */
function useSheet(packId: string, path: string): Result<ImageBitmap, string> | null {
  const [sheet, setSheet] = useState<Result<ImageBitmap, string> | null>(null);
  useEffect(() => {
    let isWanted = true;
    let decoded: ImageBitmap | null = null;
    const decode = async (): Promise<void> => {
      const result = await decodeSheet(packId, path);
      decoded = result.ok ? result.value : null;
      if (isWanted) setSheet(result);
      else decoded?.close();
    };
    void decode();
    return () => {
      isWanted = false;
      decoded?.close();
    };
  }, [packId, path]);
  return sheet;
}

function close(): void {
  closeDialog("cut-image");
}
