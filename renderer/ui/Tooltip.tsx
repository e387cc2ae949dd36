// A small label beside what the pointer or the focus is on. It repeats what is already the control's name.
import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";
import { accelerator } from "./accelerator";

export interface TooltipProps {
  readonly text: string;
  /** An Electron accelerator, shown as this platform writes it. */
  readonly keys?: string | undefined;
  /** One element that takes a ref and the usual events. */
  readonly children: ReactElement<Record<string, unknown>>;
}

export function Tooltip({ text, keys, children }: TooltipProps): ReactElement {
  return (
    <Base.Root onOpenChange={shareEscape}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="gw-tooltip-place">
          <Base.Popup className="gw-tooltip">
            {text}
            {keys === undefined ? null : <kbd>{accelerator(keys)}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Escape closes the tooltip, and also does what it does around the control: the user did not open the tooltip. */
function shareEscape(_open: boolean, details: Base.Root.ChangeEventDetails): void {
  if (details.reason === "escape-key") details.allowPropagation();
}
