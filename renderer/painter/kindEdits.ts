// Declares, changes and takes away kinds in game.json, each as one step of undo. Knows the game's document.
import type { Json, JsonObject } from "../../shared/base/json";
import { changedKindText, newKindEdits, removeKindEdits } from "../../shared/pack/kinds";
import { main } from "../bridge/main";
import { minimalEdit } from "../documents/minimalEdit";
import type { PackDocument } from "../documents/packDocument";

/** What the form of a kind holds, as typed. */
export interface KindDraft {
  readonly name: string;
  readonly layer: string;
  readonly uiName: string;
  readonly symbol: string;
  /** Separated by commas or spaces. */
  readonly tags: string;
  readonly sprite: string;
}

/** The members of a kind that a draft says; undefined for those left empty. */
export function draftMembers(draft: KindDraft): Readonly<Record<string, Json | undefined>> {
  const tags = draft.tags.split(/[\s,]+/).filter((tag) => tag !== "");
  const orNone = (text: string): string | undefined => (text.trim() === "" ? undefined : text.trim());
  return {
    layer: orNone(draft.layer),
    tags: tags.length === 0 ? undefined : tags,
    sprite: orNone(draft.sprite),
    symbol: orNone(draft.symbol),
    uiName: orNone(draft.uiName),
  };
}

/** Declares a kind behind another, with what that one has besides where `base` is given; gives why not, or null. */
export function addKind(game: PackDocument, draft: KindDraft, after: string | null, base: JsonObject): string | null {
  const members = Object.entries({ ...base, ...draftMembers(draft) });
  const kind = Object.fromEntries(members.filter((member): member is [string, Json] => member[1] !== undefined));
  const edits = newKindEdits({ text: game.text(), tree: game.tree() }, draft.name, kind, after);
  if (!edits.ok) return edits.refusal;
  game.apply(edits.value);
  return null;
}

/** Makes a declared kind say what the draft does; gives why not, or null. A list of tags left empty stays a list. */
export function changeKind(game: PackDocument, draft: KindDraft, before: JsonObject): string | null {
  const wanted = draftMembers(draft);
  const changes = Object.entries(wanted).filter(([key, value]) => {
    const old = before[key];
    // What the form cannot say (no tags, "sprite": null) stays as it is while the field stays empty.
    const isEmpty = old === undefined || old === null || old === "" || (Array.isArray(old) && old.length === 0);
    return !(value === undefined && isEmpty);
  });
  const changed = changedKindText(game.text(), draft.name, Object.fromEntries(changes));
  if (!changed.ok) return changed.refusal;
  const edit = minimalEdit(game.text(), changed.value);
  if (edit !== null) game.apply([edit]);
  return null;
}

/** Asks, then takes a kind's declaration away; cells that hold it stay and are reported. Null: the designer said no. */
export async function removeKind(
  game: PackDocument,
  name: string,
  isUsed: boolean,
): Promise<"removed" | { readonly refusal: string } | null> {
  const detail = isUsed
    ? "It is used: cells and rules that name it stay as they are, and will be listed as problems."
    : "Nothing in the pack names it.";
  const chosen = await main.ask({ message: `Delete the kind "${name}"?`, detail, buttons: ["Delete", "Cancel"] });
  if (chosen !== 0) return null;
  const edits = removeKindEdits({ text: game.text(), tree: game.tree() }, name);
  if (!edits.ok) return { refusal: edits.refusal };
  game.apply(edits.value);
  return "removed";
}
