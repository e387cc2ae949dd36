// One thing to do in the menu at the right mouse button.
import { ContextMenu } from "@base-ui/react/context-menu";
import type { LucideIcon } from "lucide-react";
import type { ReactElement } from "react";
import { accelerator, isMac } from "./accelerator";

export interface ContextMenuItemProps {
  readonly icon: LucideIcon;
  readonly title: string;
  /** The accelerator that does the same where the menu was opened; absent: none does. */
  readonly keys?: string | undefined;
  readonly onChoose: () => void;
}

export function ContextMenuItem({ icon: Icon, title, keys, onChoose }: ContextMenuItemProps): ReactElement {
  return (
    <ContextMenu.Item className="gw-menu-item" aria-keyshortcuts={shortcutOf(keys)} onClick={onChoose}>
      <Icon size={15} aria-hidden />
      {title}
      {keys === undefined ? null : <kbd aria-hidden>{accelerator(keys)}</kbd>}
    </ContextMenu.Item>
  );
}

/** Returns an accelerator in the words of ARIA. */
function shortcutOf(keys: string | undefined): string | undefined {
  return keys?.replace("CmdOrCtrl", isMac() ? "Meta" : "Control");
}
