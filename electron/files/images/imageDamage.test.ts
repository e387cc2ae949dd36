import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { imageDamage } from "./imageDamage";

const PNG = "image/png";
const SPRITES = path.resolve(import.meta.dirname, "../../../sample-packs/flag-worlds/assets/sprites");

const sprites = readdirSync(SPRITES).map((name) => readFileSync(path.join(SPRITES, name)));

function damage(bytes: Uint8Array, type = PNG): string | null {
  return imageDamage(bytes.subarray(0, 1024), bytes.subarray(-1024), type);
}

it("finds nothing wrong with images, whatever they are called", () => {
  for (const bytes of sprites) {
    expect(damage(bytes)).toBeNull();
    expect(damage(bytes, "image/gif")).toBeNull();
  }
  expect(
    damage(new TextEncoder().encode('<?xml version="1.0"?>\n<svg viewBox="0 0 1 1"/>'), "image/svg+xml"),
  ).toBeNull();
});

it("finds images that are something else, empty or cut off", () => {
  for (const text of ["", "x", "version https://git-lfs.github.com/spec/v1", "<html></html>"]) {
    expect(damage(new TextEncoder().encode(text))).toMatch(/^Not an image/);
  }
  expect(damage(new TextEncoder().encode("<html></html>"), "image/svg+xml")).toBe("Not an SVG image.");
  for (const bytes of sprites)
    expect(damage(bytes.subarray(0, bytes.length / 2))).toBe("Damaged: the PNG image is cut off.");
});
