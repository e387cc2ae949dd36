// Adds and removes zones of a game as text edits.
import type { Json } from "../../../../base/json";
import type { TextEdit } from "../../../../text/edit";
import { type ParsedText, nodeAt } from "../../../../text/jsonTree";
import { memberEdits } from "../../../../text/memberEdit";
import { removedMember } from "../games/removedMember";

export interface NewZone {
  readonly name: string;
  readonly type: "stack" | "set" | "queue";
  /** A player, or null for nobody. */
  readonly owner: string | null;
  readonly visibility: "all" | "owner_only" | "none";
}

/** Returns the edits that add a zone; none when there is one of that name. */
export function addZone({ text, tree }: ParsedText, { name, type, owner, visibility }: NewZone): readonly TextEdit[] {
  const zones = nodeAt(tree, "/topology/zones");
  const isThere = zones?.children?.some(({ children }) => children?.[0]?.value === name) === true;
  if (tree.errors.length > 0 || name === "" || isThere) return [];
  const player = owner === null ? {} : { owner: `player('${owner.replaceAll(/[\\']/g, String.raw`\$&`)}')` };
  const zone: Json = { type, ...player, visibility };
  return memberEdits(text, tree, ["topology", "zones", name], zone);
}

/** Returns the edits that take a zone away. */
export function removeZone({ text, tree }: ParsedText, name: string): readonly TextEdit[] {
  return tree.errors.length > 0 ? [] : removedMember(text, tree, "/topology/zones", name);
}
