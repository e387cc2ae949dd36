// How the kinds of a game look, read tolerantly from game.json and theme.json as they stand while being edited.
// Knows the files' fields (spec files.md); knows nothing of canvases. Anything malformed counts as absent.
import { type Json, type JsonObject, isJsonObject, listOf, objectOf } from "../../../shared/base/json";

export interface DisplayBlock {
  readonly type: string;
  readonly color: string | null;
  readonly value: string | null;
  readonly label: string | null;
}

export interface OutlineLook {
  readonly color: string;
  /** In pixels of a cell of `boardStyle.cellSize`. */
  readonly width: number;
}

export interface KindLook {
  readonly kind: string;
  readonly layer: string | null;
  readonly uiName: string;
  readonly description: string | null;
  readonly tags: readonly string[];
  readonly symbol: string | null;
  readonly symbolParam: string | null;
  /** May hold `{param}` placeholders; null when there is none. */
  readonly sprite: string | null;
  /** It is invisible without a `display`: the game says `"sprite": null`, or it only fills its layer. */
  readonly isUnseen: boolean;
  readonly spriteParam: string | null;
  readonly display: DisplayBlock | null;
  readonly outline: OutlineLook | null;
  /** Declared instance params by name, each `{type, required?, …}`. */
  readonly params: Readonly<Record<string, JsonObject>>;
}

export interface LayerLook {
  readonly id: string;
  readonly exactlyOne: boolean;
  /** The kind that stands where an exactly_one layer says nothing. */
  readonly defaultKind: string | null;
}

export interface BoardStyle {
  readonly cellSize: number;
  readonly cellSpacing: number;
  readonly borderRadius: number;
  readonly gridLineColor: string | null;
  readonly showGridLines: boolean;
}

export interface AvatarLook {
  readonly visible: boolean;
  readonly sprite: string | null;
  /** state → direction → entry, as the theme has it. */
  readonly sprites: JsonObject;
}

export interface Looks {
  readonly layers: readonly LayerLook[];
  readonly kinds: ReadonlyMap<string, KindLook>;
  readonly palette: ReadonlyMap<string, string>;
  readonly entityColors: ReadonlyMap<string, string>;
  readonly board: BoardStyle;
  readonly avatar: AvatarLook;
}

/** Returns the looks of a game; `undefined` or broken files give empty looks, so that everything falls back. */
export function looksOf(game: Json | undefined, theme: Json | undefined): Looks {
  const gameFields = objectOf(game);
  const themeFields = objectOf(theme);
  const layers = listOf(gameFields["layers"]).flatMap(layerLook);
  // Void and what a layer is filled with are everywhere: without a picture of their own they are left unseen.
  const fillings = new Set(["void", ...layers.map(({ defaultKind }) => defaultKind)]);
  const kinds = Object.entries(objectOf(gameFields["entityKinds"]));
  return {
    layers,
    kinds: new Map(kinds.map(([kind, value]) => [kind, kindLook(kind, objectOf(value), fillings.has(kind))])),
    palette: strings(themeFields["palette"]),
    entityColors: strings(themeFields["entityColors"]),
    board: boardStyle(objectOf(themeFields["boardStyle"])),
    avatar: avatarLook(objectOf(themeFields["avatar"])),
  };
}

function layerLook(value: Json): readonly LayerLook[] {
  const layer = objectOf(value);
  const id = text(layer["id"]);
  if (id === null) return [];
  const exactlyOne = layer["occupancy"] === "exactly_one";
  return [{ id, exactlyOne, defaultKind: exactlyOne ? (text(layer["default"]) ?? "empty") : null }];
}

function kindLook(kind: string, own: JsonObject, isFilling: boolean): KindLook {
  const params = Object.entries(objectOf(own["params"])).map(([name, param]) => [name, objectOf(param)] as const);
  return {
    kind,
    layer: text(own["layer"]),
    uiName: text(own["uiName"]) ?? kind,
    description: text(own["description"]),
    tags: listOf(own["tags"]).filter((tag): tag is string => typeof tag === "string"),
    symbol: text(own["symbol"]),
    symbolParam: text(own["symbolParam"]),
    sprite: text(own["sprite"]),
    isUnseen: own["sprite"] === null || (isFilling && text(own["sprite"]) === null),
    spriteParam: text(own["spriteParam"]),
    display: displayBlock(own["display"]),
    outline: outlineLook(own["outline"]),
    params: Object.fromEntries(params),
  };
}

function displayBlock(value: Json | undefined): DisplayBlock | null {
  const own = objectOf(value);
  const type = text(own["type"]);
  if (type === null) return null;
  return { type, color: text(own["color"]), value: text(own["value"]), label: text(own["label"]) };
}

function outlineLook(value: Json | undefined): OutlineLook | null {
  if (!isJsonObject(value)) return null;
  return { color: text(value["color"]) ?? "#222222", width: amount(value["width"], 2) };
}

function boardStyle(own: JsonObject): BoardStyle {
  return {
    cellSize: Math.max(1, amount(own["cellSize"], 64)),
    cellSpacing: amount(own["cellSpacing"], 2),
    borderRadius: amount(own["borderRadius"], 4),
    gridLineColor: text(own["gridLineColor"]),
    showGridLines: own["showGridLines"] !== false,
  };
}

function avatarLook(own: JsonObject): AvatarLook {
  return { visible: own["visible"] !== false, sprite: text(own["sprite"]), sprites: objectOf(own["sprites"]) };
}

function text(value: Json | undefined): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function amount(value: Json | undefined, otherwise: number): number {
  return typeof value === "number" && Number.isFinite(value) && value >= 0 ? value : otherwise;
}

function strings(value: Json | undefined): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(objectOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
