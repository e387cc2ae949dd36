// The colours and basic shapes that all pictures of the sample pack share. The code in this folder draws these pictures,
// so that they can be changed, and shared, like the rest of the program; `npm run sprites` writes the files.

export const colour = {
  ink: "#2b2d42",
  grass: "#9ccc7c",
  grassDark: "#84b866",
  grassLight: "#b4dc96",
  stone: "#8d99ae",
  stoneDark: "#6b7690",
  stoneLight: "#b3bccb",
  water: "#4aa3df",
  waterDark: "#2f86c4",
  waterLight: "#8fd0f5",
  wood: "#c58b4e",
  woodDark: "#99652f",
  woodLight: "#e0b07a",
  metal: "#a9b8c9",
  metalDark: "#71839a",
  metalLight: "#dbe5ee",
  fire: "#ff8c32",
  fireLight: "#ffd166",
  fireDark: "#d9482b",
  red: "#e5484d",
  redDark: "#b32d3a",
  fur: "#f2e3d0",
  furDark: "#d3b795",
  scarf: "#d94f70",
  night: "#232946",
} as const;

const SIZE = 128;

export function svg(content: string, width: number = SIZE, height: number = SIZE): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}

/** Returns the soft shadow that lifts an object from the ground. */
export function shadow(cx = 64, cy = 110, rx = 40, ry = 9): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${colour.ink}" opacity="0.22"/>`;
}

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function line(d: string, stroke: string, width: number, more = ""): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0, more = ""): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string, more = ""): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}" ${more}/>`;
}
