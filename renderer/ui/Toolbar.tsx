// A row of controls: each is a stop of the Tab key, and from a button the arrow keys go to the button beside it, too.
// Not one stop for all, since fields, sliders and choices among the buttons have the arrow keys for themselves.
import type { KeyboardEvent, ReactElement, ReactNode, Ref } from "react";

export interface ToolbarProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** `label` names it for screen readers, among other toolbars of its panel. */
export function Toolbar({ label, children, ref }: ToolbarProps): ReactElement {
  return (
    <div ref={ref} className="gw-toolbar" role="toolbar" aria-label={label} tabIndex={-1} onKeyDown={moveFocus}>
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
  const enabled = Array.from(event.currentTarget.querySelectorAll<HTMLButtonElement>("button:not(:disabled)"));
  const buttons = enabled.filter((button) => button.checkVisibility());
  const next = buttons[(buttons.indexOf(event.target) + step + buttons.length) % buttons.length];
  next?.focus();
  event.preventDefault();
  event.stopPropagation();
}
