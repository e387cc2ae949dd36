import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { imageProblem } from "./imageGuard";
import { pngHeader as png } from "./pngHeader.testing";
import { pixelSize } from "./pixelSize";

const PNG = "image/png";

const svg = (body: string): Uint8Array =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`);

describe("images", () => {
  it("of a sane size are shown, huge ones are not, whatever the file's size", () => {
    expect(imageProblem(png(64, 64), PNG)).toBeNull();
    expect(imageProblem(png(4096, 4096), PNG)).toBeNull();
    expect(imageProblem(png(60_000, 60_000), PNG)).toBe("Too large to show: 60000 × 60000 pixels.");
    expect(imageProblem(png(0xffffffff, 0xffffffff), PNG)).toMatch(/Too large/);
  });

  it("have their sizes read from every kind of header", () => {
    const gif = Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x10, 0x27, 0x20, 0x4e);
    expect(pixelSize(gif, "GIF")).toEqual([10_000, 20_000]);
    const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff, 0xc0, 0, 17, 8, 0x27, 0x10, 0x4e, 0x20, 3);
    expect(pixelSize(jpeg, "JPEG")).toEqual([20_000, 10_000]);
    const webp = new Uint8Array(30);
    webp.set(new TextEncoder().encode("RIFF....WEBPVP8X"));
    webp.set([0x0f, 0x27, 0, 0x1f, 0x4e, 0], 24);
    expect(pixelSize(webp, "WebP")).toEqual([10_000, 20_000]);
    webp.set(new TextEncoder().encode("VP8L"), 12);
    new DataView(webp.buffer).setUint32(21, 9_999 | (4_999 << 14), true);
    expect(pixelSize(webp, "WebP")).toEqual([10_000, 5_000]);
  });

  it("have the size that a decoder makes room for, however the file puts it", () => {
    // Filling bytes, a marker without a length and stray bytes before the frame.
    const stray = Uint8Array.of(
      0xff,
      0xd8,
      0xff,
      0xff,
      0xe0,
      0,
      4,
      1,
      1,
      0xff,
      0xd0,
      7,
      7,
      0xff,
      0xc2,
      0,
      17,
      8,
      0xff,
      0xff,
      0xff,
      0xff,
      3,
    );
    expect(pixelSize(stray, "JPEG")).toEqual([65_535, 65_535]);
    expect(imageProblem(stray, PNG)).toMatch(/^Too large to show: 65535/);
    const gif = Uint8Array.of(
      0x47,
      0x49,
      0x46,
      0x38,
      0x39,
      0x61,
      1,
      0,
      1,
      0,
      0,
      0,
      0,
      0x21,
      0xf9,
      1,
      9,
      0,
      0x2c,
      0,
      0,
      0,
      0,
      0x10,
      0x27,
      0x20,
      0x4e,
      0,
    );
    expect(pixelSize(gif, "GIF")).toEqual([10_000, 20_000]);
  });

  it("whose header ends too early are refused, and so is what players do not show", () => {
    for (const type of [PNG, "image/gif", "image/jpeg", "image/webp"]) {
      expect(imageProblem(Uint8Array.of(1, 2, 3), type)).toMatch(/^Not an image/);
      expect(imageProblem(new Uint8Array(0), type)).toMatch(/^Not an image/);
      expect(imageProblem(png(64, 64).subarray(0, 20), type)).toMatch(/^Damaged: the size/);
    }
    // A bitmap of Windows, which browsers would show.
    expect(imageProblem(new TextEncoder().encode("BM........"), PNG)).toMatch(/^Not an image/);
  });

  it("as SVG may neither declare entities nor multiply their parts", () => {
    expect(imageProblem(svg('<g id="a"/><use href="#a"/>'), "image/svg+xml")).toBeNull();
    const laughs = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><svg>&b;</svg>';
    expect(imageProblem(new TextEncoder().encode(laughs), "image/svg+xml")).toMatch(/entities/);
    const level = (at: number): string => `<g id="l${at}">${`<use href="#l${at - 1}"/>`.repeat(10)}</g>`;
    expect(imageProblem(svg([1, 2, 3, 4, 5, 6].map(level).join("")), "image/svg+xml")).toMatch(/uses/);
    expect(imageProblem(svg("<!-- -->".repeat(200_000)), "image/svg+xml")).toMatch(/1 MB/);
  });

  it("of the sample packs are all shown", () => {
    const folder = path.resolve(__dirname, "../../../sample-packs");
    const files = readdirSync(folder, { recursive: true }).map(String);
    const images = files.filter((file) => /\.(png|svg)$/.test(file));
    expect(images.length).toBeGreaterThan(10);
    for (const file of images) {
      const type = file.endsWith(".png") ? PNG : "image/svg+xml";
      expect(imageProblem(readFileSync(path.join(folder, file)), type), file).toBeNull();
    }
  });
});
