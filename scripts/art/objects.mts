// Objects on the ground, with the frames of their animations.
import { circle, colour, line, path, rect, shadow, svg } from "./palette.mts";

const ROCK = "M20 98q-8 -26 10 -48q14 -24 40 -22q30 2 38 34q6 24 -4 38q-40 14 -84 -2z";

function rock(more = ""): string {
  return (
    shadow() +
    path(ROCK, colour.stone) +
    path("M30 52q14 -22 40 -22q14 1 24 12q-18 -4 -34 4q-18 8 -24 26q-8 -8 -6 -20z", colour.stoneLight) +
    path("M22 100q-4 -10 -3 -18q22 14 46 13q26 -1 42 -12q0 10 -3 17q-40 14 -82 0z", colour.stoneDark) +
    more
  );
}

const CRACKS = line("M66 30l-8 22l14 12l-10 20l8 18M58 52l-16 6M72 64l20 -4M62 84l-18 8", colour.ink, 4);

function brokenRock(): string {
  const piece = (x: number, y: number, r: number): string =>
    path(`M${x - r} ${y}l${r * 0.6} ${-r}l${r} ${r * 0.2}l${r * 0.4} ${r}z`, colour.stone) +
    path(`M${x - r} ${y}l${r * 0.6} ${-r}l${r * 0.5} ${r * 0.1}z`, colour.stoneLight);
  return (
    piece(36, 96, 20) +
    piece(70, 104, 16) +
    piece(98, 92, 18) +
    piece(60, 72, 14) +
    piece(90, 62, 10) +
    piece(34, 60, 9)
  );
}

function logEnd(cx: number, cy: number): string {
  return (
    circle(cx, cy, 22, colour.woodDark) +
    circle(cx, cy, 18, colour.woodLight) +
    circle(cx, cy, 12, colour.wood) +
    circle(cx, cy, 8, colour.woodLight) +
    circle(cx, cy, 3, colour.woodDark)
  );
}

function wood(): string {
  return shadow(64, 112, 46, 8) + logEnd(42, 90) + logEnd(86, 90) + logEnd(64, 52);
}

function flame(cx: number, base: number, height: number): string {
  const w = height * 0.42;
  const outer = `M${cx} ${base}c${-w} 0 ${-w * 1.2} ${-height * 0.5} ${-w * 0.3} ${-height * 0.7}c${w * 0.05} ${height * 0.15} ${w * 0.3} ${height * 0.12} ${w * 0.3} ${-height * 0.3}c${w * 1.1} ${height * 0.35} ${w * 1.3} ${height} 0 ${height}z`;
  const k = 0.55;
  const inner = `M${cx} ${base}c${-w * k} 0 ${-w * k} ${-height * 0.3} 0 ${-height * 0.55}c${w * k} ${height * 0.25} ${w * k} ${height * 0.55} 0 ${height * 0.55}z`;
  return path(outer, colour.fire, `stroke="${colour.fireDark}" stroke-width="3"`) + path(inner, colour.fireLight);
}

function crate(): string {
  const rivet = (x: number, y: number): string =>
    circle(x, y, 4, colour.metalDark) + circle(x - 1, y - 1, 2, colour.metalLight);
  return (
    shadow(64, 114, 46, 8) +
    rect(18, 18, 92, 92, colour.metalDark, 10) +
    rect(22, 22, 84, 80, colour.metal, 7) +
    rect(36, 36, 56, 52, colour.metalDark, 5) +
    rect(40, 40, 48, 44, colour.metalLight, 4) +
    line("M42 82l44 -40", colour.metal, 9) +
    [29, 99].flatMap((x) => [29, 95].map((y) => rivet(x, y))).join("")
  );
}

function torch(): string {
  return (
    shadow(64, 114, 22, 6) +
    line("M64 60v46", colour.woodDark, 16) +
    line("M62 62v42", colour.wood, 8) +
    rect(50, 52, 28, 16, colour.metalDark, 5) +
    flame(64, 56, 46)
  );
}

function pickaxe(): string {
  return (
    shadow(64, 114, 34, 6) +
    line("M36 106l50 -62", colour.woodDark, 14) +
    line("M37 104l48 -59", colour.wood, 7) +
    path("M36 34q36 -20 68 22q4 8 2 18q-20 -30 -70 -32q-6 -4 0 -8z", colour.metalDark) +
    path("M40 33q32 -14 60 20q2 4 3 8q-22 -24 -62 -24q-4 -1 -1 -4z", colour.metalLight)
  );
}

function flag(): string {
  return (
    shadow(50, 114, 26, 6) +
    line("M44 16v96", colour.ink, 8) +
    line("M43 18v92", colour.metalLight, 3) +
    path("M48 20q22 -10 34 2q14 12 30 2v44q-16 10 -30 -2q-12 -12 -34 -2z", colour.red) +
    path("M48 56q22 -10 34 2q14 12 30 2v8q-16 10 -30 -2q-12 -12 -34 -2z", colour.redDark) +
    circle(44, 15, 6, colour.fireLight)
  );
}

function portal(dark: string, mid: string, light: string): string {
  return (
    `<ellipse cx="64" cy="66" rx="50" ry="54" fill="${dark}"/>` +
    `<ellipse cx="64" cy="66" rx="42" ry="46" fill="${mid}"/>` +
    `<ellipse cx="64" cy="66" rx="31" ry="34" fill="${dark}"/>` +
    line("M64 38a26 28 0 0 1 24 30a20 22 0 0 1 -22 20a15 16 0 0 1 -14 -18a10 11 0 0 1 12 -10", light, 6) +
    circle(36, 40, 4, light) +
    circle(96, 92, 3, light) +
    circle(92, 38, 3, light)
  );
}

export const OBJECTS = {
  rock: svg(rock()),
  rock_cracks: svg(rock(CRACKS)),
  rock_broken: svg(brokenRock()),
  wood: svg(wood()),
  wood_fire_1: svg(wood() + flame(40, 84, 40) + flame(88, 80, 34)),
  wood_fire_2: svg(wood() + flame(34, 108, 62) + flame(94, 108, 60) + flame(64, 108, 96)),
  wood_fire_3: svg(
    shadow(64, 108, 44, 8) +
      circle(52, 98, 14, colour.ink, 'opacity="0.5"') +
      circle(78, 100, 11, colour.ink, 'opacity="0.5"') +
      circle(58, 64, 20, colour.stoneLight, 'opacity="0.75"') +
      circle(78, 42, 15, colour.stoneLight, 'opacity="0.6"') +
      circle(62, 24, 10, colour.stoneLight, 'opacity="0.45"'),
  ),
  metal_crate: svg(crate()),
  torch: svg(torch()),
  pickaxe: svg(pickaxe()),
  flag: svg(flag()),
  portal_blue: svg(portal("#1d3f8f", "#3f7bea", "#bcd7ff")),
  portal_amber: svg(portal("#8a4b08", "#f0962e", "#ffe3b0")),
} as const;
