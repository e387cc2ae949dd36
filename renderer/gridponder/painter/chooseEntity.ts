// Chooses what is painted: from the palette, its variants, the recent ones.
import type { Entity } from "../../../shared/base/boardView";
import { entityChosen, usePaintStore } from "./paintStore";
import { toolOf } from "./tools/tools";

/** Chooses what to paint, and with it its layer; switches from a tool that paints no entities to the brush. */
export function chooseEntity(entity: Entity, layer: string | null): void {
  usePaintStore.setState((state) => {
    const keepsTool = toolOf(state.tool).paintsEntity === true;
    const chosen = entityChosen(state, entity, layer, keepsTool);
    return { ...chosen, gesture: keepsTool ? state.gesture : null, notice: "" };
  });
}
