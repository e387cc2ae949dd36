// Pictures of packs without a board: cards, and rules that events lead to.
import { circle, colour, line, path, rect, svg } from "./palette.mts";

function card(turn: number, content: string): string {
  return `<g transform="rotate(${turn} 64 150)">${rect(40, 26, 48, 70, "#ffffff", 6, `stroke="${colour.stone}" stroke-width="2"`)}${content}</g>`;
}

function heart(x: number, y: number): string {
  return path(`M${x} ${y + 14}l-13 -13a7.5 7.5 0 0 1 13 -8a7.5 7.5 0 0 1 13 8z`, colour.red);
}

function spade(x: number, y: number): string {
  return path(`M${x} ${y - 14}l13 13a7.5 7.5 0 0 1 -11 8l3 8h-10l3 -8a7.5 7.5 0 0 1 -11 -8z`, colour.night);
}

const back = rect(46, 32, 36, 58, colour.waterDark, 4) + line("M52 48l24 26M52 74l24 -26", colour.waterLight, 3);

function node(x: number, y: number, fill: string): string {
  return rect(x - 18, y - 12, 36, 24, fill, 6);
}

export const CARDS = svg(
  rect(0, 0, 128, 128, "#dcebe4", 0) + card(-20, back) + card(0, spade(64, 60)) + card(20, heart(64, 58)),
);

export const RULES = svg(
  rect(0, 0, 128, 128, "#e6ebf2", 0) +
    line("M48 64C64 64 62 32 78 32M48 64H78M48 64C64 64 62 96 78 96", colour.stoneDark, 3) +
    node(30, 64, colour.waterDark) +
    [32, 64, 96].map((y, at) => node(96, y, [colour.fire, colour.grassDark, colour.stone][at] ?? "")).join("") +
    circle(48, 64, 4, colour.night),
);
