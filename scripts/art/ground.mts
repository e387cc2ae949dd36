// Ground tiles: they fill the whole cell and join their neighbours without a seam.
import { circle, colour, line, path, rect, svg } from "./palette.mts";

function tuft(x: number, y: number): string {
  return line(`M${x} ${y}l-4 -9M${x} ${y}v-12M${x} ${y}l5 -8`, colour.grassDark, 3);
}

function grassBase(): string {
  return (
    rect(0, 0, 128, 128, colour.grass) + circle(24, 96, 3, colour.grassLight) + circle(98, 22, 3, colour.grassLight)
  );
}

function waterBase(): string {
  const wave = (x: number, y: number): string => line(`M${x} ${y}q9 -9 18 0t18 0`, colour.waterLight, 5);
  return rect(0, 0, 128, 128, colour.water) + wave(14, 34) + wave(74, 58) + wave(22, 88) + wave(80, 112);
}

function stoneCourse(y: number, shift: number): string {
  return [-64, 0, 64, 128]
    .map((x) => {
      const left = x + shift;
      return (
        rect(left + 2, y + 2, 60, 38, colour.stone, 6) +
        rect(left + 2, y + 2, 60, 9, colour.stoneLight, 5) +
        rect(left + 2, y + 33, 60, 7, colour.stoneDark, 4)
      );
    })
    .join("");
}

function planks(): string {
  return [6, 36, 66, 96]
    .map(
      (y) =>
        rect(4, y, 120, 26, colour.wood, 4) +
        rect(4, y, 120, 6, colour.woodLight, 3) +
        circle(14, y + 15, 3, colour.woodDark) +
        circle(114, y + 15, 3, colour.woodDark) +
        line(`M30 ${y + 15}h36M82 ${y + 19}h18`, colour.woodDark, 2, 'opacity="0.6"'),
    )
    .join("");
}

export const GROUND = {
  grass: svg(grassBase() + tuft(38, 44) + tuft(92, 90) + tuft(66, 114)),
  wall: svg(rect(0, 0, 128, 128, colour.stoneDark) + stoneCourse(0, -20) + stoneCourse(43, 12) + stoneCourse(86, -20)),
  water: svg(waterBase()),
  bridge: svg(waterBase() + planks()),
  void: svg(
    rect(0, 0, 128, 128, colour.night) +
      [18, 58, 98].map((x, i) => circle(x, 30 + i * 34, 2, "#ffffff", 'opacity="0.25"')).join("") +
      path("M0 0h128v128h-128z", colour.ink, 'opacity="0.25"'),
  ),
} as const;
