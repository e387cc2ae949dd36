// Which params a multi-cell object may be given: those of its kind, those it has, and those its sort takes. Pure.
import type { MultiCellObjectView } from "../../../../shared/dialects/gridponder/text/board/stateView";
import type { KindLook } from "../../board/looks";
import { type KindParam, kindParams } from "../palette/kindParams";

const DIRECTIONS = ["up", "down", "left", "right"] as const;

const NAMED: readonly KindParam[] = [
  { name: "queue", type: "array", required: false, values: null },
  { name: "exitPosition", type: "position", required: false, values: null },
  { name: "exitDirection", type: "string", required: false, values: DIRECTIONS },
  { name: "exit2Position", type: "position", required: false, values: null },
  { name: "exit2Direction", type: "string", required: false, values: DIRECTIONS },
  { name: "currentIndex", type: "integer", required: false, values: null },
  { name: "axis", type: "string", required: false, values: ["horizontal", "vertical", "both"] },
  { name: "role", type: "string", required: false, values: null },
];

const OF_BLOCKS = new Set(["axis", "role"]);

/** Declared ones first, then those the language knows: of blocks where the object has an axis or role, else emitters'. */
export function objectParams(object: MultiCellObjectView, look: KindLook | undefined): readonly KindParam[] {
  const isBlock = Object.keys(object.params).some((name) => OF_BLOCKS.has(name));
  const offered = NAMED.filter(({ name }) => name in object.params || OF_BLOCKS.has(name) === isBlock);
  const typed = new Map(NAMED.map((param) => [param.name, param]));
  const own = kindParams(look, object.params).map((param) =>
    param.type === "any" ? (typed.get(param.name) ?? param) : param,
  );
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...offered.filter(({ name }) => !names.has(name))];
}
