// How a level starts beside its cells: the avatar's place and facing, and the overlay where there is one.
import type { ReactElement } from "react";
import type { Json, JsonObject } from "../../shared/base/json";
import { isJsonObject } from "../../shared/base/json";
import { ParamFields } from "./ParamFields";
import { changeState, pickStatePosition } from "./changeInstances";
import type { KindParam } from "./kindParams";
import type { Easel } from "./painting";

const FACINGS = ["up", "down", "left", "right", "up_left", "up_right", "down_left", "down_right"] as const;

const PARTS: Readonly<Record<"avatar" | "overlay", readonly KindParam[]>> = {
  avatar: [
    { name: "position", type: "position", required: false, values: null },
    { name: "facing", type: "string", required: false, values: FACINGS },
    { name: "enabled", type: "boolean", required: false, values: null },
  ],
  overlay: [
    { name: "position", type: "position", required: false, values: null },
    { name: "size", type: "array", required: false, values: null },
  ],
};

export function StateFacts({ easel }: { readonly easel: Easel }): ReactElement {
  const level = easel.document.value();
  const state = isJsonObject(level) ? level["state"] : undefined;
  return (
    <>
      <StatePart easel={easel} part="avatar" title="Avatar" own={partOf(state, "avatar")} />
      {easel.view.state.overlay === null ? null : (
        <StatePart easel={easel} part="overlay" title="Overlay" own={partOf(state, "overlay")} />
      )}
    </>
  );
}

interface StatePartProps {
  readonly easel: Easel;
  readonly part: "avatar" | "overlay";
  readonly title: string;
  /** What the level itself says; the rest comes from the game's defaults. */
  readonly own: JsonObject;
}

function StatePart({ easel, part, title, own }: StatePartProps): ReactElement {
  return (
    <section aria-label={title} data-state={part}>
      <h3>{title}</h3>
      <ParamFields
        entity={{ params: own }}
        params={PARTS[part]}
        onChange={(name, value) => changeState(easel, part, name, value)}
        onPick={(name) => pickStatePosition(part, name)}
      />
    </section>
  );
}

function partOf(state: Json | undefined, part: string): JsonObject {
  const own = isJsonObject(state) ? state[part] : undefined;
  return isJsonObject(own) ? own : {};
}
