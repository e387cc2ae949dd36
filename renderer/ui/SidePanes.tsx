// One pane, or two side by side (in a narrow place one above the other): each with its title and a cross while there
// are two. The one that is pressed or gets the focus becomes the active one.
import { X } from "lucide-react";
import { type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { IconButton } from "./Button";
import { elementOf } from "./elementOf";
import "./sidePanes.css";

export interface SidePane {
  readonly title: string;
  readonly isActive: boolean;
  readonly onActivate: () => void;
  readonly onClose: () => void;
  readonly content: ReactNode;
}

export interface SidePanesProps {
  readonly panes: readonly SidePane[];
  /** CSS pixels; in less width two stand one above the other. */
  readonly leastWidth: number;
}

export function SidePanes({ panes, leastWidth }: SidePanesProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(row, leastWidth);
  return (
    <div className="gw-sides" ref={row} data-stacked={isNarrow}>
      {panes.map((pane, at) => (
        <Pane key={at} {...pane} isOne={panes.length === 1} />
      ))}
    </div>
  );
}

/** A container query would contain what is in it, and lists of the text editor stand over its edges. */
function useIsNarrow(row: RefObject<HTMLDivElement | null>, leastWidth: number): boolean {
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setNarrow(entry.contentRect.width < leastWidth);
    });
    observer.observe(elementOf(row));
    return () => observer.disconnect();
  }, [row, leastWidth]);
  return isNarrow;
}

interface PaneProps extends SidePane {
  readonly isOne: boolean;
}

/** Also alone it is the same element: what it shows stays as it is when another one comes beside it. */
function Pane({ title, isActive, onActivate, onClose, content, isOne }: PaneProps): ReactElement {
  const activate = isActive ? undefined : onActivate;
  return (
    <div
      className="gw-side"
      data-active={isActive}
      {...(isOne ? {} : { role: "group", "aria-label": title })}
      onPointerDownCapture={activate}
      onFocusCapture={activate}
    >
      {isOne ? null : (
        <div className="gw-side-head">
          <span className="gw-side-title" title={title}>
            {title}
          </span>
          <IconButton icon={X} label={`Close ${title}`} onClick={onClose} />
        </div>
      )}
      <div className="gw-side-content">{content}</div>
    </div>
  );
}
