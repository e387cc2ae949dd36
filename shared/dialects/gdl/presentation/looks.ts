// What a game's entities and places look like (gdl.md, A14): pictures and letters of the first profile, colours of the
// seats. Reads the game's text alone.
import type { Entity } from "../../../base/boardView";
import { type Json, isJsonObject, listOf } from "../../../base/json";
import { memoByIdentity } from "../../../base/memo";
import { parseExpression } from "../expressions/parse";
import { isPicturePath } from "../../../pack/images/picturePath";
import { boardSizeOf } from "../text/names/board";
import { playersOf } from "../text/names/gameIndex";
import { isEntityLike } from "./entityCondition";

export type PieceLook =
  | { readonly kind: "letters"; readonly text: string; readonly color: string }
  | { readonly kind: "picture"; readonly path: string; readonly color: string };

export interface GdlLooks {
  /** Seats in order. */
  readonly seats: readonly string[];
  readonly colorOf: (seat: string) => string;
  readonly pieceOf: (entity: Entity) => PieceLook;
  /** Squares alternate between two shades. */
  readonly isCheckered: boolean;
  /** The square A1 is one of the dark ones. */
  readonly a1IsDark: boolean;
  /** Colours of squares; null: the window's own. */
  readonly light: string | null;
  readonly dark: string | null;
  readonly cardBack: string;
}

/** The first two seats are light and dark, as in most games; further ones are told apart by their hue. */
const SEAT_COLORS = ["#f2ead8", "#33383f", "#c6493c", "#3d7bc4", "#3f9650", "#d9a427"] as const;
/** The colours of players who are called so. */
const NAMED_COLORS: ReadonlyMap<string, string> = new Map([
  ["white", "#f2ead8"],
  ["black", "#33383f"],
  ["red", "#c6493c"],
  ["blue", "#3d7bc4"],
  ["green", "#3f9650"],
  ["yellow", "#d9a427"],
  ["orange", "#d9822b"],
  ["purple", "#8a4fa3"],
]);
const NOBODY = "#a9a397";
const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Returns the looks of a game; those of a broken one are the usual ones. */
export function gdlLooks(game: Json | undefined): GdlLooks {
  return isJsonObject(game) ? looksOf(game) : looksOf(NO_GAME);
}

const NO_GAME = {};

const looksOf = memoByIdentity((game: Readonly<Record<string, Json>>): GdlLooks => {
  const presentation = objectIn(game["presentation"]);
  const profile = objectIn(Object.values(objectIn(presentation["profiles"]))[0]);
  const places = objectIn(profile["topology_assets"]);
  const colors = objectIn(presentation["seats"]);
  const { names: seats } = playersOf(game["players"]);
  const assets = listOf(profile["entity_assets"]).flatMap(readAsset);
  const usual = usualColors(seats);
  const colorOf = (seat: string): string => {
    const own = textIn(colors[seat]);
    if (own !== null && COLOR.test(own)) return own;
    return usual.get(seat) ?? NOBODY;
  };
  return {
    seats,
    colorOf,
    pieceOf(entity) {
      const owner = textIn(entity.params["owner"]);
      const color = owner === null ? NOBODY : colorOf(owner);
      const asset = assets.find(({ fits }) => fits(entity))?.asset;
      const text = asset?.replaceAll("#", rankOf(entity)) ?? letterOf(entity, seats[0] ?? null);
      return isPicturePath(text) ? { kind: "picture", path: text, color } : { kind: "letters", text, color };
    },
    isCheckered: Object.keys(places).length > 0 || hasSquares(game),
    a1IsDark: places["a1_dark"] === true,
    light: colorIn(places["empty_light_square"]),
    dark: colorIn(places["empty_dark_square"]),
    cardBack: textIn(profile["card_back"]) ?? textIn(presentation["card_back"]) ?? "",
  };
});

/** Returns the colour of each seat for which the game gives none: that of its name, else the first that is free. */
function usualColors(seats: readonly string[]): ReadonlyMap<string, string> {
  const named = seats.map((seat) => NAMED_COLORS.get(seat.toLowerCase()));
  const free = SEAT_COLORS.filter((color) => !named.includes(color));
  const others = seats.filter((_, index) => named[index] === undefined);
  return new Map(seats.map((seat, index) => [seat, named[index] ?? free[others.indexOf(seat)] ?? NOBODY]));
}

interface Asset {
  readonly asset: string;
  readonly fits: (entity: Entity) => boolean;
}

function readAsset(written: Json): readonly Asset[] {
  const { conditions, asset } = objectIn(written);
  if (typeof asset !== "string") return [];
  const texts =
    typeof conditions === "string" ? [conditions] : listOf(conditions).flatMap((each) => textIn(each) ?? []);
  const parsed = texts.map((text) => parseExpression(text));
  const fits = (entity: Entity): boolean =>
    parsed.every(({ expression, problem }) => problem === null && isEntityLike(expression, entity));
  return [{ asset, fits }];
}

function rankOf({ params }: Entity): string {
  const { rank } = params;
  return typeof rank === "string" || typeof rank === "number" ? String(rank) : "";
}

/** Returns the first letter of the rank, or of the kind, a capital for the first seat (gdl.md, A14); a number whole. */
function letterOf({ kind, params }: Entity, first: string | null): string {
  if (typeof params["rank"] === "number") return String(params["rank"]);
  const named = textIn(params["rank"]) ?? kind;
  const letter = Array.from(named)[0] ?? "?";
  return first !== null && params["owner"] !== first ? letter.toLowerCase() : letter.toUpperCase();
}

function hasSquares({ topology }: Readonly<Record<string, Json>>): boolean {
  return boardSizeOf(topology)?.kind === "grid";
}

function objectIn(value: Json | undefined): Readonly<Record<string, Json>> {
  return isJsonObject(value) ? value : NO_GAME;
}

function textIn(value: Json | undefined): string | null {
  return typeof value === "string" ? value : null;
}

function colorIn(value: Json | undefined): string | null {
  return typeof value === "string" && COLOR.test(value) ? value : null;
}
