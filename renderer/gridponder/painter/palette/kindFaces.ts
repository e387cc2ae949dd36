// What a kind can be drawn as: the shapes of `display`, and colours to begin with. Pure.
import { type Json, type JsonObject, objectOf } from "../../../../shared/base/json";
import { ICONS } from "../../../../shared/dialects/gridponder/text/icons";
import type { KindLook, Looks } from "../../board/looks";

export interface KindFace {
  /** Its accessible name. */
  readonly title: string;
  /** The `type` of a display and, for an icon, its `value`. */
  readonly display: JsonObject;
}

const ICON_TITLES: Readonly<Record<string, string>> = { blur_on: "Dots", star: "Star", flag: "Flag" };

export const KIND_FACES: readonly KindFace[] = [
  { title: "Tile", display: { type: "tile" } },
  { title: "Flat square", display: { type: "fill" } },
  { title: "Circle", display: { type: "circle" } },
  { title: "Letter or word", display: { type: "label" } },
  { title: "Emoji", display: { type: "emoji" } },
  ...ICONS.map((value) => ({ title: ICON_TITLES[value] ?? value, display: { type: "icon", value } })),
];

/** Easily distinguished from one another, on light and on dark boards. */
export const FACE_COLORS: readonly string[] = [
  "#D9534F",
  "#E8833A",
  "#E9C23C",
  "#7CB342",
  "#2E8B57",
  "#1FA2A6",
  "#3D85C6",
  "#5B5FC7",
  "#9C5BB5",
  "#D4679F",
  "#8D6E4F",
  "#5B6B73",
  "#B0BEC5",
  "#F5F5F0",
];

const FIRST_EMOJI = "🌱";

/** Returns the display of a kind that gets another shape: its colour and its text stay. */
export function displayWithFace(display: Json | undefined, face: KindFace): JsonObject {
  const { color, label, value } = objectOf(display);
  const { type } = face.display;
  const text = type === "label" ? (label ?? null) : type === "emoji" ? emojiOf(value) : (face.display["value"] ?? null);
  return {
    ...face.display,
    ...(color === undefined ? {} : { color }),
    ...(text === null ? {} : { [type === "label" ? "label" : "value"]: text }),
  };
}

function emojiOf(value: Json | undefined): string {
  return typeof value === "string" && value !== "" && !ICONS.includes(value) ? value : FIRST_EMOJI;
}

/** Returns whether a display has a face's shape. */
export function hasFace(display: Json | undefined, face: KindFace): boolean {
  const { type, value } = objectOf(display);
  return type === face.display["type"] && (type !== "icon" || value === face.display["value"]);
}

/** Returns the looks of a game in which a kind has this display and no image. */
export function looksWithDisplay(looks: Looks, look: KindLook, display: JsonObject): Looks {
  const text = (value: Json | undefined): string | null => (typeof value === "string" ? value : null);
  const { type, color, value, label } = display;
  const shown = { type: text(type) ?? "", color: text(color), value: text(value), label: text(label) };
  return { ...looks, kinds: new Map(looks.kinds).set(look.kind, { ...look, sprite: null, display: shown }) };
}
