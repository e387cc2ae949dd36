// Formats and parses the names of a board's places, in sentences and as users type them.
import type { Places, Position } from "./boardView";

/** A board that is not known yet: its places have the usual names. */
export const NO_BOARD: Places = { width: 0, height: 0 };

const ALPHABET = 26;
const FIRST_LETTER = "A".charCodeAt(0);

/** Formats a place for a sentence: `(3,2)` on squares from the top left; by the geometry `E4`, `3,4` or a node's name. */
export function placeName({ geometry }: Pick<Places, "geometry">, [x, y]: Position): string {
  if (geometry === undefined) return `(${x},${y})`;
  if (geometry.kind === "hexes") return `${x - geometry.origin[0]},${y - geometry.origin[1]}`;
  if (geometry.kind === "nodes") return geometry.names[x] ?? `${x}`;
  return geometry.names === "a1" ? `${lettersOf(x)}${y + 1}` : `${x},${y}`;
}

/** Formats a place as users type it, without brackets. */
export function typedPlace(places: Pick<Places, "geometry">, position: Position): string {
  return places.geometry === undefined ? position.join(",") : placeName(places, position);
}

/** How many places without an order are listed. */
const MOST_PLACES = 12;

/** Lists the places of a board in a few words: `A1 to H8`; of hexes and nodes the first ones. */
export function placesText(places: Places): string {
  const { geometry, width, height } = places;
  if (geometry === undefined || geometry.kind === "squares")
    return `${typedPlace(places, [0, 0])} to ${typedPlace(places, [width - 1, height - 1])}`;
  const all = Array.from({ length: width * height }, (_, at): Position => [at % width, Math.floor(at / width)]);
  const absent = geometry.kind === "hexes" ? new Set(geometry.absent.map((place) => place.join())) : null;
  const names = all.filter((place) => absent?.has(place.join()) !== true).map((place) => placeName(places, place));
  const others = names.length - MOST_PLACES;
  // Names of hexes have commas.
  const listed = names.slice(0, MOST_PLACES).join(geometry.kind === "hexes" ? "; " : ", ");
  return others > 0 ? `${listed} and ${others} others` : listed;
}

/** Returns whether there are places to name: a game of cards may have none. */
export function hasPlaces({ geometry }: Pick<Places, "geometry">): boolean {
  return geometry?.kind !== "nodes" || geometry.names.length > 0;
}

/** Returns an example for a placeholder: `x,y`, `E4`, a node's name. */
export function placeExample({ geometry }: Pick<Places, "geometry">): string {
  if (geometry === undefined) return "x,y";
  if (geometry.kind === "nodes") return geometry.names[0] ?? "a name";
  return geometry.kind === "squares" && geometry.names === "a1" ? "E4" : "x,y";
}

/**
 * Parses the name of a place, ignoring case and spaces; null when it is not one. Squares may be off the board, so that a
 * place can be named before there is a board.
 */
export function readPlace({ geometry }: Pick<Places, "geometry">, text: string): Position | null {
  if (geometry?.kind === "nodes") {
    const typed = text.trim().toLowerCase();
    const node = geometry.names.findIndex((name) => name.toLowerCase() === typed);
    return node < 0 ? null : [node, 0];
  }
  if (geometry?.kind === "squares" && geometry.names === "a1") return readLettered(text);
  const numbers = readNumbers(text, geometry?.kind === "hexes");
  if (numbers === null || geometry?.kind !== "hexes") return numbers;
  const { origin, absent } = geometry;
  const place: Position = [numbers[0] + origin[0], numbers[1] + origin[1]];
  const isThere = place[0] >= 0 && place[1] >= 0 && !absent.some(([x, y]) => x === place[0] && y === place[1]);
  return isThere ? place : null;
}

/** `3,2`, `(3, 2)` or `[3,2]`; hexes are counted from the middle of some boards and may be negative. */
function readNumbers(text: string, mayBeNegative: boolean): Position | null {
  const found = /^\s*[[(]?\s*(-?\d+)\s*,\s*(-?\d+)\s*[\])]?\s*$/.exec(text);
  if (found === null || (!mayBeNegative && text.includes("-"))) return null;
  return [Number(found[1]), Number(found[2])];
}

function readLettered(text: string): Position | null {
  const found = /^\s*([a-z]+)\s*(\d+)\s*$/i.exec(text);
  if (found === null || Number(found[2]) < 1) return null;
  return [columnOf((found[1] ?? "").toUpperCase()), Number(found[2]) - 1];
}

/** 0 is A, 25 Z, 26 AA, as in a spreadsheet. */
function lettersOf(column: number): string {
  const last = String.fromCharCode(FIRST_LETTER + (column % ALPHABET));
  return column < ALPHABET ? last : lettersOf(Math.floor(column / ALPHABET) - 1) + last;
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * ALPHABET + letter.charCodeAt(0) - FIRST_LETTER + 1;
  return column - 1;
}
