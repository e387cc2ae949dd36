// Generates a playable pack of any size: crates in a field, a flag at the end of the first row.
import { createWorkspace } from "../../shared/host/workspace";
import type { PackSource } from "../../shared/pack/packSource";
import type { PackSync } from "../../shared/rpc/packSync";

export interface LargePackSize {
  readonly levels: number;
  readonly width: number;
  readonly height: number;
  /** At least 3: ground, objects and markers come first. */
  readonly layers: number;
}

/** Returns the pack parsed, ready to be compiled. */
export function largePack(size: LargePackSize): PackSource {
  const workspace = createWorkspace();
  workspace.sync(largePackSync(size));
  return workspace.pack();
}

/** Returns the texts of the pack as one full sync. */
export function largePackSync(size: LargePackSize): PackSync {
  const numbers = Array.from({ length: size.levels }, (_, index) => index + 1);
  const files = [
    { path: "manifest.json", text: print(manifest) },
    { path: "game.json", text: print(game(size, numbers)) },
    ...numbers.map((number) => ({ path: `levels/${levelId(number)}.json`, text: print(level(size, number)) })),
  ];
  return { generation: 1, replace: true, files, assets: [], collections: [] };
}

function print(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function levelId(number: number): string {
  return `large_${String(number).padStart(3, "0")}`;
}

const manifest = {
  dslVersion: "0.7",
  packVersion: 1,
  gameId: "large",
  title: "Large",
  version: "1.0.0",
  minEngineVersion: "0.7.0",
};

function game({ layers }: LargePackSize, levels: readonly number[]): unknown {
  const more = Array.from({ length: Math.max(0, layers - 3) }, (_, index) => `more_${index}`);
  return {
    layers: [
      { id: "ground", occupancy: "exactly_one", default: "floor" },
      ...["objects", "markers", ...more].map((id) => ({ id, occupancy: "zero_or_one" })),
    ],
    entityKinds: {
      floor: { layer: "ground", tags: ["walkable"], symbol: "." },
      void: { layer: "ground", tags: [], symbol: "#" },
      wall: { layer: "objects", tags: ["solid"], symbol: "W" },
      crate: { layer: "objects", tags: ["solid", "pushable"], symbol: "C" },
      gem: { layer: "objects", tags: ["pickup"], symbol: "G" },
      flag: { layer: "markers", tags: ["target"], symbol: "F" },
      ...Object.fromEntries(more.map((layer, index) => [`deco_${index}`, { layer, tags: [], symbol: String(index) }])),
    },
    actions: [{ id: "move", params: { direction: { type: "direction", values: ["up", "down", "left", "right"] } } }],
    systems: [
      { id: "walk", type: "avatar_navigation", config: { solidHandling: "delegate" } },
      { id: "push", type: "push_objects", config: { pushableTags: ["pushable"], validTargetTags: ["walkable"] } },
    ],
    rules: [
      {
        id: "pick_up",
        on: "avatar_entered",
        where: { position_has_tag: { layer: "objects", tag: "pickup" } },
        then: [
          { destroy: { layer: "objects", position: "$event.position" } },
          { increment_variable: { name: "gems", amount: 1 } },
        ],
      },
    ],
    levelSequence: levels.map((number) => ({ type: "level", ref: levelId(number) })),
  };
}

function level({ width, height, layers }: LargePackSize, number: number): unknown {
  const grid = (cell: (x: number, y: number) => string | null): readonly (readonly (string | null)[])[] =>
    Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => cell(x, y)));
  // The first row stays free except for gems: the gold path goes along it.
  const objects = grid((x, y) => {
    if (y === 0) return x > 0 && x % 5 === number % 5 ? "gem" : null;
    const dice = (x * 7 + y * 13 + number * 5) % 11;
    return dice === 0 ? "wall" : dice === 3 ? "crate" : null;
  });
  const more = Array.from({ length: Math.max(0, layers - 3) }, (_, index) => [
    `more_${index}`,
    grid((x, y) => ((x + y + index) % 3 === 0 ? `deco_${index}` : null)),
  ]);
  return {
    id: levelId(number),
    title: `Large ${number}`,
    board: {
      size: [width, height],
      layers: {
        objects,
        markers: { format: "sparse", entries: [{ position: [width - 1, 0], kind: "flag" }] },
        ...Object.fromEntries(more),
      },
    },
    state: { avatar: { enabled: true, position: [0, 0], facing: "right" } },
    goals: [{ id: "reach_flag", type: "reach_target", config: { targetTag: "target" } }],
    solution: { goldPath: goldPath(width, number).map((direction) => ({ action: "move", direction })) },
  };
}

/** Goes along the first row; before that, up to 24 times a step there and back, so that path lengths vary. */
function goldPath(width: number, number: number): readonly string[] {
  const dawdle = Array.from({ length: (number * 7) % 25 }, () => ["right", "left"]).flat();
  return [...dawdle, ...Array.from({ length: width - 1 }, () => "right")];
}
