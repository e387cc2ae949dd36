import { describe, expect, it } from "vitest";
import type { Json } from "../../../../base/json";
import { boardFromText } from "../board/boardText.testing";
import { stateView } from "../board/stateView";
import { levelRules } from "./levelRules";
import { portalLinks } from "./portalHints";
import { solidCells, unreachableFloor, voidCells } from "./reachHints";

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
    { type: "portals" },
  ],
} as const;

const RULES = levelRules(GAME, undefined);

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
  const entities = board.entities.map((entity) => {
    if (entity?.kind === "P") return { kind: "P", params: { channel: "red" } };
    return entity?.kind === "v" ? { kind: "void", params: {} } : entity;
  });
  return {
    ...board,
    entities,
    state: { ...board.state, avatar: { enabled: true, position, facing: "up", item: null } },
  };
}

function unreachable(view: ReturnType<typeof level>, game: unknown = GAME): string {
  return picture(unreachableFloor(view, levelRules(game as Json, undefined)), view.width);
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
    expect(picture(unreachableFloor(view, RULES), 3)).toBe("...");
    const sided = { ...GAME, systems: [...GAME.systems, { type: "sided_box", config: { sidedTag: "wooden" } }] };
    expect(unreachable(level(".T."), { ...sided, systems: sided.systems.toSpliced(1, 1) })).toBe("...");
  });

  it("follows the directions that can be walked, and the level's overrides", () => {
    const systems = [{ id: "walk", type: "avatar_navigation", config: { directions: ["down_right", "right"] } }];
    const game = { ...GAME, systems };
    expect(unreachable(level("...\n...\n..."), game)).toBe("...\n#..\n##.");
    const view = level("...\n...\n...");
    const over = (override: Json): string =>
      picture(unreachableFloor(view, levelRules(game, { systemOverrides: { walk: override } })), 3);
    expect(over({ directions: ["right"] })).toBe("...\n###\n###");
    expect(over({ enabled: false })).toBe("");
    expect(over(null)).toBe("...\n#..\n##.");
  });

  it("is nothing where nobody walks", () => {
    const view = level(".W.");
    expect(unreachableFloor(view, levelRules({ ...GAME, systems: [] }, undefined))).toBeNull();
    const { avatar } = stateView(view);
    const off = { ...view, state: { ...view.state, avatar: { ...avatar, enabled: false } } };
    expect(unreachableFloor(off, RULES)).toBeNull();
    expect(unreachableFloor(level(".W.", "ggg", [9, 9]), RULES)).toBeNull();
  });
});

it("solid and void are told by tag and by kind, on whatever layer", () => {
  const view = level("W.C\n...", "gvg\nggv");
  expect(picture(solidCells(view, RULES), 3)).toBe("#.#\n...");
  expect(picture(voidCells(view), 3)).toBe(".#.\n..#");
});

describe("links between portals", () => {
  const portal = (kind: string, params: Record<string, Json>) => ({ kind, params });
  const red = portal("P", { channel: "red" });
  const view = { ...boardFromText({ ground: "ab\na." }), entities: [null, red, portal("P", { channel: "blue" })] };
  const links = (systems: readonly Json[], board = view) =>
    portalLinks(board, levelRules({ ...GAME, systems }, undefined));
  const ACROSS = [{ from: [0, 0], to: [0, 1] }];

  it("are those of one kind and channel", () => {
    expect(links([{ type: "portals" }])).toEqual(ACROSS);
    expect(links([])).toEqual([]);
  });

  it("follow the tags and the param that the system names", () => {
    expect(links([{ type: "portals", config: { teleportTags: ["door"] } }])).toEqual([]);
    expect(links([{ type: "portals", config: { matchKey: "to" } }])).toEqual([]);
    const byTo = { ...view, entities: [null, portal("P", { to: 1 }), portal("P", { to: "1" })] };
    expect(links([{ type: "portals", config: { matchKey: "to" } }], byTo)).toEqual(ACROSS);
  });

  it("of tiles are pairs on the ground, a missing channel being one", () => {
    const bare = { ...view, entities: [null, portal("P", {}), null] };
    expect(links([{ type: "tile_teleport" }], bare)).toEqual(ACROSS);
    expect(links([{ type: "tile_teleport" }], { ...bare, entities: [null, portal("P", {}), portal("P", {})] })).toEqual(
      [],
    );
  });
});
