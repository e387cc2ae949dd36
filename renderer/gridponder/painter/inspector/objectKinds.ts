// Which kinds a multi-cell object may be of, the likeliest first. Pure.
import { type Json, isJsonObject, listOf, objectOf } from "../../../../shared/base/json";
import type { Looks } from "../../board/looks";

/**
 * First those of the objects that the levels (their plain values, the shown one first) have, then the kinds tagged
 * `emitter`, then the others; void and what fills layers come last.
 */
export function objectKinds(levels: readonly (Json | undefined)[], looks: Looks): readonly string[] {
  const kinds = [...looks.kinds.keys()];
  const fillings = new Set(["void", ...looks.layers.map(({ defaultKind }) => defaultKind)]);
  return [
    ...new Set([
      ...levels.flatMap(standingKinds),
      ...kinds.filter((kind) => looks.kinds.get(kind)?.tags.includes("emitter") === true),
      ...kinds.filter((kind) => !fillings.has(kind)),
      ...kinds,
    ]),
  ];
}

function standingKinds(level: Json | undefined): readonly string[] {
  const board = objectOf(objectOf(level)["board"]);
  return listOf(board["multiCellObjects"]).flatMap((object) => {
    const kind = isJsonObject(object) ? object["kind"] : undefined;
    return typeof kind === "string" ? [kind] : [];
  });
}
