// The colours of a theme that a kind is drawn with, carried with it into a pack with another theme. Pure.
import { type JsonObject, isJsonObject, objectOf } from "../../../../base/json";
import type { PackSource } from "../../../../pack/packSource";

/** Where a kind names a colour: a member and its field. */
const NAMING = [
  ["display", "color"],
  ["outline", "color"],
  ["render", "tint"],
] as const;

/** Returns a kind with the colour that the theme's `entityColors` gives it written as its own. */
export function withOwnColor({ theme }: PackSource, name: string, kind: JsonObject): JsonObject {
  const color = objectOf(objectOf(theme?.value)["entityColors"])[name];
  const display = objectOf(kind["display"]);
  if (typeof color !== "string" || display["color"] !== undefined) return kind;
  return { ...kind, display: { type: "tile", ...display, color } };
}

/** Returns the colours of the theme's palette that a kind names, by their names. */
export function namedColors({ theme }: PackSource, kind: JsonObject): JsonObject {
  const palette = objectOf(objectOf(theme?.value)["palette"]);
  const names = NAMING.map(([member, field]) => objectOf(kind[member])[field]);
  return Object.fromEntries(
    names.flatMap((name) => {
      const color = typeof name === "string" && Object.hasOwn(palette, name) ? palette[name] : undefined;
      return typeof name === "string" && color !== undefined ? [[name, color] as const] : [];
    }),
  );
}

/** Returns a kind with colours in place of the names that the theme of a pack does not have. */
export function withColors({ theme }: PackSource, kind: JsonObject, colors: JsonObject): JsonObject {
  const palette = objectOf(objectOf(theme?.value)["palette"]);
  return NAMING.reduce((now, [member, field]) => {
    const part = now[member];
    const name = isJsonObject(part) ? part[field] : undefined;
    if (!isJsonObject(part) || typeof name !== "string" || Object.hasOwn(palette, name)) return now;
    const color = Object.hasOwn(colors, name) ? colors[name] : undefined;
    return typeof color === "string" ? { ...now, [member]: { ...part, [field]: color } } : now;
  }, kind);
}
