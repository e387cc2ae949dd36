// Opens the text of a rule by its id: in the level on the board first, then in the game, then anywhere.
import { documents } from "../../documents/documents";
import { rulesIn } from "../../session/pack/ruleTexts";
import { usePackStore } from "../../session/pack/packStore";
import { reveal } from "../../session/pack/textPlaces";

/** Shows a rule's text; false when no file has it. */
export function showRule(id: string): boolean {
  const level = usePackStore.getState().activeLevelFile;
  const paths = [...(level === null ? [] : [level]), ...documents.paths()];
  for (const path of paths) {
    const document = documents.get(path);
    const place = document === undefined ? undefined : rulesIn(document).find((rule) => rule.id === id);
    if (place === undefined) continue;
    reveal(path, place.at);
    return true;
  }
  return false;
}
