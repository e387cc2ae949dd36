import { describe, expect, it } from "vitest";
import { packPlaces, roleOfPath } from "../dialects/gridponder/text/packPlaces";
import { buildPackSource } from "../dialects/models";

const GAME = { path: "game.json", text: "{}" };

describe("what a file of a pack is for", () => {
  it.each([
    ["manifest.json", "manifest"],
    ["game.json", "game"],
    ["theme.json", "theme"],
    ["levels/a.json", "level"],
    ["levels/a.txt", "other"],
    ["levels/old/a.json", "other"],
    ["metadata/solver.json", "other"],
    ["a.json", "other"],
  ])("%s: %s", (path, role) => {
    expect(roleOfPath(path)).toBe(role);
  });

  it("follows the manifest to other places", () => {
    const places = packPlaces({ gameFile: "./rules/main.json", levelDirectory: "maps/" });
    expect(roleOfPath("rules/main.json", places)).toBe("game");
    expect(roleOfPath("maps/a.json", places)).toBe("level");
    expect(roleOfPath("levels/a.json", places)).toBe("other");
  });

  it.each([["../other/game.json"], ["/etc/game.json"], ["C:\\game.json"], [""], [7]])(
    "does not follow it out of the pack: %j",
    (gameFile) => {
      expect(packPlaces({ gameFile }).gameFile).toBe("game.json");
    },
  );
});

describe("a pack made of texts", () => {
  it("holds its files by role, levels by file name, whatever their order", () => {
    const pack = buildPackSource(
      [
        { path: "levels/b.json", text: "{}" },
        GAME,
        { path: "levels/a.json", text: "{}" },
        { path: "notes.txt", text: "{" },
      ],
      ["assets/rock.png"],
      [],
    );
    expect(pack.levels.map((level) => level.path)).toEqual(["levels/a.json", "levels/b.json"]);
    expect(pack.game?.value).toEqual({});
    expect(pack.manifest).toBeNull();
    expect(pack.files.get("notes.txt")?.tree.errors).toEqual([]);
    expect(pack.assets.has("assets/rock.png")).toBe(true);
  });

  it("takes over the files whose text is the same", () => {
    const before = buildPackSource([GAME, { path: "levels/a.json", text: "{}" }], [], []);
    const after = buildPackSource([GAME, { path: "levels/a.json", text: '{"id": "a"}' }], [], [], { previous: before });
    expect(after.game).toBe(before.game);
    expect(after.levels[0]?.value).toEqual({ id: "a" });
  });

  it("has no value for a text of which nothing can be made", () => {
    const pack = buildPackSource([{ path: "game.json", text: "" }], [], []);
    expect(pack.game?.value).toBeUndefined();
  });
});
