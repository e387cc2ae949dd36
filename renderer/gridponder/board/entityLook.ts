// What one entity looks like: which sprite, and what to draw where there is none.
// Resolves the substitutions of `display` and `sprite` (spec files.md); knows nothing of canvases or loading.
import { NAMED_COLORS } from "../../../shared/base/namedColors";
import type { Entity } from "../../../shared/base/boardView";
import { plainText } from "../../../shared/base/json";
import { spritePathOf } from "../../../shared/dialects/gridponder/presentation/sprites";
import { type Rgb, colorOfName, fromHsl, parseHexColor } from "../../board/color";
import type { KindLook, Looks } from "./looks";

/** What is drawn without a sprite. `text` is the label, the emoji, or the symbol. */
export interface Face {
  readonly shape: "tile" | "fill" | "circle" | "label" | "emoji" | "icon" | "symbol" | "invisible";
  readonly color: Rgb;
  readonly text: string;
}

export interface EntityLook {
  /** Path as the pack writes it, placeholders filled in; null when there is none to load. */
  readonly sprite: string | null;
  readonly face: Face;
}

/** Returns how an entity looks. A kind that the game does not declare gets a tile with its first letter. */
export function entityLook(looks: Looks, entity: Entity): EntityLook {
  const look = looks.kinds.get(entity.kind) ?? null;
  return {
    sprite: look === null ? null : spritePathOf({ sprite: look.sprite, spriteParam: look.spriteParam }, entity),
    face: faceOf(looks, look, entity),
  };
}

/** The character a kind shows as in text, taking `symbolParam` into account. */
function symbolOf(look: KindLook | null, entity: Entity): string {
  const param = look?.symbolParam ?? null;
  const own = param === null ? undefined : entity.params[param];
  if (own !== undefined && own !== null) return plainText(own);
  return look?.symbol ?? String.fromCodePoint(entity.kind.codePointAt(0) ?? 63);
}

function faceOf(looks: Looks, look: KindLook | null, entity: Entity): Face {
  const named = looks.entityColors.get(entity.kind);
  const own = named === undefined ? null : resolveColor(looks, named, entity);
  const symbol = symbolOf(look, entity);
  const display = look?.display ?? null;
  if (display === null) {
    if (own !== null) return { shape: "tile", color: own, text: "" };
    const shape = look?.isUnseen === true ? "invisible" : "symbol";
    return { shape, color: colorOfName(entity.kind), text: symbol };
  }
  const color = (display.color === null ? null : resolveColor(looks, display.color, entity)) ?? own;
  const label = display.label ?? display.value;
  return {
    shape: shapeOf(display.type),
    color: color ?? colorOfName(entity.kind),
    text:
      display.type === "emoji" || display.type === "icon"
        ? (display.value ?? symbol)
        : labelText(label, entity, symbol),
  };
}

const SHAPES = new Set<string>(["tile", "fill", "circle", "label", "emoji", "icon"]);

function shapeOf(type: string): Face["shape"] {
  return SHAPES.has(type) ? (type as Face["shape"]) : "symbol";
}

function labelText(label: string | null, entity: Entity, symbol: string): string {
  if (label === null) return symbol;
  return substituted(label, entity) ?? symbol;
}

/**
 * Returns a `display` colour: palette name, hex, `@param:KEY` (whose value names a colour) or `@hue:SOURCE`; null if
 * none.
 */
export function resolveColor(looks: Looks, color: string, entity: Entity): Rgb | null {
  if (color.startsWith("@hue:")) return hueColor(substituted(color.slice(5), entity));
  if (color.startsWith("@")) {
    const name = substituted(color, entity);
    return name === null || name.startsWith("@") ? null : resolveColor(looks, name, entity);
  }
  const hex = looks.palette.get(color) ?? NAMED_COLORS[color.toLowerCase()] ?? color;
  return parseHexColor(hex);
}

function hueColor(source: string | null): Rgb | null {
  const number = source === null ? Number.NaN : Number.parseInt(source, 10);
  if (Number.isNaN(number)) return null;
  return fromHsl((((number * 37) % 360) + 360) % 360, 0.6, 0.45);
}

/** Returns a literal, `@param:KEY` or `@kind_suffix:PREFIX`; null when the instance has no such param. */
function substituted(source: string, entity: Entity): string | null {
  if (source.startsWith("@param:")) {
    const value = entity.params[source.slice(7)];
    return value === undefined || value === null ? null : plainText(value);
  }
  if (source.startsWith("@kind_suffix:")) {
    const prefix = source.slice(13);
    return entity.kind.startsWith(prefix) ? entity.kind.slice(prefix.length) : entity.kind;
  }
  return source;
}
