// The menu of what is drawn over the board: a switch for each kind of help.
import { Menu } from "@base-ui/react/menu";
import { Check, Eye } from "lucide-react";
import type { ReactElement } from "react";
import { IconMenu } from "../../../ui/IconMenu";
import { DRAWN_HELP, switchDrawnHelp, useDrawnHelp } from "./drawnHelp";

export function ShowMenu(): ReactElement {
  const help = useDrawnHelp();
  return (
    <IconMenu icon={Eye} label="Show" title="Show: what is drawn over the board">
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
    </IconMenu>
  );
}
