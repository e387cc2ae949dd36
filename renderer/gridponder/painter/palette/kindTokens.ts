// What the fields of a kind take beside the pack's names: its own params, and the tokens of `display` that stand for
// them (files.md, display). Pure.
import { type Json, objectOf } from "../../../../shared/base/json";
import { own } from "../../../../shared/base/nameTable";
import type { PackName } from "../../../../shared/pack/packModel";
import { ICONS } from "../../../../shared/dialects/gridponder/text/icons";

/** Gives the further values of a field of a kind; none for most. `tags` are those that others know. */
export function kindTokens(
  kind: string,
  declaration: Json | undefined,
  tags: readonly PackName[],
): (field: string) => readonly PackName[] {
  const params = Object.keys(objectOf(objectOf(declaration)["params"]));
  const prefix = /^(.+[_-])[^_-]+$/.exec(kind)?.[1];
  const suffix = prefix === undefined ? [] : [{ name: `@kind_suffix:${prefix}`, detail: kind.slice(prefix.length) }];
  const ownParams = params.map((name) => ({ name, detail: "its own param" }));
  const values = params.map((name) => ({ name: `@param:${name}`, detail: "the instance's value" }));
  const byField: Readonly<Record<string, readonly PackName[]>> = {
    spriteParam: ownParams,
    symbolParam: ownParams,
    label: [...values, ...suffix],
    color: [
      ...params.map((name) => ({ name: `@param:${name}`, detail: "the colour it names" })),
      ...params.map((name) => ({ name: `@hue:@param:${name}`, detail: "a hue from its number" })),
    ],
    value: ICONS.map((name) => ({ name, detail: "icon" })),
    tags,
    sprite: params.map((name) => ({ name: `{${name}}`, detail: "in a path: the instance's value" })),
  };
  return (field) => own(byField, field) ?? [];
}
