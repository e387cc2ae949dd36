// Completes an empty file of a pack: for a level a board like the pack's others, else the schema's own snippet.
import { fileStem } from "../../../pack/fileNames";
import type { CompletionOffer } from "../../../language/offers";
import { isJsonObject, type JsonObject, objectOf } from "../../../base/json";
import { emptyLevelText } from "../text/levels/levelFiles";
import type { Caret } from "../../../language/dialectLanguage";
import { fileOffer, schemaFiles } from "../../../language/fileOffers";
import { escaped } from "../../../language/snippetChoices";
import { indexAround } from "./around";

/** Returns whole texts for an empty file. */
export function fileTexts(caret: Caret): readonly CompletionOffer[] {
  const { role } = caret.file;
  if (role === "level") return [fileOffer(caret, "level", "A level with an empty board.", `${levelText(caret)}\n`)];
  return schemaFiles(caret, (body) => (role === "game" && isJsonObject(body) ? withLevels(body, caret) : body));
}

/** Returns the body with the levels that the pack already has in its sequence. */
function withLevels(body: JsonObject, caret: Caret): JsonObject {
  const levelSequence = indexAround(caret).levels.map(({ id }) => ({ type: "level", ref: id }));
  return levelSequence.length === 0 ? body : { ...body, levelSequence };
}

/** A placeholder for the title until it becomes a tab stop. */
const TITLE = "(title)";
const USUAL_SIZE = [8, 8] as const;

/** Returns a level of the size of the pack's first other one, with the name of its file. */
function levelText(caret: Caret): string {
  const { file } = caret;
  const index = indexAround(caret);
  const id = fileStem(file.path);
  const boards = index.levels.flatMap(({ value }) => objectOf(value["board"])["size"] ?? []);
  const size = boards.find(isSize) ?? USUAL_SIZE;
  const other = index.pack.levels.find(({ path }) => path !== file.path);
  const text = emptyLevelText(id, TITLE, size, index.pack.game?.value, other);
  return escaped(text.trimEnd()).replace(TITLE, "${1:New level}").replace('"goals": []', '"goals": [\n    $2\n  ]');
}

function isSize(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((side) => Number.isInteger(side) && side > 0);
}
