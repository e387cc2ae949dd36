// The menu of what is drawn over the board: a switch for each kind of help.
import { Menu } from "@base-ui/react/menu";
import { Check, Eye } from "lucide-react";
import type { ReactElement } from "react";
import { DRAWN_HELP, switchDrawnHelp, useDrawnHelp } from "./drawnHelp";

export function ShowMenu(): ReactElement {
  const help = useDrawnHelp();
  return (
    <Menu.Root>
      <Menu.Trigger
        className="gw-button"
        data-variant="quiet"
        data-shape="icon"
        aria-label="Show"
        title="Show: what is drawn over the board"
      >
        <Eye size={16} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="gw-menu-place" sideOffset={4} align="end">
          <Menu.Popup className="gw-menu">
            {DRAWN_HELP.map(({ id, title }) => (
              <Menu.CheckboxItem
                key={id}
                className="gw-menu-item"
                checked={help[id]}
                onCheckedChange={() => switchDrawnHelp(id)}
              >
                <span className="gw-menu-check">{help[id] ? <Check size={14} aria-hidden /> : null}</span>
                <span>{title}</span>
              </Menu.CheckboxItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
