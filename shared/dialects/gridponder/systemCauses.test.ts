// What made a system act: the event it answers, or the move it completes, and not only the key press.
import { expect, it } from "vitest";
import { causesBack } from "../../engine/explain/causeChain";
import { type ReadPlace, lastWriteTo } from "../../engine/explain/lastWrites";
import { recordText } from "./presentation/recordText";
import { tracedTurns } from "../../engine/play/tracedTurns";
import { type Drawing, drawnLevel } from "./drawnLevel.testing";

const drawing = (board: string, systems: Drawing["systems"]): Drawing => ({
  board,
  symbols: {
    c: { kind: "crate", layer: "objects", tags: ["solid", "pushable"] },
    i: { kind: "ice", layer: "ground", tags: ["slippery", "walkable"] },
    o: { kind: "portal", layer: "pieces", tags: ["teleport"], params: { channel: "a" } },
    q: { kind: "pad", layer: "ground", tags: ["teleport", "walkable"] },
    b: { kind: "black", layer: "actors" },
    w: { kind: "white", layer: "actors" },
  },
  systems: [
    { type: "avatar_navigation", config: { solidHandling: "delegate" } },
    { type: "push_objects", config: { toolInteractions: [{ item: "axe", targetTag: "pushable" }] } },
    ...systems,
  ],
});

/** The chain behind the last write of a field, or to a cell of a layer, in the turn that a move to the right makes. */
function chain(given: Drawing, of: string | readonly [layer: string, x: number]): readonly string[] {
  const { level } = drawnLevel(given);
  const turn = [...tracedTurns(level, [{ action: "move", direction: "right" }])].at(-1)!;
  const place: ReadPlace =
    typeof of === "string" ? { kind: "field", path: of } : { kind: "cell", layer: of[0], position: [of[1], 0] };
  const write = lastWriteTo(turn, place, Number.POSITIVE_INFINITY)!;
  return [...causesBack(turn, level, write)].map((record) => recordText(turn, level.debug, record));
}

const STEP = ["system avatar_navigation (avatar_navigation)", "turn 1: move right"];
const PUSH = ["system push_objects (push_objects)", "pendingMove: nothing → right to (1,0)", ...STEP];

it.each<readonly [string, Drawing, string | readonly [string, number], readonly string[]]>([
  ["a push by the move that was stopped", drawing("@c.", []), "avatar.position", PUSH],
  ["a tool's work by the move that was stopped", { ...drawing("@c", []), item: "axe" }, ["objects", 1], PUSH],
  [
    "each cell of a slide by the step onto the one before",
    drawing("@ii.", [{ type: "ice_slide" }]),
    "avatar.position",
    [
      "system ice_slide (ice_slide)",
      "event avatar_entered at (2,0) {fromPosition: (1,0), direction: right}",
      "system ice_slide (ice_slide)",
      "event avatar_entered at (1,0) {fromPosition: (0,0), direction: right}",
      ...STEP,
    ],
  ],
  [
    "an object's slide by its being placed there",
    drawing("@ci.", [{ type: "ice_slide" }]),
    ["objects", 3],
    ["system ice_slide (ice_slide)", "event object_placed at (2,0) {kind: crate, params: {}}", ...PUSH],
  ],
  [
    "a step through a portal by the step onto it",
    { ...drawing("@o.o", [{ type: "portals" }]), dslVersion: "0.5" },
    "avatar.position",
    ["system portals (portals)", "event avatar_entered at (1,0) {fromPosition: (0,0), direction: right}", ...STEP],
  ],
  [
    "what goes through a portal by its being placed there",
    drawing("@co.o", [{ type: "portals" }]),
    ["objects", 4],
    ["system portals (portals)", "event object_placed at (2,0) {kind: crate, params: {}}", ...PUSH],
  ],
  [
    "a capture by what happened beside it",
    drawing("@bwb", [
      {
        type: "flank_capture",
        config: { pieceLayer: "actors", triggerEvents: ["avatar_entered"], pairs: { black: ["white"] } },
      },
    ]),
    ["actors", 2],
    [
      "system flank_capture (flank_capture)",
      "event avatar_entered at (1,0) {fromPosition: (0,0), direction: right}",
      ...STEP,
    ],
  ],
  [
    "what goes from one of a pair of tiles to the other by its being put on the first",
    drawing("@cq.q", [{ type: "tile_teleport" }]),
    ["objects", 4],
    ["system tile_teleport (tile_teleport)", "objects (2,0): empty → crate", ...PUSH],
  ],
])("%s", (_title, given, of, expected) => expect(chain(given, of)).toEqual(expected));
