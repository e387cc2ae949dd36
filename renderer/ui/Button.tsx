// Buttons that say in words what they do; those that show only an icon have the words as name and tooltip.
import type { LucideIcon } from "lucide-react";
import { type ButtonHTMLAttributes, type ReactElement, type ReactNode, type Ref, memo } from "react";
import { Tooltip } from "./Tooltip";

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "type" | "children">;

export interface ButtonProps extends Native {
  readonly children: ReactNode;
  readonly icon?: LucideIcon;
  /** `primary`: the one thing to do here. `quiet`: no frame. */
  readonly variant?: "plain" | "primary" | "quiet";
  /** In a narrow toolbar the button shows only its icon, with its text as the tooltip. */
  readonly shortens?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button(props: ButtonProps): ReactElement {
  const { children, icon: Icon, variant = "plain", shortens, className, ...rest } = props;
  // The words name it while they are out of sight, too.
  const names = shortens === true && typeof children === "string" ? { title: children, "aria-label": children } : {};
  return (
    <button type="button" {...names} {...rest} className={joined("gw-button", className)} data-variant={variant}>
      {Icon === undefined ? null : <Icon size={15} aria-hidden />}
      {shortens === true ? <span className="gw-button-words">{children}</span> : children}
    </button>
  );
}

export interface IconButtonProps extends Native {
  readonly icon: LucideIcon;
  /** What it does: its accessible name and tooltip. */
  readonly label: string;
  /** An Electron accelerator, shown in the tooltip. */
  readonly keys?: string | undefined;
  readonly variant?: "plain" | "primary" | "quiet";
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Renders again only when a property changes: `onClick` is best a stable function. */
export const IconButton = memo(function IconButton(props: IconButtonProps): ReactElement {
  const { icon: Icon, label, keys, variant = "quiet", className, ...rest } = props;
  return (
    <Tooltip text={label} keys={keys}>
      <button
        type="button"
        aria-label={label}
        data-keys={keys}
        {...rest}
        className={joined("gw-button", className)}
        data-variant={variant}
        data-shape="icon"
      >
        <Icon size={16} aria-hidden />
      </button>
    </Tooltip>
  );
});

function joined(own: string, more: string | undefined): string {
  return more === undefined ? own : `${own} ${more}`;
}
