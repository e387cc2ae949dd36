// A button of an icon alone that opens a menu at its own end; what is in the menu is the caller's.
import { Menu } from "@base-ui/react/menu";
import type { LucideIcon } from "lucide-react";
import type { ReactElement, ReactNode } from "react";

export interface IconMenuProps {
  readonly icon: LucideIcon;
  /** Its accessible name. */
  readonly label: string;
  /** Its tooltip, where that says more than the name. */
  readonly title?: string;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** The rows of the menu. */
  readonly children: ReactNode;
}

export function IconMenu({ icon: Icon, label, title = label, onOpenChange, children }: IconMenuProps): ReactElement {
  return (
    <Menu.Root {...(onOpenChange === undefined ? {} : { onOpenChange })}>
      <Menu.Trigger className="gw-button" data-variant="quiet" data-shape="icon" aria-label={label} title={title}>
        <Icon size={16} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="gw-menu-place" sideOffset={4} align="end">
          <Menu.Popup className="gw-menu">{children}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
