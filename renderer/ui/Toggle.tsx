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
  /** See `Button`. */
  readonly shortens?: boolean;
  readonly keys?: string | undefined;
  readonly disabled?: boolean;
  /** Shown as the tooltip in place of the label, such as the reason why it is disabled. */
  readonly title?: string | undefined;
}

export function Toggle(props: ToggleProps): ReactElement {
  const { label, pressed, onChange, icon, iconOnly, shortens, keys, disabled, title } = props;
  const shared = { "aria-pressed": pressed, onClick: () => onChange(!pressed), disabled: disabled ?? false };
  if (icon !== undefined && iconOnly === true) return <IconButton icon={icon} label={label} keys={keys} {...shared} />;
  return (
    <Button
      variant="quiet"
      shortens={shortens === true}
      {...(icon === undefined ? {} : { icon })}
      {...(title === undefined ? {} : { title })}
      {...shared}
    >
      {label}
    </Button>
  );
}
