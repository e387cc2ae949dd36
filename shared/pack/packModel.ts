// The parts of a language's pack model that do not depend on a pack: roles, words, how moves are recorded, how texts
// are laid out. The model itself is defined in packSource.ts.
import type { Json, JsonObject, JsonPointer } from "../base/json";
import type { Result } from "../base/result";
import type { FileEdits, FileMove, TextEdit, TextSpan } from "../text/edit";
import type { JsonTree, ParsedText } from "../text/jsonTree";
import type { SchemaAddress } from "./schemas/schemas";

/** What a file of a pack is for, in the words of its language; `other` is any text that no player reads. */
export type FileRole = string;

export interface RoleInfo {
  /** What a file of this role is called: "Game", "Level". */
  readonly title: string;
  /** Address of the schema that describes such a file; null for none. */
  readonly schema: SchemaAddress | null;
  /** `one` is a single file in the tree, `start` can be played from, `part` is one of several. */
  readonly stands: "one" | "start" | "part";
  /** Every start is played by such files: while one cannot be read, none of them is played. */
  readonly isPlayedByAll?: true;
  /** Returns where a file that every pack needs is expected; null for a role that a pack can do without. */
  expectedAt(manifest: Json | undefined): string | null;
}

/** What things are called in the window: lower case, to be put into sentences. */
export interface PackWords {
  /** What is played from: "level", "game". */
  readonly start: string;
  readonly starts: string;
  /** What a new one that begins as another one keeps of it: its "ground", its "set-up". */
  readonly ground: string;
  /** A sort of what stands on a board: "kind", "entity". */
  readonly kind: string;
  /** What is recorded of it: "solution", "game". */
  readonly record: string;
  readonly records: string;
  /** What a start does whose record comes to what it should: a level "wins", levels "win". */
  readonly passes: string;
  readonly pass: string;
  /** What it does when the record comes to the opposite: a level "loses". */
  readonly fails: string;
  /** How a session is over that came to what it should: "won"; and that came to the opposite: "lost". */
  readonly won: string;
  readonly lost: string;
  /** What is going on while it is played: a "game". */
  readonly play: string;
  /** One entry of a record: "move", "event". */
  readonly move: string;
  readonly moves: string;
  /** What one moment of it is made of, and another one compared by: "boards and variables". */
  readonly contents: string;
  /** What a rule's conditions are called together: its "if". */
  readonly condition: string;
  /** Said of a start without a record: "no recorded solution". */
  readonly noRecord: string;
}

/** The words for a pack whose language is not known. */
export const PLAIN_WORDS: PackWords = {
  start: "level",
  starts: "levels",
  ground: "ground",
  kind: "kind",
  record: "solution",
  records: "solutions",
  passes: "wins",
  pass: "win",
  fails: "loses",
  won: "won",
  lost: "lost",
  play: "game",
  move: "move",
  moves: "moves",
  contents: "boards and variables",
  condition: "if",
  noRecord: "no recorded solution",
};

/** Where an entry of the pack's order is written. `index` counts the entries of the list. */
export interface ListedAt {
  readonly file: string;
  readonly at: JsonPointer;
  readonly index: number;
}

/** What a new start begins with: nothing, another one's ground, or all of another one. */
export type StartOrigin = "empty" | "template" | "copy";

/** What the user says of a new start. */
export interface StartChoices {
  readonly title: string;
  /** Columns and rows of its board. */
  readonly size: readonly [width: number, height: number];
}

/** What a pack lacks of what pasted starts need, for the question whether it is to be added. */
export interface Lacking {
  /** The question. */
  readonly title: string;
  /** What it is, and what is still to do then. */
  readonly detail: string;
  /** Images of the other pack that come with it. */
  readonly images: readonly string[];
}

/** An action as it is recorded: all keys but `action` are its params. */
export interface RecordedAction {
  readonly action: string;
  readonly [param: string]: Json;
}

export interface RecordedEntry {
  /** Null for an entry that is no action at all. */
  readonly move: RecordedAction | null;
  readonly at: JsonPointer;
  readonly span: TextSpan;
}

