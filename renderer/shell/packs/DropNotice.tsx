// Says over the window what a drop of the files that are dragged does. Lets the pointer through to what is below.
import type { ReactElement } from "react";
import { useShellStore } from "../shellStore";
import "./dropNotice.css";

export function DropNotice(): ReactElement {
  const words = useShellStore((state) => state.dropWords);
  return (
    <output className="gw-drop-notice" hidden={words === null}>
      <span>{words}</span>
    </output>
  );
}
