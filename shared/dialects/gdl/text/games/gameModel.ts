// The games of a pack: what can be played from. Without recorded games, the set-up of the rules (decision D-28).
import { type Json, type JsonObject, isJsonObject, objectOf } from "../../../../base/json";
import { done, refused } from "../../../../base/result";
import { fileStem } from "../../../../pack/fileNames";
import type { StartOrigin } from "../../../../pack/packModel";
import type { NewStart, PackSource, SourceFile, StartModel } from "../../../../pack/packSource";
import { pastedId, pastedValue } from "../../../../pack/pastedText";
import { boardOf } from "../names/board";
import { applyEdits } from "../../../../text/edit";
import { parseJsonTree } from "../../../../text/jsonTree";
import { memberEdits } from "../../../../text/memberEdit";
import { gdlPlaces } from "../packPlaces";

/** The id of the set-up where it is played from. */
const SETUP = "start";

const NO_ORDER = refused("Games have the order of their files' names.");

/** Members of a recorded game that change nothing about how it plays. */
const NOT_PLAYED = new Set(["title", "description", "moves", "expect"]);

/** Members of the rules that change nothing about how they play. */
const NOT_RULES = new Set(["metadata", "presentation"]);

export const gameModel: StartModel = {
  entries: ({ levels }) =>
    levels.map((file, index) => {
      const id = idOf(file);
      return { kind: "start", id, title: titleOf(file), file, number: index + 1, listedAt: null };
    }),
  idOf,
  titleOf,
  titlePath: (file) => (file.role === "game" ? ["metadata", "name"] : ["title"]),
  create,
  paste,
  unlist: () => done(null),
  move: () => NO_ORDER,
  arrange: () => NO_ORDER,
  removeEntry: () => NO_ORDER,
  listLength: () => 0,
  sizeOf(file) {
    const board = boardOf(file.role === "game" ? objectOf(file.value)["topology"] : undefined);
    return board.kind === "grid" ? [board.width, board.height] : null;
  },
  playedMembers(file) {
    const left = file.role === "game" ? NOT_RULES : NOT_PLAYED;
    return Object.fromEntries(Object.entries(objectOf(file.value)).filter(([key]) => !left.has(key)));
  },
  playedContext: ({ game }) => [rulesOf(game)],
};

const EMPTY: JsonObject = {};

function rulesOf(game: SourceFile | null): Json {
  return isJsonObject(game?.value) ? game.value : EMPTY;
}

function idOf(file: SourceFile): string {
  if (file.role === "game") return SETUP;
  const { id } = objectOf(file.value);
  return typeof id === "string" && id !== "" ? id : fileStem(file.path);
}

function titleOf(file: SourceFile): string {
  const members = objectOf(file.value);
  const title = file.role === "game" ? objectOf(members["metadata"])["name"] : members["title"];
  return typeof title === "string" && title !== "" ? title : idOf(file);
}

function create(pack: PackSource, origin: StartOrigin, beside: SourceFile | null): NewStart {
  const { id, path, number } = freeGame(pack);
  return { id, path, text: textFor(origin, beside, id, number), listing: done(null) };
}

function paste(pack: PackSource, text: string): NewStart | null {
  const value = pastedValue(text);
  if (value === null || !Array.isArray(value["moves"])) return null;
  const own = pastedId(value);
  const { id, path } = own !== null && isFree(pack, own) ? { id: own, path: pathOf(pack, own) } : freeGame(pack);
  return { id, path, text: withMembers(text, { id }), listing: done(null) };
}

function pathOf(pack: PackSource, id: string): string {
  return `${gdlPlaces(pack.manifest?.value).gamesDirectory}/${id}.json`;
}

function isFree(pack: PackSource, id: string): boolean {
  return !pack.files.has(pathOf(pack, id)) && pack.levels.every((level) => idOf(level) !== id);
}

/** The next game by number. */
function freeGame(pack: PackSource): { readonly id: string; readonly path: string; readonly number: number } {
  let number = pack.levels.filter(({ role }) => role === "start").length + 1;
  while (!isFree(pack, `game-${number}`)) number += 1;
  const id = `game-${number}`;
  return { id, path: pathOf(pack, id), number };
}

function textFor(origin: StartOrigin, beside: SourceFile | null, id: string, number: number): string {
  const title = `Game ${number}`;
  const isLike = origin !== "empty" && beside?.role === "start" && beside.tree.errors.length === 0;
  if (!isLike || !isJsonObject(beside.value)) {
    return `{\n  "id": ${JSON.stringify(id)},\n  "title": ${JSON.stringify(title)},\n  "moves": []\n}\n`;
  }
  if (origin === "copy") return withMembers(beside.text, { id, title: `${titleOf(beside)} (copy)` });
  const { start, seed, players } = beside.value;
  const kept = { ...(players === undefined ? {} : { players }), ...(seed === undefined ? {} : { seed }) };
  const value = { id, title, ...kept, ...(start === undefined ? {} : { start }), moves: [] };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function withMembers(text: string, members: Readonly<Record<string, string>>): string {
  let result = text;
  for (const [key, value] of Object.entries(members)) {
    result = applyEdits(result, memberEdits(result, parseJsonTree(result), [key], value));
  }
  return result;
}
