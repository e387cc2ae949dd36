// A row of controls that is one stop of the Tab key; the arrow keys move within it.
import type { KeyboardEvent, ReactElement, ReactNode } from "react";

export interface ToolbarProps {
  readonly label: string;
  readonly children: ReactNode;
}

export function Toolbar({ label, children }: ToolbarProps): ReactElement {
  return (
    <div className="gw-toolbar" role="toolbar" aria-label={label} tabIndex={-1} onKeyDown={moveFocus}>
      {children}
    </div>
  );
}

export function ToolbarSeparator(): ReactElement {
  return <hr className="gw-toolbar-separator" aria-orientation="vertical" />;
}

/** Pushes what follows to the far end. */
export function ToolbarSpacer(): ReactElement {
  return <div className="gw-toolbar-spacer" />;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const buttons = Array.from(event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)"));
  const next = buttons[(buttons.indexOf(event.target) + step + buttons.length) % buttons.length];
  next?.focus();
  event.preventDefault();
  event.stopPropagation();
}
