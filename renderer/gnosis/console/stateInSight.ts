// Whether the State panel can be seen: the console then leaves the state to it.
import { type RefObject, useEffect } from "react";
import { windowStore } from "../../state/windowStore";
import { useIsVisible } from "../../ui/useIsVisible";

const useStateStore = windowStore(() => ({ isInSight: false }));

export function useIsStateInSight(): boolean {
  return useStateStore(({ isInSight }) => isInSight);
}

/** Follows the panel that shows the state, while it is there. */
export function useStateSight(panel: RefObject<HTMLElement | null>): void {
  const isInSight = useIsVisible(panel);
  useEffect(() => {
    useStateStore.setState({ isInSight });
    return () => useStateStore.setState({ isInSight: false });
  }, [isInSight]);
}
