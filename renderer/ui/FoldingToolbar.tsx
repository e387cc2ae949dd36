// A toolbar of one row: where its pane is narrow, the parts used least go into a menu at its end. What is folded is
// measured and marked in the page, so that no button is rendered for it.
import { Menu } from "@base-ui/react/menu";
import { Check, Ellipsis } from "lucide-react";
import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { IconMenu } from "./IconMenu";
import { Toolbar, type ToolbarProps } from "./Toolbar";
import { accelerator } from "./accelerator";
import { foldedParts } from "./folded";
import "./foldingToolbar.css";

/** A part that may fold: buttons that stay together. The higher its rank, the sooner it does. */
export function Folding({ rank, children }: { readonly rank: number; readonly children: ReactNode }): ReactElement {
  return (
    <span className="gw-folding" data-rank={rank}>
      {children}
    </span>
  );
}

export function FoldingToolbar({ label, children }: ToolbarProps): ReactElement {
  const row = useRef<HTMLDivElement>(null);
  useFolding(row);
  return (
    <Toolbar label={label} ref={row}>
      {children}
      <span className="gw-toolbar-more">
        <MoreMenu row={row} />
      </span>
    </Toolbar>
  );
}

/** Folds again whenever the row has another width, other parts, or another part in use. */
function useFolding(row: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const toolbar = row.current;
    if (toolbar === null) return undefined;
    const fold = (): void => foldRow(toolbar);
    const widths = new ResizeObserver(fold);
    widths.observe(toolbar);
    const parts = new MutationObserver(fold);
    parts.observe(toolbar, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-pressed"] });
    return () => {
      widths.disconnect();
      parts.disconnect();
    };
  }, [row]);
}

function foldRow(row: HTMLElement): void {
  const room = row.offsetWidth;
  if (room === 0) return;
  const parts = [...row.querySelectorAll<HTMLElement>(".gw-folding")];
  for (const part of parts) part.toggleAttribute("data-folded", false);
  // As wide as all of it is, the menu's button too.
  row.toggleAttribute("data-measured", true);
  const more = (row.querySelector<HTMLElement>(".gw-toolbar-more")?.offsetWidth ?? 0) + GAP;
  const need = Math.ceil(row.getBoundingClientRect().width) - more;
  const measured = parts.map((part) => ({
    rank: Number(part.dataset["rank"]),
    width: part.offsetWidth + GAP,
    isHeld: part.querySelector('[aria-pressed="true"], :focus') !== null,
  }));
  row.toggleAttribute("data-measured", false);
  const folded = foldedParts(measured, { need, room, more });
  for (const index of folded) parts[index]?.toggleAttribute("data-folded", true);
  row.toggleAttribute("data-folds", folded.size > 0);
}

/** Between two parts, in pixels: as the toolbar's style has it. */
const GAP = 2;

/** The folded buttons as a menu: choosing a row presses the button. */
function MoreMenu({ row }: { readonly row: RefObject<HTMLDivElement | null> }): ReactElement {
  const [buttons, setButtons] = useState<readonly HTMLButtonElement[]>([]);
  const look = (): void => setButtons([...(row.current?.querySelectorAll<HTMLButtonElement>(FOLDED_BUTTONS) ?? [])]);
  return (
    <IconMenu icon={Ellipsis} label="More Tools" onOpenChange={(isOpen) => (isOpen ? look() : undefined)}>
      {buttons.map((button) => (
        <FoldedItem key={button.ariaLabel} button={button} />
      ))}
    </IconMenu>
  );
}

const FOLDED_BUTTONS = "[data-folded] button";

function FoldedItem({ button }: { readonly button: HTMLButtonElement }): ReactElement {
  const icon = button.querySelector("svg");
  const { keys } = button.dataset;
  return (
    <Menu.Item className="gw-menu-item" disabled={button.disabled} onClick={() => button.click()}>
      <span className="gw-folded-icon" aria-hidden ref={(place) => copyInto(place, icon)} />
      <span>{button.ariaLabel}</span>
      {button.ariaPressed === "true" ? <Check size={14} aria-label="on" /> : null}
      {keys === undefined ? null : <kbd>{accelerator(keys)}</kbd>}
    </Menu.Item>
  );
}

function copyInto(place: HTMLElement | null, picture: Element | null): void {
  place?.replaceChildren(...(picture === null ? [] : [picture.cloneNode(true)]));
}
