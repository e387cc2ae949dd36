// Declares kinds in game.json and takes them away, each as one step of undo, also of the level that is painted. Knows the
// game's document.
import type { Json, JsonObject } from "../../../../shared/base/json";
import { type Result, done } from "../../../../shared/base/result";
import {
  type NewKind,
  kindChangeEdits,
  newKindEdits,
  removeKindEdits,
} from "../../../../shared/dialects/gridponder/text/names/kinds";
import { usesByFile, usesText } from "../../../../shared/dialects/gridponder/text/names/nameUses";
import { indexPack } from "../../../../shared/dialects/gridponder/text/names/packIndex";
import type { TextEdit } from "../../../../shared/text/edit";
import { main } from "../../../bridge/main";
import { applyFor } from "../../../documents/history/changesElsewhere";
import type { PackDocument } from "../../../documents/packDocument";
import { packSource } from "../../../documents/packSource";
import { usePackStore } from "../../../session/pack/packStore";

/** Declares a kind, after another one where that is declared; gives why not, or null. */
export function addKind(game: PackDocument, name: string, kind: JsonObject, after: string | null): string | null {
  return declare(game, [{ name, kind }], after, `New kind ${name}`);
}

/** Declares kinds as one step of undo; gives why not, or null. */
export function addKinds(game: PackDocument, kinds: readonly NewKind[]): string | null {
  return declare(game, kinds, null, kinds.length === 1 ? `New kind ${kinds[0]?.name}` : `${kinds.length} new kinds`);
}

function declare(game: PackDocument, kinds: readonly NewKind[], after: string | null, step: string): string | null {
  const edits = newKindEdits({ text: game.text(), tree: game.tree() }, kinds, after);
  if (!edits.ok) return edits.refusal;
  make(game, edits.value, step);
  return null;
}

/**
 * Says where it is used and asks, then takes a kind's declaration away; what names it stays and is reported. Null: the
 * designer said no.
 */
export async function removeKind(
  game: PackDocument,
  name: string,
): Promise<"removed" | { readonly refusal: string } | null> {
  const uses = usesByFile(indexPack(packSource()), "kind", name);
  const after = uses.length === 0 ? "" : " These uses stay, and each becomes a problem.";
  const chosen = await main.ask({
    message: `Delete the kind "${name}"?`,
    detail: usesText(uses) + after,
    buttons: ["Delete", "Cancel"],
  });
  if (chosen !== 0) return null;
  const edits = removeKindEdits({ text: game.text(), tree: game.tree() }, name);
  if (!edits.ok) return { refusal: edits.refusal };
  make(game, edits.value, `Delete kind ${name}`);
  return "removed";
}

/** Gives a kind another picture, by members of its declaration; undefined takes one away. */
export function drawKind(
  game: PackDocument,
  name: string,
  changes: Readonly<Record<string, Json | undefined>>,
): Result<null, string> {
  const edits = kindChangeEdits({ text: game.text(), tree: game.tree() }, name, changes);
  if (!edits.ok) return edits;
  make(game, edits.value, `Draw ${name}`);
  return done(null);
}

/** Undo next to the palette applies to the level, not to game.json. */
function make(game: PackDocument, edits: readonly TextEdit[], step: string): void {
  const path = usePackStore.getState().activeLevelFile ?? game.path;
  applyFor(path, { name: step, edits: [{ file: game.path, edits }] });
}
