import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../../shared/base/json";
import { cssColor } from "../../board/color";
import { entityLook } from "./entityLook";
import { looksOf } from "./looks";

function look(kindFields: JsonObject, params: JsonObject = {}, theme: Json = {}, kind = "gem") {
  const game = { layers: [{ id: "objects", occupancy: "zero_or_one" }], entityKinds: { [kind]: kindFields } };
  const found = entityLook(looksOf(game, theme), { kind, params });
  return { sprite: found.sprite, shape: found.face.shape, text: found.face.text, color: cssColor(found.face.color) };
}

describe("the look of an entity (files.md, display and Sprites)", () => {
  it("has its sprite, and the symbol for when the image is missing", () => {
    expect(look({ sprite: "assets/gem.png", symbol: "G" })).toMatchObject({
      sprite: "assets/gem.png",
      shape: "symbol",
      text: "G",
    });
  });

  it("fills {param} in from the instance", () => {
    const number = { sprite: "n_{value}.png", spriteParam: "value", symbol: "n" };
    expect(look(number, { value: 4 }).sprite).toBe("n_4.png");
    expect(look(number).sprite).toBeNull();
    expect(look(number).shape).toBe("symbol");
  });

  it("without sprite and display is invisible, and keeps its symbol for the editor", () => {
    expect(look({ sprite: null, symbol: "." })).toMatchObject({ sprite: null, shape: "invisible", text: "." });
  });

  it("without any word of a sprite is its symbol on a tile, unless it only fills its layer", () => {
    expect(look({ symbol: "g" })).toMatchObject({ sprite: null, shape: "symbol", text: "g" });
    expect(look({ symbol: "#" }, {}, {}, "void").shape).toBe("invisible");
    const game = { layers: [{ id: "ground", occupancy: "exactly_one", default: "floor" }], entityKinds: { floor: {} } };
    expect(entityLook(looksOf(game, {}), { kind: "floor", params: {} }).face.shape).toBe("invisible");
  });

  it.each(["tile", "fill", "circle", "label", "emoji", "icon"])("draws display %s", (type) => {
    expect(look({ sprite: null, symbol: "g", display: { type, color: "#102030" } })).toMatchObject({
      shape: type,
      color: "rgb(16, 32, 48)",
    });
  });

  it("draws an unknown display type as the symbol", () => {
    expect(look({ symbol: "g", display: { type: "hologram" } })).toMatchObject({ shape: "symbol", text: "g" });
  });

  it("takes colours by name from the theme's palette first", () => {
    const red = { symbol: "g", display: { type: "tile", color: "red" } };
    expect(look(red, {}, { palette: { red: "#ff0000" } }).color).toBe("rgb(255, 0, 0)");
    expect(look(red).color).toBe("rgb(229, 72, 77)");
  });

  it("takes @param colours from the instance, by name or as a colour", () => {
    const painted = { symbol: "g", display: { type: "tile", color: "@param:color" } };
    expect(look(painted, { color: "#00FF00" }).color).toBe("rgb(0, 255, 0)");
    expect(look(painted, { color: "sea" }, { palette: { sea: "#0000ff" } }).color).toBe("rgb(0, 0, 255)");
  });

  it("does not follow a param that names itself", () => {
    const looping = { symbol: "g", display: { type: "tile", color: "@param:color" } };
    expect(look(looping, { color: "@param:color" }).color).toBe(look({ symbol: "g" }).color);
  });

  it.each([1, 7, 11, -2])("takes @hue from a number: %i", (value) => {
    const number = { symbol: "n", display: { type: "label", color: "@hue:@param:value", label: "@param:value" } };
    const found = look(number, { value });
    const wanted = (((value * 37) % 360) + 360) % 360;
    expect(found.text).toBe(String(value));
    expect(Math.abs(hueOf(found.color) - wanted)).toBeLessThan(1);
  });

  it("takes a label from the kind's own name", () => {
    const display = { type: "label", label: "@kind_suffix:box_" };
    expect(look({ symbol: "b", display }, {}, {}, "box_12").text).toBe("12");
  });

  it("takes the symbol from a param where the kind says so", () => {
    expect(look({ symbol: "n", symbolParam: "value", sprite: "x.png" }, { value: 8 }).text).toBe("8");
    expect(look({ symbol: "n", symbolParam: "value", sprite: "x.png" }).text).toBe("n");
  });

  it("uses the theme's entityColors for a kind without display", () => {
    expect(look({ symbol: "g" }, {}, { entityColors: { gem: "#112233" } })).toMatchObject({
      shape: "tile",
      color: "rgb(17, 34, 51)",
    });
  });

  it("shows a kind that the game does not declare by its first letter", () => {
    const found = entityLook(looksOf({}, undefined), { kind: "ghost", params: {} });
    expect(found).toMatchObject({ sprite: null, face: { shape: "symbol", text: "g" } });
  });

  it.each([undefined, null, 3, "x", [], { layers: 3, entityKinds: [] }])("survives a game that is %j", (game) => {
    expect(looksOf(game as Json | undefined, game as Json | undefined).kinds.size).toBe(0);
  });
});

function hueOf(css: string): number {
  const [red, green, blue] = css.match(/\d+/g)!.map((text) => Number(text) / 255) as [number, number, number];
  const most = Math.max(red, green, blue);
  const spread = most - Math.min(red, green, blue);
  const sixth =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return (sixth * 60 + 360) % 360;
}
