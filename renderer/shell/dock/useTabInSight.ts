// Keeps the tab of a panel in front whole: with many tabs in a narrow group, Dockview leaves it cut by its own button.
import type { IDockviewPanelHeaderProps } from "dockview-react";
import { type RefObject, useEffect, useRef } from "react";
import { type Disposable, disposeAll } from "../../../shared/base/disposable";
import { afterFrame } from "../../ui/useAfterFrame";

/** Scrolls the tab around the returned element into sight whenever its panel is in front and its list has another width. */
export function useTabInSight(api: IDockviewPanelHeaderProps["api"]): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const show = (): void => {
      if (!api.isVisible) return;
      content.current?.closest(".dv-tab")?.scrollIntoView({ block: "nearest", inline: "nearest" });
    };
    const resized = new ResizeObserver(show);
    let starting: Disposable | null = null;
    // The tab is in its list a moment later.
    const follow = (): void => {
      starting?.dispose();
      starting = afterFrame(() => {
        resized.disconnect();
        const list = content.current?.closest(".dv-tabs-container");
        if (list) resized.observe(list);
      });
    };
    follow();
    const listening = [api.onDidVisibilityChange(show), api.onDidGroupChange(follow)];
    return () => {
      disposeAll(listening);
      starting?.dispose();
      resized.disconnect();
    };
  }, [api]);
  return content;
}
