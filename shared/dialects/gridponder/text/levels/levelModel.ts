// The levels of a Gridponder pack: their order in game.json, and what changes it (seed 002, levelSequence).
import { type Json, type JsonObject, isJsonObject, listOf, objectOf } from "../../../../base/json";
import { type Result, done, refused } from "../../../../base/result";
import type { StartChoices, StartOrigin } from "../../../../pack/packModel";
import type { NewStart, PackEntry, PackSource, SourceFile, StartModel } from "../../../../pack/packSource";
import { carriedKindEdits, carriedKinds, lackingKinds } from "../names/carriedKinds";
import { pastedId, pastedValue } from "../../../../pack/pastedText";
import type { FileEdits, TextEdit } from "../../../../text/edit";
import type { ParsedText } from "../../../../text/jsonTree";
import { insertItemEdits, removeValueEdits } from "../../../../text/placeEdits";
import { declaredSize } from "../layers/layers";
import {
  type LevelName,
  arrangeEntriesEdits,
  copiedLevelText,
  emptyLevelText,
  freeLevelName,
  ownLevelName,
  moveEntryEdits,
  sequenceLevelEdits,
  templateLevelText,
  unsequenceLevelEdits,
} from "./levelFiles";
import { entryIndexOf, levelIdOf, levelSequence, levelTitleOf } from "./levelSequence";
import { playedGame, playedMembers } from "./playedLevel";

const FIRST_SIZE = [8, 8] as const;

export const levelModel: StartModel = {
  entries,
  idOf: levelIdOf,
  titleOf: levelTitleOf,
  titlePath: () => ["title"],
  ofIds: "level",
  create,
  paste,
  carried: { of: carriedKinds, lacking: lackingKinds, edits: carriedKindEdits },
  choices,
  unlist: (pack, ids) => editGame(pack, (game) => unsequenceLevelEdits(game, ids)),
  move: (pack, from, before) => editGame(pack, (game) => moveEntryEdits(game, from, before)),
  arrange: (pack, places) => editGame(pack, (game) => arrangeEntriesEdits(game, places)),
  addStory: (pack, before) => editGame(pack, (game) => storyEdits(game, before)),
  removeEntry: (pack, index) =>
    editGame(pack, (game) => unbroken(game, () => removeValueEdits(game, ["levelSequence", index]))),
  listLength: (pack) => sequenceIn(pack).length,
  sizeOf: (level) => declaredSize(level.tree),
  playedMembers: (level) => (isJsonObject(level.value) ? playedMembers(level.value) : {}),
  playedContext: ({ game, manifest }) => [playedGame(game?.value ?? null), dslVersion(manifest?.value)],
};

function entries(pack: PackSource): readonly PackEntry[] {
  const { entries: listed, unsequenced } = levelSequence(pack);
  const file = pack.game?.path ?? "";
  let number = 0;
  const rows = listed.map((entry): PackEntry => {
    const listedAt = { file, at: entry.at, index: entryIndexOf(entry.at) ?? 0 };
    if (entry.type === "story") {
      const { title, text, image } = entry;
      return { kind: "story", title, text, image, listedAt };
    }
    number += 1;
    if (entry.file === null) return { kind: "missing", id: entry.id, listedAt };
    return { kind: "start", id: entry.id, title: levelTitleOf(entry.file), file: entry.file, number, listedAt };
  });
  return [...rows, ...unsequenced.map(unlistedEntry)];
}

function unlistedEntry(file: SourceFile): PackEntry {
  return { kind: "start", id: levelIdOf(file), title: levelTitleOf(file), file, number: null, listedAt: null };
}

function choices(beside: SourceFile | null): StartChoices {
  return { title: "New Level", size: (beside === null ? null : declaredSize(beside.tree)) ?? FIRST_SIZE };
}

function create(
  pack: PackSource,
  origin: StartOrigin,
  beside: SourceFile | null,
  chosen: StartChoices = choices(beside),
): NewStart {
  const name = freeLevelName(pack, beside === null ? "level" : levelIdOf(beside));
  const text = startText(origin, beside, name, pack.game?.value, chosen);
  const after = beside === null ? null : levelIdOf(beside);
  return { ...name, text, listing: editGame(pack, (game) => sequenceLevelEdits(game, name.id, after)) };
}

function paste(pack: PackSource, text: string, beside: SourceFile | null): NewStart | null {
  const value = pastedValue(text);
  if (value === null || !isJsonObject(value["board"])) return null;
  const name = ownLevelName(pack, pastedId(value) ?? "level");
  const title = typeof value["title"] === "string" ? value["title"] : name.id;
  const after = beside === null ? null : levelIdOf(beside);
  return {
    ...name,
    text: copiedLevelText(text, name.id, title),
    listing: editGame(pack, (game) => sequenceLevelEdits(game, name.id, after)),
  };
}

function startText(
  origin: StartOrigin,
  beside: SourceFile | null,
  { id }: LevelName,
  game: Json | undefined,
  { title, size }: StartChoices,
): string {
  if (origin === "empty" || beside === null || beside.tree.errors.length > 0 || !isJsonObject(beside.value)) {
    return emptyLevelText(id, title, size, game, beside ?? undefined);
  }
  if (origin === "copy") return copiedLevelText(beside.text, id, `${levelTitleOf(beside)} (copy)`);
  return templateLevelText(beside.text, id, title, game);
}

const STORY: JsonObject = { type: "story", title: "New Chapter", text: "Once upon a time…" };

function storyEdits(game: ParsedText, before: number): Result<readonly TextEdit[], string> {
  return unbroken(game, () => insertItemEdits(game, ["levelSequence"], before, STORY));
}

function unbroken(game: ParsedText, edits: () => readonly TextEdit[]): Result<readonly TextEdit[], string> {
  return game.tree.errors.length > 0 ? refused("game.json has a syntax error. Fix it first.") : done(edits());
}

function editGame(
  { game }: PackSource,
  edits: (game: ParsedText) => Result<readonly TextEdit[], string>,
): Result<FileEdits | null, string> {
  if (game === null) return refused("The pack has no game.json.");
  const made = edits({ text: game.text, tree: game.tree });
  return made.ok ? done({ file: game.path, edits: made.value }) : made;
}

function sequenceIn({ game }: PackSource): readonly Json[] {
  return listOf(objectOf(game?.value)["levelSequence"]);
}

/** The version decides by which profile the pack is played. */
function dslVersion(manifest: Json | undefined): Json {
  return isJsonObject(manifest) ? (manifest["dslVersion"] ?? null) : null;
}
