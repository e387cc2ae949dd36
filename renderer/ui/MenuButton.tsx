// A button that opens a menu of things to do.
import { Menu } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import { type ReactElement, useRef } from "react";
import "./menuButton.css";

export interface MenuChoice {
  readonly id: string;
  readonly title: string;
  /** More about it, in a second line. */
  readonly description?: string;
  readonly onChoose: () => void;
}

export interface MenuButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Show the icon alone; the label is its name and tooltip. */
  readonly iconOnly?: boolean;
  readonly choices: readonly MenuChoice[];
  /** What has the focus once one has been chosen; the button where there is nothing, or this is absent. */
  readonly focusAfter?: (id: string) => HTMLElement | null;
  /** Whether it is open, where something beside the button opens it too; absent: the button alone does. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
}

export function MenuButton({
  label,
  icon: Icon,
  iconOnly = false,
  choices,
  focusAfter,
  isOpen,
  onOpenChange,
}: MenuButtonProps): ReactElement {
  const chosen = useRef<string | null>(null);
  const whereNext = (): HTMLElement | true => (chosen.current === null ? null : focusAfter?.(chosen.current)) ?? true;
  return (
    <Menu.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      onOpenChange={(opens) => {
        if (opens) chosen.current = null;
        onOpenChange?.(opens);
      }}
    >
      <Menu.Trigger
        className="gw-button"
        data-variant="quiet"
        data-shape={iconOnly ? "icon" : undefined}
        aria-label={label}
        title={iconOnly ? label : undefined}
      >
        <Icon size={15} aria-hidden />
        {iconOnly ? null : label}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="gw-menu-place" sideOffset={4} align="start">
          <Menu.Popup className="gw-menu" finalFocus={whereNext}>
            {choices.map(({ id, title, description, onChoose }) => (
              <Menu.Item
                key={id}
                className="gw-menu-item"
                onClick={() => {
                  chosen.current = id;
                  onChoose();
                }}
              >
                <span>
                  {title}
                  {description === undefined || description === "" ? null : <small>{description}</small>}
                </span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
