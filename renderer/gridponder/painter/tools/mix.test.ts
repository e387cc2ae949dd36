import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { openLevel } from "../paintTarget.testing";
import { usePaintStore } from "../paintStore";
import { type Mix, mixStrokes, mixedEntity } from "./mix";

const rock = { kind: "rock", params: {} };
const tree = { kind: "tree", params: {} };
const cells = Array.from({ length: 400 }, (_, index) => [index % 20, Math.floor(index / 20)] as const);
const kinds = (mix: Mix): readonly string[] => cells.map((cell) => mixedEntity(mix, cell)?.kind ?? "nothing");
const board = { width: 20, height: 20 };

describe("a random stroke", () => {
  it("is the same for the same seed, and another one for another", () => {
    fc.assert(
      fc.property(fc.nat(1e6), (seed) => {
        const parts = [
          { entity: rock, weight: 1 },
          { entity: tree, weight: 1 },
        ];
        expect(kinds({ parts, seed })).toEqual(kinds({ parts, seed }));
        expect(kinds({ parts, seed })).not.toEqual(kinds({ parts, seed: seed + 1 }));
      }),
      { numRuns: 20 },
    );
  });

  it("paints each entity about as often as its weight says", () => {
    const parts = [
      { entity: rock, weight: 3 },
      { entity: tree, weight: 1 },
      { entity: null, weight: 4 },
      { entity: { kind: "never", params: {} }, weight: 0 },
    ];
    const found = kinds({ parts, seed: 7 });
    const share = (kind: string): number => found.filter((each) => each === kind).length / found.length;
    expect(share("rock")).toBeCloseTo(3 / 8, 1);
    expect(share("tree")).toBeCloseTo(1 / 8, 1);
    expect(share("nothing")).toBeCloseTo(4 / 8, 1);
    expect(share("never")).toBe(0);
  });

  it("paints each kind on its own layer, on the board alone", () => {
    const parts = [
      { entity: rock, weight: 1 },
      { entity: tree, weight: 1 },
    ];
    const off = [
      [-1, 0],
      [20, 3],
      [3, 20],
    ] as const;
    const layerOf = ({ kind }: { kind: string }): string | null => (kind === "rock" ? "objects" : null);
    const strokes = mixStrokes({ parts, seed: 1 }, [...off, ...cells], board, layerOf);
    expect([...strokes.keys()]).toEqual(["objects"]);
    const painted = strokes.get("objects") ?? [];
    expect(painted.every(({ x, y, entity }) => x >= 0 && y < 20 && entity === rock)).toBe(true);
    expect(painted.length).toBeGreaterThan(100);
    expect(painted.length).toBeLessThan(300);
  });

  it("of no weight at all paints nothing", () => {
    expect(new Set(kinds({ parts: [], seed: 1 }))).toEqual(new Set(["nothing"]));
  });
});

describe("the random brush", () => {
  const GAME = {
    layers: [{ id: "ground", occupancy: "exactly_one", default: "grass" }, { id: "objects" }],
    entityKinds: { grass: { layer: "ground" }, rock: { layer: "objects" }, tree: { layer: "objects" } },
  };
  const TEXT = JSON.stringify({
    id: "a",
    board: { size: [6, 1], layers: { objects: [[null, null, null, null, null, null]] } },
  });

  function open() {
    const level = openLevel(TEXT, GAME);
    const stroke = (): void => {
      level.pointer("down", [0, 0]);
      level.pointer("move", [5, 0]);
      level.pointer("up", [5, 0]);
    };
    return { ...level, stroke };
  }

  it("paints what it has shown, in one step, and another stroke differently", () => {
    const parts = [
      { entity: rock, weight: 1 },
      { entity: tree, weight: 1 },
    ];
    usePaintStore.setState({ ...usePaintStore.getInitialState(), tool: "random", mix: parts, strokeSeed: 5 });
    const level = open();
    level.stroke();
    expect(level.steps()).toBe(1);
    const painted = level.text();
    expect(painted.match(/rock|tree/g)).toHaveLength(6);
    expect(usePaintStore.getState().strokeSeed).toBe(6);
    usePaintStore.setState({ strokeSeed: 5 });
    const again = open();
    again.stroke();
    expect(again.text()).toBe(painted);
  });

  it("says what to do while it has no kinds", () => {
    usePaintStore.setState({ ...usePaintStore.getInitialState(), tool: "random" });
    const level = open();
    level.stroke();
    expect([level.text(), level.steps()]).toEqual([TEXT, 0]);
    expect(usePaintStore.getState().notice).toContain("Choose kinds for the random brush");
  });
});
