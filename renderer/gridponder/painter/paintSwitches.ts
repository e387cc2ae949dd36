// The commands that switch something on and off while painting: those with a check mark in the menu.
import { disposable } from "../../../shared/base/disposable";
import type { DialectSwitches } from "../../dialect/dialectCommands";
import { DRAWN_HELP, useDrawnHelp } from "./help/drawnHelp";
import { usePaintStore } from "./paintStore";

export const paintSwitches: DialectSwitches = {
  on() {
    const help = useDrawnHelp.getState();
    return [
      ...DRAWN_HELP.flatMap(({ id }) => (help[id] ? [`show.${id}` as const] : [])),
      ...usePaintStore.getState().mirror.map((axis) => `mirror.${axis}` as const),
    ];
  },
  follow(listener) {
    const stops = [
      useDrawnHelp.subscribe(listener),
      usePaintStore.subscribe((now, before) => {
        if (now.mirror !== before.mirror) listener();
      }),
    ];
    return disposable(() => stops.forEach((stop) => stop()));
  },
};
