// A pack as parsed text, and what the program knows of its language from texts alone. Pure. A language implements
// `PackModel`; the rest of the program asks for it by `PackSource.model` and never looks into the language's own fields.
import type { Json, JsonObject, JsonPointer } from "../base/json";
import type { JsonTree } from "../text/jsonTree";
import type { Result } from "../base/result";
import type { FileEdits, TextSpan } from "../text/edit";
import type { JsonNode } from "../text/jsonNode";
import type { JsonPath } from "../text/memberEdit";
import type { Schema } from "./schemas/schemas";
import type {
  FileRole,
  HouseStyle,
  Lacking,
  ListedAt,
  PackName,
  PackRule,
  PackWords,
  RecordFormat,
  Renaming,
  Rewrite,
  RoleInfo,
  RulePlace,
  StartChoices,
  StartOrigin,
  StringToken,
} from "./packModel";

/** Collections beside the pack whose sprites it may use (spec files.md, Sprites). */
export interface AssetCollection {
  readonly id: string;
  /** Paths inside the collection, with forward slashes. */
  readonly files: readonly string[];
}

export interface SourceFile {
  /** Relative to the pack, with forward slashes. */
  readonly path: string;
  /** What the pack's language takes the file for; `other` in a pack whose language is not known. */
  readonly role: FileRole;
  readonly text: string;
  /** Tolerant parse; never null, but `value` is undefined when nothing could be made of the text. */
  readonly tree: JsonTree;
  readonly value: Json | undefined;
  /** On the disk a byte order mark stands before `text`, which leaves it out. A text that is not edited holds it itself. */
  readonly hasMark?: true;
}

export interface PackSource {
  /** The language the pack is written in; null when its manifest names an unknown one, or none recognises it. */
  readonly model: PackModel | null;
  readonly manifest: SourceFile | null;
  /** The file with the role `game`: what all starts have in common. */
  readonly game: SourceFile | null;
  /** The file with the role `theme`. */
  readonly theme: SourceFile | null;
  /** The files that can be played from, whatever the language calls them; by file name. */
  readonly levels: readonly SourceFile[];
  /** All text files by path, the above included. */
  readonly files: ReadonlyMap<string, SourceFile>;
  /** Paths of all files that are not text. */
  readonly assets: ReadonlySet<string>;
  readonly collections: readonly AssetCollection[];
}

/** A row of the pack in the order in which it is played. */
export type PackEntry =
  | {
      readonly kind: "start";
      readonly id: string;
      readonly title: string;
      readonly file: SourceFile;
      /** Place among the listed starts, from 1; null for one that no list names. */
      readonly number: number | null;
      readonly listedAt: ListedAt | null;
    }
  | {
      readonly kind: "story";
      readonly title: string | null;
      readonly text: string | null;
      readonly image: string | null;
      readonly listedAt: ListedAt;
    }
  /** Named by the list, but no file has this id. */
  | { readonly kind: "missing"; readonly id: string; readonly listedAt: ListedAt };

export interface NewStart {
  readonly id: string;
  readonly path: string;
  readonly text: string;
  /** The edits that list it after the start it was made beside, or why they cannot be made. */
  readonly listing: Result<FileEdits | null, string>;
}

/** A place in the list of starts, and the entry (its place before) that comes there. */
export type EntryPlace = readonly [place: number, entry: number];

/** What is carried with copied starts into another pack, such as the kinds that stand on their boards. */
export interface CarriedModel {
  /** Returns what the starts in these files need, by name, and which of the pack's images that is drawn with. */
  of(pack: PackSource, files: readonly string[], images: readonly string[]): JsonObject;
  /** Returns what of it a pack lacks; null for nothing. */
  lacking(pack: PackSource, carried: JsonObject): Lacking | null;
  /** Returns the edits that declare what a pack lacks; `images` has the paths of those that have others here. */
  edits(
    pack: PackSource,
    carried: JsonObject,
    images: ReadonlyMap<string, string>,
  ): Result<readonly FileEdits[], string>;
}

