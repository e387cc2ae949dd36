// The colours of a theme that a kind is drawn with, carried with it into a pack with another theme. Pure.
import { type JsonObject, isJsonObject, objectOf } from "../../../../base/json";
import type { PackSource } from "../../../../pack/packSource";
import { type FileEdits, applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { memberEdits } from "../../../../text/memberEdit";
import { minimalEdit } from "../../../../text/minimalEdit";

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
  return paletteColors(theme, colorNames(kind));
}

/**
 * Returns the colours of the theme's palette that entities of a kind name in what it is drawn with, by their names: in a
 * param (`@param:KEY`), or by the end of the kind's own name (`@kind_suffix:PREFIX`). `params`: those of each entity, and
 * what the kind gives them.
 */
export function colorsOfEntities(
  { theme }: PackSource,
  name: string,
  kind: JsonObject,
  params: readonly JsonObject[],
): JsonObject {
  const values = colorNames(kind).flatMap((source): readonly unknown[] => {
    const [, how, rest = ""] = /^@(param|kind_suffix):(.*)$/.exec(source) ?? [];
    if (how === "param") return params.map((each) => each[rest]);
    if (how === "kind_suffix") return [name.startsWith(rest) ? name.slice(rest.length) : name];
    return [];
  });
  return paletteColors(
    theme,
    values.filter((value) => typeof value === "string"),
  );
}

/** Returns what a kind names as its colours: names of a palette, colours, or a source such as `@param:KEY`. */
export function colorNames(kind: JsonObject): readonly string[] {
  return NAMING.map(([member, field]) => objectOf(kind[member])[field]).filter((name) => typeof name === "string");
}

function paletteColors(theme: PackSource["theme"], names: readonly string[]): JsonObject {
  const palette = objectOf(objectOf(theme?.value)["palette"]);
  return Object.fromEntries(
    names.flatMap((name) => {
      const color = Object.hasOwn(palette, name) ? palette[name] : undefined;
      return color === undefined ? [] : [[name, color] as const];
    }),
  );
}

/**
 * Returns the edits that give the theme of a pack the colours that its palette lacks; null where it lacks none, or has
 * no theme. A name that a kind of the pack is drawn with already is left to mean what it does there.
 */
export function paletteEdits({ theme, game }: PackSource, colors: JsonObject): FileEdits | null {
  if (theme === null || theme.tree.errors.length > 0) return null;
  const kinds = Object.values(objectOf(objectOf(game?.value)["entityKinds"]));
  const used = new Set([
    ...Object.keys(objectOf(objectOf(theme.value)["palette"])),
    ...kinds.flatMap((kind) => colorNames(objectOf(kind))),
  ]);
  const text = Object.entries(colors).reduce((now, [name, color]) => {
    if (used.has(name) || typeof color !== "string") return now;
    return applyEdits(now, memberEdits(now, parseJsonTree(now), ["palette", name], color));
  }, theme.text);
  const edit = minimalEdit(theme.text, text);
  return edit === null ? null : { file: theme.path, edits: [edit] };
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
