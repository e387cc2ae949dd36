// To where a rule stands in the text, by its id: in the level on the board first, then in the game, then anywhere.
import { rulePlaces } from "../../../shared/dialects/gridponder/text/names/rulePlaces";
import { documents } from "../../documents/documents";
import { reveal, usePackStore } from "../../session/pack/packStore";

/** Shows a rule's text; false when no file has it. */
export function showRule(id: string): boolean {
  const level = usePackStore.getState().activeLevelFile;
  const paths = [...(level === null ? [] : [level]), ...documents.paths()];
  for (const path of paths) {
    const document = documents.get(path);
    const place = document === undefined ? undefined : rulePlaces(document.tree()).find((rule) => rule.id === id);
    if (place === undefined) continue;
    reveal(path, place.at);
    return true;
  }
  return false;
}
