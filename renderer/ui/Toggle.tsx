// A button that is on or off. Its label stays the same; `aria-pressed` tells the state.
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { Button, IconButton } from "./Button";

export interface ToggleProps {
  readonly label: string;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
  readonly icon?: LucideIcon;
  /** Show the icon alone; the label is its name and tooltip. */
  readonly iconOnly?: boolean;
  readonly keys?: string | undefined;
  readonly disabled?: boolean;
}

export function Toggle({ label, pressed, onChange, icon, iconOnly, keys, disabled }: ToggleProps): ReactElement {
  const shared = { "aria-pressed": pressed, onClick: () => onChange(!pressed), disabled: disabled ?? false };
  if (icon !== undefined && iconOnly === true) return <IconButton icon={icon} label={label} keys={keys} {...shared} />;
  return (
    <Button variant="quiet" {...(icon === undefined ? {} : { icon })} {...shared}>
      {label}
    </Button>
  );
}
