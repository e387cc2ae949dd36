import { describe, expect, it } from "vitest";
import type { Json } from "../../../../shared/base/json";
import { boardFromText } from "../../board/boardText.testing";
import { looksOf } from "../../board/looks";
import { solidCells, unreachableFloor, voidCells } from "./boardShades";
import { stateView } from "../../../../shared/dialects/gridponder/text/board/stateView";

const GAME = {
  layers: [{ id: "ground" }, { id: "objects" }],
  entityKinds: {
    g: { layer: "ground", tags: ["walkable"] },
    w: { layer: "ground", tags: ["water"] },
    W: { layer: "objects", tags: ["solid"] },
    T: { layer: "objects", tags: ["solid", "wooden"] },
    C: { layer: "objects", tags: ["solid", "pushable"] },
    P: { layer: "objects", tags: ["teleport"] },
    void: { layer: "ground" },
  },
  systems: [
    { type: "avatar_navigation", config: { validGroundTags: ["walkable"] } },
    { type: "push_objects", config: { toolInteractions: [{ item: "axe", targetTag: "wooden" }] } },
  ],
} as const;

const LOOKS = looksOf(GAME, undefined);

/** The masked cells as `#`, row by row. */
function picture(mask: Uint8Array | null, width: number): string {
  const cells = Array.from(mask ?? [], (bit) => (bit === 1 ? "#" : "."));
  return (cells.join("").match(new RegExp(`.{${width}}`, "g")) ?? []).join("\n");
}

function level(
  objects: string,
  ground = objects.replaceAll(/[^\n]/g, "g"),
  position: readonly [number, number] = [0, 0],
) {
  const board = boardFromText({ ground, objects });
  const entities = board.entities.map((entity) => (entity?.kind === "v" ? { kind: "void", params: {} } : entity));
  return {
    ...board,
    entities,
    state: { ...board.state, avatar: { enabled: true, position, facing: "up", item: null } },
  };
}

function unreachable(view: ReturnType<typeof level>, game: unknown = GAME): string {
  return picture(unreachableFloor(view, LOOKS, game as Json), view.width);
}

describe("floor out of reach", () => {
  it("is what walls cut off, water and void not counted", () => {
    expect(unreachable(level("..W..\n..W..", "ggggw\nggggv"))).toBe("...#.\n...#.");
  });

  it("is not behind what can be pushed or cleared, nor behind a portal of the same kind", () => {
    expect(unreachable(level("..C.."))).toBe(".....");
    expect(unreachable(level("..T.."))).toBe(".....");
    expect(unreachable(level("..C.."), { ...GAME, systems: GAME.systems.slice(0, 1) })).toBe("...##");
    expect(unreachable(level("PWP.W."))).toBe(".....#");
    expect(unreachable(level(".W.P."))).toBe("..###");
  });

  it("is not behind solid things that stand in nobody's way, nor behind boxes with sides", () => {
    const markers = boardFromText({ ground: "ggg", markers: ".W." });
    const view = { ...markers, state: level("...").state };
    expect(picture(unreachableFloor(view, LOOKS, GAME), 3)).toBe("...");
    const sided = { ...GAME, systems: [...GAME.systems, { type: "sided_box", config: { sidedTag: "wooden" } }] };
    expect(unreachable(level(".T."), { ...sided, systems: sided.systems.toSpliced(1, 1) })).toBe("...");
  });

  it("follows the directions that can be walked, and the level's overrides", () => {
    const systems = [{ id: "walk", type: "avatar_navigation", config: { directions: ["down_right", "right"] } }];
    const game = { ...GAME, systems };
    expect(unreachable(level("...\n...\n..."), game)).toBe("...\n#..\n##.");
    const view = level("...\n...\n...");
    const over = (override: Json): string =>
      picture(unreachableFloor(view, LOOKS, game, { systemOverrides: { walk: override } }), 3);
    expect(over({ directions: ["right"] })).toBe("...\n###\n###");
    expect(over({ enabled: false })).toBe("");
    expect(over(null)).toBe("...\n#..\n##.");
  });

  it("is nothing where nobody walks", () => {
    const view = level(".W.");
    expect(unreachableFloor(view, LOOKS, { ...GAME, systems: [] })).toBeNull();
    const { avatar } = stateView(view);
    const off = { ...view, state: { ...view.state, avatar: { ...avatar, enabled: false } } };
    expect(unreachableFloor(off, LOOKS, GAME)).toBeNull();
    expect(unreachableFloor(level(".W.", "ggg", [9, 9]), LOOKS, GAME)).toBeNull();
  });
});

it("solid and void are told by tag and by kind, on whatever layer", () => {
  const view = level("W.C\n...", "gvg\nggv");
  expect(picture(solidCells(view, LOOKS), 3)).toBe("#.#\n...");
  expect(picture(voidCells(view), 3)).toBe(".#.\n..#");
});
