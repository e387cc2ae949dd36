// The fixes of a problem, requested on demand: behind a light bulb, or as items of another menu.
import { Menu } from "@base-ui/react/menu";
import { Lightbulb } from "lucide-react";
import { type ReactElement, useEffect, useState } from "react";
import type { LocatedFinding } from "../../shared/findings/finding";
import { useHasFix } from "./hasFix";
import { type ProblemAnswer, answersTo } from "./problemAnswers";
import "../ui/menus.css";
import "./problemFixes.css";

export interface ProblemFixesProps {
  readonly problem: LocatedFinding;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Whether Tab reaches the bulb. Without it the row around the bulb opens the menu by a key. */
  readonly isTabStop?: boolean;
}

/** The light bulb of a problem that has a fix, and the menu behind it. A key opens the menu of any problem. */
export function ProblemFixes({ problem, open, onOpenChange, isTabStop = false }: ProblemFixesProps): ReactElement {
  const hasFix = useHasFix(problem);
  if (!hasFix && !open) return <div className="gw-problem-no-bulb" />;
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Menu.Trigger
        className="gw-problem-fix"
        tabIndex={isTabStop ? 0 : -1}
        aria-label="Fix"
        title={isTabStop ? "Fix" : "Fix (Ctrl+.)"}
      >
        <Lightbulb size={14} aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className="gw-menu-place" sideOffset={2} align="end">
          <Menu.Popup className="gw-menu">{open ? <FixItems problem={problem} /> : null}</Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** In a menu: the fixes of a problem as the text is now. */
export function FixItems({ problem }: { readonly problem: LocatedFinding }): ReactElement {
  const [answers, setAnswers] = useState<readonly ProblemAnswer[] | null>(null);
  useEffect(() => {
    let isShown = true;
    const look = async (): Promise<void> => {
      const found = await answersTo(problem);
      if (isShown) setAnswers(found);
    };
    void look();
    return () => {
      isShown = false;
    };
  }, [problem]);
  if (answers === null) return <p className="gw-problem-no-fix">Looking for fixes…</p>;
  if (answers.length === 0) return <p className="gw-problem-no-fix">There is no ready fix for this.</p>;
  return (
    <>
      {answers.map(({ title, choose }, index) => (
        <Menu.Item key={title} ref={index === 0 ? takeKeys : null} className="gw-menu-item" onClick={choose}>
          {title}
        </Menu.Item>
      ))}
    </>
  );
}

/** Enter takes the first fix, unless the keys have gone elsewhere before it came. */
function takeKeys(item: HTMLElement | null): void {
  const menu = item?.closest<HTMLElement>('[role="menu"]') ?? null;
  if (item === null || menu === null) return;
  const { activeElement } = document;
  if (activeElement === menu) item.focus();
  // A menu has the keys a frame after it is there: fixes that are known sooner wait for it.
  else if (!menu.contains(activeElement)) menu.addEventListener("focus", () => item.focus(), { once: true });
}
