// A dialog over the window. Escape and a click beside it close it, unless it waits for an answer.
import { Dialog } from "@base-ui/react/dialog";
import { type ReactElement, type ReactNode, type RefObject, useEffect } from "react";
import "./modal.css";

export interface ModalProps {
  readonly title: string;
  /** What it is about, in a sentence or two. */
  readonly lead?: string;
  /** Absent: only an answer closes it. */
  readonly onClose?: () => void;
  /** `wide` for two texts side by side. */
  readonly size?: "narrow" | "middle" | "wide";
  /** What has the focus at first; absent: what comes first. */
  readonly firstFocus?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

export function Modal({ title, lead, onClose, size = "middle", firstFocus, children }: ModalProps): ReactElement {
  useEscapeBehind(onClose);
  return (
    <Dialog.Root open onOpenChange={() => onClose?.()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="gw-dialog-shade" />
        <Dialog.Popup className="gw-dialog" data-size={size} data-modal initialFocus={firstFocus}>
          <Dialog.Title className="gw-dialog-title">{title}</Dialog.Title>
          {lead === undefined ? null : <Dialog.Description className="gw-dialog-lead">{lead}</Dialog.Description>}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The focus comes into the dialog a frame after it is seen; until then what is behind it must not take the key. */
function useEscapeBehind(onClose: (() => void) | undefined): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isBehind = event.target instanceof Node && document.getElementById("window")?.contains(event.target);
      if (event.key !== "Escape" || isBehind !== true) return;
      event.preventDefault();
      event.stopPropagation();
      onClose?.();
    };
    window.addEventListener("keydown", press, { capture: true });
    return () => window.removeEventListener("keydown", press, { capture: true });
  }, [onClose]);
}

/** The row of buttons at a dialog's foot, the one to press last. */
export function ModalButtons({ children }: { readonly children: ReactNode }): ReactElement {
  return <div className="gw-dialog-buttons">{children}</div>;
}