/** How what was played is written in the file of a start. */
export interface RecordFormat {
  read(start: JsonTree): readonly RecordedEntry[];
  /** Pointer of the entry of a move, counted from 1. */
  pointerOf(step: number): JsonPointer;
  /** Returns the edits after which the record is these moves. None for a text that does not parse. */
  replace(start: ParsedText, moves: readonly RecordedAction[]): readonly TextEdit[];
  /** Returns whether the file of a start records moves itself; absent: they all do. Else a new start is made for them. */
  isKeptIn?(start: JsonTree): boolean;
  /** Returns the edits after which the file expects the recorded moves to end in a state. Absent: it has no such word. */
  expect?(start: ParsedText, state: JsonObject): readonly TextEdit[];
  /** Moves as one line for the clipboard. */
  textOf(moves: readonly RecordedAction[]): string;
  /** Returns the moves that such a line says; refused with a sentence. */
  parse(text: string): Result<readonly RecordedAction[], string>;
  /** Places at which hints along the record end; null for a language that has none. */
  readonly hints: HintFormat | null;
  /** Records that are kept beside the one that counts. Absent: a start has one alone. */
  readonly others?: OtherRecords;
}

/** A record that is kept beside the one that counts. */
export interface OtherRecord {
  readonly name: string;
  readonly moves: readonly RecordedAction[];
  readonly at: JsonPointer;
}

/** How other records are written in the file of a start. Edits: none for a text that does not parse. */
export interface OtherRecords {
  read(start: JsonTree): readonly OtherRecord[];
  add(start: ParsedText, name: string, moves: readonly RecordedAction[]): readonly TextEdit[];
  remove(start: ParsedText, index: number): readonly TextEdit[];
  rename(start: ParsedText, index: number, name: string): readonly TextEdit[];
  /** Makes it the record that counts; the one before is kept in its place. */
  choose(start: ParsedText, index: number): readonly TextEdit[];
}

export interface HintFormat {
  read(start: JsonTree): readonly number[];
  edits(start: ParsedText, stops: readonly number[]): readonly TextEdit[];
  /** Returns the stops with one put after a move, or taken from it. */
  toggled(stops: readonly number[], at: number, moves: number): readonly number[];
  moved(stops: readonly number[], from: number, to: number, moves: number): readonly number[];
  /** Returns the stops after some of the record's `moves` moves, by their numbers from 1, have been taken out of it. */
  without(stops: readonly number[], taken: ReadonlySet<number>, moves: number): readonly number[];
}

export interface PackName {
  readonly name: string;
  /** A few words next to it; "" for none. */
  readonly detail: string;
}

/** A name with another one in all places that mean it. */
export interface Renaming {
  readonly edits: readonly FileEdits[];
  readonly moves: readonly FileMove[];
}

/** A rule, or what a language has in its place, that can be shown, marked and stopped at. */
export interface RulePlace {
  readonly id: string;
  readonly at: JsonPointer;
  /** The rule's object in the text. */
  readonly offset: number;
  readonly length: number;
}

/** A rule of a pack, named or not, and the event or action that it waits for. */
export interface PackRule {
  readonly id: string;
  readonly on: string;
  readonly file: string;
  readonly at: JsonPointer;
}

/** How the texts of a language are laid out and listed. */
export interface HouseStyle {
  /** Members whose items each get a line, however long. */
  readonly lineLists: ReadonlySet<string>;
  /** Members whose items an outline leaves out: there may be thousands. */
  readonly longLists: ReadonlySet<string>;
  /** Members that name the item that contains them, the best first. */
  readonly naming: readonly string[];
  /** Members that say more of it. */
  readonly details: readonly string[];
}

/** Another way to write the value at a place, with the same meaning. */
export interface Rewrite {
  readonly title: string;
  /** Made only when it is chosen: a file may be large. */
  readonly changes: () => readonly FileEdits[];
}

/** A part of a string that holds a small language of its own, as it is coloured. */
export interface StringToken {
  readonly kind: "function" | "name" | "property" | "text" | "number" | "constant";
  /** In the text of the file. */
  readonly span: TextSpan;
}
