// What an empty file of a pack can begin with: for a level a board as the pack's others have, else the schema's own.
import type { CompletionOffer } from "../../../language/offers";
import { isJsonObject, type JsonObject, objectOf } from "../../../base/json";
import { emptyLevelText } from "../text/levels/levelFiles";
import type { Caret } from "../../../language/dialectLanguage";
import { fileOffer, schemaFiles } from "../../../language/fileOffers";
import { escaped } from "../../../language/snippetChoices";
import { indexAround } from "./around";

/** Whole texts for a file in which nothing is written. */
export function fileTexts(caret: Caret): readonly CompletionOffer[] {
  const { role } = caret.file;
  if (role === "level") return [fileOffer(caret, "level", "A level with an empty board.", `${levelText(caret)}\n`)];
  return schemaFiles(caret, (body) => (role === "game" && isJsonObject(body) ? withLevels(body, caret) : body));
}

/** The levels that the pack has already are the ones to be played. */
function withLevels(body: JsonObject, caret: Caret): JsonObject {
  const levelSequence = indexAround(caret).levels.map(({ id }) => ({ type: "level", ref: id }));
  return levelSequence.length === 0 ? body : { ...body, levelSequence };
}

/** Stands for the title until it becomes a tab stop. */
const TITLE = "(title)";
const USUAL_SIZE = [8, 8] as const;

/** A level of the size of the pack's first other one, its name that of its file. */
function levelText(caret: Caret): string {
  const { file } = caret;
  const index = indexAround(caret);
  const id = file.path.slice(file.path.lastIndexOf("/") + 1).replace(/\.json$/, "");
  const boards = index.levels.flatMap(({ value }) => objectOf(value["board"])["size"] ?? []);
  const size = boards.find(isSize) ?? USUAL_SIZE;
  const other = index.pack.levels.find(({ path }) => path !== file.path);
  const text = emptyLevelText(id, TITLE, size, index.pack.game?.value, other);
  return escaped(text.trimEnd()).replace(TITLE, "${1:New level}").replace('"goals": []', '"goals": [\n    $2\n  ]');
}

function isSize(value: unknown): value is readonly [number, number] {
  return Array.isArray(value) && value.length === 2 && value.every((side) => Number.isInteger(side) && side > 0);
}
