// What an empty file of a pack can begin with: for a level a board as the pack's others have, else the schema's own.
import { isJsonObject, type JsonObject, objectOf } from "../../base/json";
import { emptyLevelText } from "../../dialects/gridponder/text/levels/levelFiles";
import type { CompletionOffer } from "../../rpc/language";
import type { Caret } from "./caret";
import { snippetsOf } from "./snippetBodies";
import { escaped } from "./snippetChoices";
import { asksFor, snippetText } from "./snippetText";

/** Whole texts for a file in which nothing is written. */
export function fileOffers(caret: Caret): readonly CompletionOffer[] {
  const { role, place } = caret;
  if (role === "level") return [fileOffer(caret, "level", "A level with an empty board.", `${levelText(caret)}\n`)];
  return snippetsOf(place.schemas).flatMap(({ label = role, description = "", body }) => {
    const whole = role === "game" && isJsonObject(body) ? withLevels(body, caret) : body;
    const text = snippetText(whole, caret, { path: [], schemas: place.schemas, used: 0 });
    return fileOffer(caret, label, description, `${text}\n`);
  });
}

/** The levels that the pack has already are the ones to be played. */
function withLevels(body: JsonObject, { index }: Caret): JsonObject {
  const levelSequence = index.levels.map(({ id }) => ({ type: "level", ref: id }));
  return levelSequence.length === 0 ? body : { ...body, levelSequence };
}

function fileOffer({ file }: Caret, label: string, documentation: string, text: string): CompletionOffer {
  const span = { offset: file.text.length, length: 0 };
  const rest = { detail: "", also: [], snippet: true, filter: label, order: `0${label}` } as const;
  return { label, kind: "snippet", documentation, span, text, asks: asksFor(text), ...rest };
}

/** Stands for the title until it becomes a tab stop. */
const TITLE = "(title)";
const USUAL_SIZE = [8, 8] as const;

/** A level of the size of the pack's first other one, its name that of its file. */
function levelText({ file, index }: Caret): string {
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
