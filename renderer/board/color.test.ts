import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NAMED_COLORS } from "../../shared/base/namedColors";
import { colorOfName, contrast, cssColor, fromHsl, inkOn, parseHexColor } from "./color";

describe("colours as packs write them", () => {
  it.each([
    ["#E53935", "rgb(229, 57, 53)"],
    ["#80E53935", "rgba(229, 57, 53, 0.502)"],
    ["#fff", "rgb(255, 255, 255)"],
    [" #000000 ", "rgb(0, 0, 0)"],
  ])("%s is %s", (text, css) => {
    expect(cssColor(parseHexColor(text)!)).toBe(css);
  });

  it.each(["red", "#12345", "E53935", ""])("%j is no hexadecimal colour", (text) => {
    expect(parseHexColor(text)).toBeNull();
  });

  it("names of the built-in palette are all colours", () => {
    for (const color of Object.values(NAMED_COLORS)) expect(parseHexColor(color)).not.toBeNull();
  });

  it.each([
    [0, 1, 0.5, "rgb(255, 0, 0)"],
    [120, 1, 0.25, "rgb(0, 128, 0)"],
    [240, 0, 0.5, "rgb(128, 128, 128)"],
  ])("hue %i, saturation %f, lightness %f", (hue, saturation, lightness, css) => {
    expect(cssColor(fromHsl(hue, saturation, lightness))).toBe(css);
  });
});

describe("text on a tile", () => {
  it("can be read on any colour: AA for large text, and nearly always for small", () => {
    const channel = fc.integer({ min: 0, max: 255 });
    fc.assert(
      fc.property(channel, channel, channel, (red, green, blue) => {
        const background = { red, green, blue, alpha: 1 };
        expect(contrast(background, inkOn(background))).toBeGreaterThan(4);
      }),
    );
  });

  it("can be read on the fallback tile of any name", () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        const background = colorOfName(name);
        expect(contrast(background, inkOn(background))).toBeGreaterThan(4);
        expect(colorOfName(name)).toEqual(background);
      }),
    );
  });
});
