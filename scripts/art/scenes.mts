// Story pictures and the cover, 640 by 360.
import { OBJECTS } from "./objects.mts";
import { circle, colour, path, rect, svg } from "./palette.mts";
import { travellerInScene } from "./traveller.mts";

const WIDTH = 640;
const HEIGHT = 360;

function thing(picture: string, x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${picture.replace(/^<svg[^>]*>|<\/svg>$/g, "")}</g>`;
}

function sky(top: string, bottom: string): string {
  return (
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${rect(0, 0, WIDTH, HEIGHT, "url(#sky)")}`
  );
}

function hills(far: string, near: string): string {
  return path("M0 230q120 -80 250 -20t390 -40v190h-640z", far) + path("M0 280q160 -50 320 -10t320 -20v110h-640z", near);
}

function tree(x: number, y: number, scale: number): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">${rect(-7, 30, 14, 40, colour.woodDark, 4)}${circle(0, 10, 34, "#5f9e52")}${circle(-14, 2, 18, "#74b566")}</g>`;
}

export const SCENES = {
  intro: svg(
    sky("#a7d8f7", "#f4f7e8") +
      circle(540, 70, 34, "#ffe08a") +
      hills("#a9d18e", colour.grass) +
      tree(90, 200, 1) +
      tree(180, 220, 0.7) +
      tree(600, 210, 0.9) +
      thing(OBJECTS.flag, 450, 130, 0.9) +
      travellerInScene("right", 210, 180, 1.15),
    WIDTH,
    HEIGHT,
  ),
  river: svg(
    sky("#8cc4ec", "#e6f3f6") +
      hills("#a9d18e", colour.grass) +
      path("M250 250q40 40 -20 110h190q60 -70 -30 -110q-70 -14 -140 0z", colour.water) +
      path(
        "M275 290q40 12 90 0M255 325q50 14 120 0",
        "none",
        `stroke="${colour.waterLight}" stroke-width="6" stroke-linecap="round"`,
      ) +
      thing(OBJECTS.metal_crate, 130, 215, 0.8) +
      travellerInScene("right", 30, 190, 1.1) +
      thing(OBJECTS.flag, 500, 150, 0.8),
    WIDTH,
    HEIGHT,
  ),
  portals: svg(
    sky("#2f2f63", "#6a5c9c") +
      hills("#3d4f68", "#4d6f5a") +
      circle(100, 70, 26, "#f7f0d0") +
      thing(OBJECTS.portal_blue, 110, 150, 1.2) +
      thing(OBJECTS.portal_amber, 410, 130, 1.3) +
      travellerInScene("right", 260, 190, 1),
    WIDTH,
    HEIGHT,
  ),
  victory: svg(
    sky("#ffd9a0", "#fff4dc") +
      circle(320, 190, 90, "#ffe7a8") +
      hills("#c9c47e", colour.grass) +
      thing(OBJECTS.flag, 290, 90, 1.3) +
      travellerInScene("down", 190, 190, 1.15) +
      thing(OBJECTS.torch, 430, 220, 0.7) +
      thing(OBJECTS.pickaxe, 500, 225, 0.7),
    WIDTH,
    HEIGHT,
  ),
} as const;
