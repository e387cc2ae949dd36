import { describe, expect, it } from "vitest";
import type { TurnRecord } from "../../../shared/engine/turnRecord";
import { diagnose } from "../../../shared/host/checks/diagnose";
import { tracedTurns } from "../../../shared/engine/play/tracedTurns";
import { buildPackSource } from "../../../shared/dialects/models";
import type { MotionTexts } from "./filmTimes";
import { turnFilm } from "./turnFilm";

const sample = import.meta.glob<string>("../../../sample-packs/flag-worlds/**/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});
const files = Object.entries(sample).map(([path, text]) => ({ path: path.replace(/^.*flag-worlds\//, ""), text }));
const pack = buildPackSource(files, [], []);
const texts: MotionTexts = { game: pack.game?.value, theme: pack.theme?.value };

/** All turns of a level's gold path, played by the engine. */
function turnsOf(id: string): readonly TurnRecord[] {
  const level = diagnose(pack, null).compilation.game!.level(id)!;
  return [...tracedTurns(level, level.solution)];
}

describe("the film of a turn", () => {
  it("takes the avatar from cell to cell and ends with the turn's own board", () => {
    const [, first] = turnsOf("fw_001");
    const film = turnFilm(first!, { game: {}, theme: {} })!;
    expect(film.durationMs).toBe(130);
    const begin = film.at(0)!.motion;
    expect(begin).toMatchObject({ hidesAvatar: true, parts: [{ x: 0, y: 0, picture: { state: "moving" } }] });
    const halfway = film.at(65)!.motion.parts[0]!;
    expect(halfway.x).toBeGreaterThan(0.5);
    expect(halfway.x).toBeLessThan(1);
    expect(film.at(130)).toBeNull();
  });

  it("moves what is pushed beside the avatar, and draws it nowhere else meanwhile", () => {
    const pushing = turnsOf("fw_002").find((turn) => turn.events.some(({ type }) => type === "object_pushed"))!;
    const { board, motion } = turnFilm(pushing, texts)!.at(10)!;
    const kinds = motion.parts.map(({ picture }) => (picture.kind === "entity" ? picture.entity.kind : picture.kind));
    expect(kinds).toContain("avatar");
    expect(kinds.length).toBe(2);
    const [slot] = motion.hidden;
    expect(board.entities[board.cells[slot!]!]?.kind).toBe(kinds.find((kind) => kind !== "avatar"));
  });

  it("plays a named animation where its kind has one, and nothing where it has none", () => {
    const removal = ({ events }: TurnRecord) => events.find(({ payload }) => payload["animation"] === "burning");
    const burning = turnsOf("fw_003").find((turn) => removal(turn) !== undefined)!;
    // Motion comes first in a phase: what is to burn stands there until the fire begins.
    const film = turnFilm(burning, texts)!;
    expect(film.durationMs).toBe(900 + 130);
    const picturesAt = (atMs: number) => film.at(atMs)!.motion.parts.map(({ picture }) => picture);
    expect(picturesAt(50)).toMatchObject([{ kind: "avatar" }, { kind: "entity", entity: { kind: "wood" } }]);
    expect(picturesAt(130 + 450)).toEqual([
      { kind: "frame", path: "assets/sprites/wood_fire_2.png", entity: { kind: "wood", params: {} } },
    ]);
    expect(turnFilm(burning, { game: {}, theme: {} })!.durationMs).toBe(130);
  });

  it("plays a theme's effect where its event happened", () => {
    const [, first] = turnsOf("fw_001");
    const theme = { effects: { avatar_entered: { sheet: "dust.png", frames: 4, durationMs: 400 } } };
    const film = turnFilm(first!, { game: {}, theme })!;
    expect(film.durationMs).toBe(400);
    const pictures = film.at(150)!.motion.parts.map(({ picture }) => picture);
    expect(pictures).toContainEqual({ kind: "sheet", path: "dust.png", frame: 1, frames: 4 });
  });

  it("is none for a turn in which nothing moved", () => {
    const [loading] = turnsOf("fw_001");
    expect(turnFilm(loading!, texts)).toBeNull();
  });
});

/** A pack of one level on these layers and systems, played along its path. */
function played(
  game: Readonly<Record<string, unknown>>,
  level: Readonly<Record<string, unknown>>,
): readonly TurnRecord[] {
  const file = (path: string, value: unknown) => ({ path, text: JSON.stringify(value) });
  const source = buildPackSource(
    [
      file("manifest.json", { dslVersion: "0.7", gameId: "film", title: "Film" }),
      file("game.json", {
        layers: [
          { id: "ground", occupancy: "exactly_one", default: "empty" },
          { id: "objects", occupancy: "zero_or_one" },
        ],
        actions: [
          { id: "move", params: { direction: { type: "direction", values: ["up", "down", "left", "right"] } } },
          { id: "rotate", params: {} },
        ],
        ...game,
      }),
      file("levels/one.json", { id: "one", ...level }),
    ],
    [],
    [],
  );
  const compiled = diagnose(source, null).compilation.game!.level("one")!;
  return [...tracedTurns(compiled, compiled.solution)];
}

const kinds = {
  empty: { layer: "ground", tags: ["walkable"] },
  number: { layer: "objects", tags: ["mergeable"], motion: { mergeDurationMs: 300 } },
};

describe("the film of what is more than a step", () => {
  const values = (film: ReturnType<typeof turnFilm>, atMs: number): readonly unknown[] =>
    film!
      .at(atMs)!
      .motion.parts.map(({ picture, x }) =>
        picture.kind === "entity"
          ? `${JSON.stringify(picture.entity.params["value"])} at ${x.toFixed(1)}`
          : picture.kind,
      );

  it("shows what merges as it was until it has come together, then what has become of it", () => {
    const at = (x: number): unknown => ({ position: [x, 0], kind: "number", value: 2 });
    const turns = played(
      {
        entityKinds: kinds,
        systems: [{ id: "slide", type: "slide_merge", config: { mergePredicate: "same_kind", mergeResult: "sum" } }],
      },
      {
        board: { size: [3, 1], layers: { objects: { format: "sparse", entries: [at(0), at(2)] } } },
        state: { avatar: { enabled: false } },
        solution: { goldPath: ["right"] },
      },
    );
    const film = turnFilm(turns[1]!, { game: { entityKinds: kinds }, theme: {} });
    expect(film!.durationMs).toBe(2 * 130 + 300);
    expect(values(film, 0)).toEqual(["2 at 0.0", "2 at 2.0"]);
    expect(values(film, 260 + 150)).toEqual(["4 at 2.0"]);
    expect(film!.at(260 + 150)!.motion.parts[0]!.scale).toBeGreaterThan(1.1);
  });

  it("turns what lies under the overlay about its middle", () => {
    const turns = played(
      {
        entityKinds: kinds,
        systems: [
          {
            id: "turn",
            type: "region_transform",
            config: { operations: { rotate: { action: "rotate", type: "rotate" } }, affectedLayers: ["objects"] },
          },
        ],
      },
      {
        board: {
          size: [2, 2],
          layers: { objects: { format: "sparse", entries: [{ position: [0, 0], kind: "number", value: 7 }] } },
        },
        state: { avatar: { enabled: false }, overlay: { position: [0, 0], size: [2, 2] } },
        solution: { goldPath: [{ action: "rotate" }] },
      },
    );
    const film = turnFilm(turns[1]!, { game: { entityKinds: kinds }, theme: {} })!;
    const middle = film.at(80)!.motion.parts[0]!;
    // On its way round it leaves the square of the region.
    expect(middle.y).toBeLessThan(0);
    expect(middle.x).toBeGreaterThan(0);
    expect(film.at(film.durationMs - 1)!.motion.parts[0]!.x).toBeCloseTo(1, 1);
  });

  it("lets what is removed shrink away under a theme's effect, for as long as the effect has no picture", () => {
    const effect = { destroy: { layer: "objects", position: "$event.position" } };
    const turns = played(
      {
        entityKinds: kinds,
        systems: [{ id: "walk", type: "avatar_navigation" }],
        rules: [{ id: "take", on: "avatar_entered", then: [effect] }],
      },
      {
        board: {
          size: [3, 1],
          layers: { objects: { format: "sparse", entries: [{ position: [1, 0], kind: "number", value: 7 }] } },
        },
        state: { avatar: { enabled: true, position: [0, 0] } },
        solution: { goldPath: ["right"] },
      },
    );
    const theme = { effects: { object_removed: { sheet: "puff.png", frames: 2, durationMs: 200 } } };
    const film = turnFilm(turns[1]!, { game: { entityKinds: kinds }, theme })!;
    expect(film.durationMs).toBe(130 + 200);
    const parts = film.at(130 + 100)!.motion.parts.filter(({ picture }) => picture.kind !== "avatar");
    expect(parts).toEqual([
      { picture: { kind: "entity", entity: expect.anything(), unless: "puff.png" }, x: 1, y: 0, scale: 0.5 },
      { picture: { kind: "sheet", path: "puff.png", frame: 1, frames: 2 }, x: 1, y: 0, scale: 1 },
    ]);
    expect(values(film, 130 + 100)).toContain("7 at 1.0");
  });

  const portal = { layer: "ground", tags: ["walkable", "teleport"], params: { channel: { type: "string" } } };

  it("takes the avatar through portals of the same row by going at one and coming at the other", () => {
    const doors = [0, 1].map((index) => ({ position: [1 + 4 * index, 0], kind: "portal", channel: "a" }));
    const turns = played(
      {
        entityKinds: { ...kinds, portal },
        systems: [
          { id: "walk", type: "avatar_navigation" },
          { id: "doors", type: "portals" },
        ],
      },
      {
        board: { size: [7, 1], layers: { ground: { format: "sparse", entries: doors } } },
        state: { avatar: { enabled: true, position: [0, 0] } },
        solution: { goldPath: ["right"] },
      },
    );
    const film = turnFilm(turns[1]!, { game: { entityKinds: kinds }, theme: {} })!;
    const places = Array.from({ length: 26 }, (_, index) => film.at(index * 10)!.motion.parts[0]!);
    expect(film.durationMs).toBe(2 * 130);
    expect(places.filter(({ x }) => x > 1 && x < 5)).toEqual([]);
    expect(places.some(({ x, scale }) => x === 1 && scale < 0.7)).toBe(true);
    expect(places.some(({ x, scale }) => x === 5 && scale < 0.7)).toBe(true);
  });

  it("takes the avatar into one portal and out of another one beside it, though its way leads there too", () => {
    const doors = [1, 2].map((x) => ({ position: [x, 0], kind: "portal", channel: "a" }));
    const turns = played(
      {
        entityKinds: { ...kinds, portal },
        systems: [
          { id: "walk", type: "avatar_navigation" },
          { id: "doors", type: "portals" },
        ],
      },
      {
        board: { size: [4, 1], layers: { ground: { format: "sparse", entries: doors } } },
        state: { avatar: { enabled: true, position: [0, 0] } },
        solution: { goldPath: ["right"] },
      },
    );
    const systems = [{ type: "avatar_navigation" }, { type: "portals" }];
    const film = turnFilm(turns[1]!, { game: { entityKinds: kinds }, theme: {} }, systems)!;
    const places = Array.from({ length: 26 }, (_, index) => film.at(index * 10)!.motion.parts[0]!);
    expect(places.filter(({ x }) => x > 1 && x < 2)).toEqual([]);
    expect(places.some(({ x, scale }) => x === 1 && scale < 0.7)).toBe(true);
    expect(places.some(({ x, scale }) => x === 2 && scale < 0.7)).toBe(true);
  });

  it("takes tiles through teleports, with the value that they carry", () => {
    const doors = [0, 1].map((index) => ({ position: [2 * index, index], kind: "portal", channel: "a" }));
    const turns = played(
      {
        entityKinds: { ...kinds, portal },
        systems: [{ id: "doors", type: "tile_teleport" }],
      },
      {
        board: {
          size: [3, 2],
          layers: {
            ground: { format: "sparse", entries: doors },
            objects: { format: "sparse", entries: [{ position: [0, 0], kind: "number", value: 8 }] },
          },
        },
        state: { avatar: { enabled: false } },
        solution: { goldPath: ["right"] },
      },
    );
    const film = turnFilm(turns[1]!, { game: { entityKinds: kinds }, theme: {} })!;
    expect(film.durationMs).toBe(130);
    expect(values(film, 10)).toEqual(["8 at 0.0"]);
    expect(values(film, 120)).toEqual(["8 at 2.0"]);
    expect(film.at(120)!.motion.parts[0]!.y).toBe(1);
    const { board, motion } = film.at(10)!;
    expect([...motion.hidden].map((slot) => board.entities[board.cells[slot]!]?.kind)).toEqual(["number"]);
  });

  it("lets the avatar fall with what it stands on", () => {
    const turns = played(
      {
        entityKinds: {
          ...kinds,
          plank: { layer: "objects", tags: ["supported"] },
          rope: { layer: "objects", tags: ["severable"] },
          stone: { layer: "objects", tags: ["solid"] },
        },
        actions: [{ id: "cut", params: { direction: { type: "direction" } } }],
        systems: [{ id: "fall", type: "support_collapse", config: { layer: "objects", severAction: "cut" } }],
      },
      {
        board: {
          size: [2, 4],
          layers: {
            objects: {
              format: "sparse",
              entries: [
                { position: [0, 0], kind: "plank" },
                { position: [1, 0], kind: "rope" },
                { position: [0, 3], kind: "stone" },
              ],
            },
          },
        },
        state: { avatar: { enabled: true, position: [0, 0] } },
        solution: { goldPath: [{ action: "cut", direction: "right" }] },
      },
    );
    const film = turnFilm(turns[1]!, { game: { entityKinds: kinds }, theme: {} })!;
    const [plank, avatar] = film.at(80)!.motion.parts;
    expect(plank!.picture.kind).toBe("entity");
    expect(avatar!.picture.kind).toBe("avatar");
    expect(avatar!.y).toBeGreaterThan(0.5);
    expect(avatar!.y).toBeCloseTo(plank!.y);
    expect(film.at(80)!.motion.hidesAvatar).toBe(true);
  });
});
