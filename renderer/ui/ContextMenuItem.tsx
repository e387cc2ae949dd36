// One thing to do in the menu at the right mouse button.
import { ContextMenu } from "@base-ui/react/context-menu";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";

export interface ContextMenuItemProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly onChoose: () => void;
}

export function ContextMenuItem({ icon: Icon, title, onChoose }: ContextMenuItemProps): ReactElement {
  return (
    <ContextMenu.Item className="gw-menu-item" onClick={onChoose}>
      <Icon size={15} aria-hidden />
      {title}
    </ContextMenu.Item>
  );
}