/** The starts of a pack in their order, and what changes it: each change as edits of the file with the list. */
export interface StartModel {
  /** All starts: those of the list in its order with what stands between them, then the others by file name. */
  entries(pack: PackSource): readonly PackEntry[];
  idOf(start: SourceFile): string;
  titleOf(start: SourceFile): string;
  /** The place of a start's title in its text. */
  titlePath(start: SourceFile): JsonPath;
  /** The sort of names that the ids of starts are: `level`. Absent: an id cannot be changed where it is meant. */
  readonly ofIds?: string;
  /** A new start beside another one; null for the first. */
  create(pack: PackSource, origin: StartOrigin, beside: SourceFile | null, chosen?: StartChoices): NewStart;
  /**
   * A start with a text that was copied, perhaps in another pack, after another one; null where it is no text of a
   * start. It keeps its title, and its id where that is free.
   */
  paste(pack: PackSource, text: string, beside: SourceFile | null): NewStart | null;
  /** What starts need of their pack where they are pasted into another; absent: nothing that could be carried. */
  readonly carried?: CarriedModel;
  /** What an empty start beside another one begins with, where the user can choose that; absent: there is no choice. */
  readonly choices?: (beside: SourceFile | null) => StartChoices;
  /** Takes every entry of these starts out of the list. */
  unlist(pack: PackSource, ids: ReadonlySet<string>): Result<FileEdits | null, string>;
  /** Moves the entries at `from`, in their order, before the one at `before` (their number: to the end). */
  move(pack: PackSource, from: readonly number[], before: number): Result<FileEdits | null, string>;
  /** Puts entries in the places of others: each place with the entry that comes there, as many as there were before. */
  arrange(pack: PackSource, places: readonly EntryPlace[]): Result<FileEdits | null, string>;
  /** Puts a story screen before an entry; absent: the language has none. */
  readonly addStory?: (pack: PackSource, before: number) => Result<FileEdits | null, string>;
  /** Takes one entry out of the list; the file it names stays. */
  removeEntry(pack: PackSource, index: number): Result<FileEdits | null, string>;
  /** How many entries the list has. */
  listLength(pack: PackSource): number;
  /** The width and height that a start's text gives its board; null for none. */
  sizeOf(start: SourceFile): readonly [width: number, height: number] | null;
  /** Members of a start that playing depends on; the others only describe it. */
  playedMembers(start: SourceFile): Readonly<Record<string, Json | undefined>>;
  /** Everything outside of starts that playing depends on, as values that stay the same while it does. */
  playedContext(pack: PackSource): readonly Json[];
}

/** The names of a pack by the sorts that its schemas tell apart (`x-ref`, `x-def`): `kind`, `rule`, `phase`. */
export interface NameModel {
  /** The sort that a word of the schemas means: an `item` is a `kind`. */
  sortOf(word: string): string;
  /** The names of a sort, those of the start in question first. */
  list(pack: PackSource, of: string, start: SourceFile | null): readonly PackName[];
  /** Where a name is defined; null when the pack nowhere defines it. */
  definition(pack: PackSource, of: string, name: string): { readonly file: string; readonly at: JsonPointer } | null;
  /** All names of a sort that some file defines. */
  defined(pack: PackSource, of: string): ReadonlySet<string>;
  /** The sort of the names of rules: `rule`. */
  readonly ofRules: string;
  /** The sort of names that entities of a board go by: `kind`. */
  readonly ofEntities: string;
  /** Sorts that can be renamed everywhere, with words for them: `kind` → "a kind". */
  readonly renamable: Readonly<Record<string, string>>;
  /**
   * The ends of the sorts that a finding about an unknown name may be about, by the last word of its code, where that
   * word is not the sort: what the avatar holds is a kind. None for names that need no declaration.
   */
  readonly sortsOfUnknown?: Readonly<Record<string, readonly string[]>>;
  /** Renames what `name` means in `file`; refused with a sentence. */
  rename(pack: PackSource, of: string, name: string, next: string, file: SourceFile): Result<Renaming, string>;
}

export interface PackModel {
  /** As a manifest's `dialect` names it. */
  readonly id: string;
  readonly title: string;
  readonly words: PackWords;
  /**
   * Returns whether a type of the items of a list, such as a goal's, came after the version of the language that the
   * pack declares: neither forms nor completion offer it. Absent: there are no versions.
   */
  isLaterType?(pack: PackSource, type: string): boolean;
  /** In the order in which a tree lists their files. Roles are looked up by name; `other` has no row. */
  readonly roles: Readonly<Record<FileRole, RoleInfo>>;
  /** The role of the file that is played from while no file is a start; absent: then nothing is. */
  readonly onlyStart?: FileRole;
  /** Whether a pack whose manifest names no language looks like one of this language. */
  claims(files: ReadonlyMap<string, SourceFile>): boolean;
  /** What `claims` looks for, as the end of a sentence. */
  readonly lookedFor: string;
  /**
   * Schemas that describe the value at a path of a file beside those that its role's schema has for it: what another
   * file says may decide. `node` is what is written there.
   */
  schemasAt(pack: PackSource, file: SourceFile, path: JsonPath, node: JsonNode | undefined): readonly Schema[];
  /** The role of each path in a pack with this manifest. */
  rolesIn(manifest: Json | undefined): (path: string) => FileRole;
  readonly starts: StartModel;
  readonly record: RecordFormat;
  readonly names: NameModel;
  readonly style: HouseStyle;
  /** All rules of the pack: those that every start has, then those of each start. */
  rules(pack: PackSource): readonly PackRule[];
  /** The language itself reports the rules that no start uses, in its findings or `Game.played`. Absent: it does not. */
  readonly tellsUnusedRules?: true;
  /** The rules of a file that have an id, in the order of the text. */
  rulePlaces(file: JsonTree): readonly RulePlace[];
  /** The pack without what is painted: the same object while only cells change (see `usePackWithoutCells`). */
  withoutCells(pack: PackSource, earlier: PackSource | null): PackSource;
  /** Returns where a start's text writes the cells of its board. Absent: its texts paint nothing. */
  paintedAt?(start: SourceFile): readonly JsonPointer[];
  rewritesAt(pack: PackSource, file: SourceFile, offset: number): readonly Rewrite[];
  /** Returns the parts of the strings in a span of the file that hold a language of their own. Absent: none do. */
  stringTokens?(file: SourceFile, within: TextSpan): readonly StringToken[];
}
