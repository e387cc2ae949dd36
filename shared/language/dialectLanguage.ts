// What an editor needs to know about a language's texts beyond its schemas: one implementation per language, in its own
// house. Everything in the schemas (fields, choices, snippets, hover of fields) is made beside this file for all
// languages alike; everything specific to a language is here. Pure: answers follow from the pack's texts. Where a
// string holds a small language of its own (`x-language` in a schema), the caret already carries the string: its word
// with content and span. The names in a string go into `nameAt` and `occurrences`, its offers into `parts`, its hover
// into `hover`, its problems into the dialect's `check`; how its parts are coloured is up to the pack model.
import type { Result } from "../base/result";
import type { Json } from "../base/json";
import type { Fix, LocatedFinding } from "../findings/finding";
import type { Occurrence } from "../pack/names/occurrences";
import type { Renaming } from "../pack/packModel";
import type { PackSource, SourceFile } from "../pack/packSource";
import type { DescribedPlace } from "../pack/schemas/schemaPlace";
import type { TextSpan } from "../text/edit";
import type { JsonPath } from "../text/memberEdit";
import type { DebugLanguage } from "./debugLanguage";
import type { CompletionKind, CompletionOffer, NamedPicture } from "./offers";
import type { Slip } from "./slips";

/** The place of a caret in a file of a pack. */
export interface Caret {
  readonly pack: PackSource;
  /** The language that the pack is written in. */
  readonly language: DialectLanguage;
  readonly file: SourceFile;
  readonly offset: number;
  readonly path: JsonPath;
  /** True when the caret is in a member's key, or where one may be written. */
  readonly onKey: boolean;
  /** The text (key or value) that the caret is in or right after; null where nothing is written yet. */
  readonly word: Word | null;
  /** What the schemas say there. */
  readonly place: DescribedPlace;
}

/** A scalar of the document as it is written. */
export interface Word extends TextSpan {
  /** A string's content, or another scalar's text. */
  readonly value: string;
  readonly isString: boolean;
  /** True for a string with its closing quote. */
  readonly closed: boolean;
}

/** A name that can be inserted at a caret. */
export interface NameOffer {
  readonly name: string;
  /** A few words next to the name. */
  readonly detail: string;
  /** More about it, as Markdown. */
  readonly documentation?: string;
  readonly picture?: NamedPicture;
  /** Names that fit the place better come first: 0 is best. */
  readonly rank: number;
  /** It is of another type than the place takes: a text may offer it last, a form does not. */
  readonly isMisfit?: true;
  /** Its position among names of the same rank; otherwise they are sorted by name. */
  readonly place?: number;
}

/** A member that the object around a caret may get. `value` is its value as a snippet's body, absent: as schemas say. */
export interface MemberOffer extends NameOffer {
  readonly value?: Json;
}

/** A new item in an object of named items. */
export interface NewMember {
  /** The name to write; with `label` a tab stop at which it is given. */
  readonly name: string;
  readonly label?: string;
  readonly documentation: string;
  /** The value as a snippet's body: JSON whose texts may hold tab stops. */
  readonly value: Json;
  readonly order: string;
}

/** A whole value to begin with. */
export interface SnippetOffer {
  readonly label: string;
  /** JSON whose texts may hold tab stops; a text that begins with `^` is raw. */
  readonly body: Json;
  readonly documentation: string;
  readonly order: string;
}

/** A value that can be inserted at a caret. */
export type ValueOffer =
  | (NameOffer & { readonly is: "text"; readonly kind: CompletionKind })
  | { readonly is: "literal"; readonly value: Json; readonly place: number }
  | (SnippetOffer & { readonly is: "snippet" });

/** Something that may stand in a part of the string around the caret. */
export interface PartOffer {
  readonly label: string;
  readonly kind: CompletionKind;
  readonly detail: string;
  /** As Markdown. */
  readonly documentation?: string;
  /** The part of what the string says that it replaces, around or right before the caret. */
  readonly span: TextSpan;
  readonly text: string;
  /** Arguments in brackets after it, each a tab stop. */
  readonly args?: readonly string[];
  /** What follows is asked for at once. */
  readonly asks?: true;
  /** Those with smaller numbers come first. */
  readonly rank: number;
}

export interface OwnValues {
  readonly offers: readonly ValueOffer[];
  /** Nothing else is valid there: neither names nor the snippets of the schemas. */
  readonly isAll: boolean;
}

/** What an editor needs to know about a sort of names. All members are optional: a plain sort is called by its word. */
export interface NameSort {
  /** What such a name is, in front of it: "multi-cell object". */
  readonly title?: string;
  /** The same where one more is offered, if that is another: "param". */
  readonly newTitle?: string;
  /** The sign of its rows in the completion list; absent: that of names. */
  readonly kind?: CompletionKind;
  /** It works without being referred to: a hover does not tell where it is used. */
  readonly worksAlone?: true;
  /** A mark that things carry, not the name of one thing: it stands once in a list, the schema's examples come first. */
  readonly isMark?: true;
  /** Something may use it before anything gives it: it is offered where one is given, too. */
  readonly isUsedFirst?: true;
}

/** The name that a caret is in. */
export interface NameAtCaret {
  readonly of: string;
  readonly name: string;
  /** Without quotes. */
  readonly span: TextSpan;
}

export type FixMaker = (pack: PackSource, finding: LocatedFinding) => Fix | readonly Fix[] | null;

export interface DialectLanguage {
  /** By the schemas' words for them; made with `nameTable`. */
  readonly sorts: Readonly<Record<string, NameSort>>;

  /** Returns the names of a sort that may stand at a caret, each once, in any order. */
  names(caret: Caret, of: string): readonly NameOffer[];
  /** Members that the object around a caret may get and that its schemas do not name. */
  members(caret: Caret): readonly MemberOffer[];
  /** Returns what an object whose keys give names of a sort can get one more of; null: what its schemas say. */
  newMembers(caret: Caret, of: string): readonly NewMember[] | null;
  /** Values that are neither names of the pack nor choices of the schemas. */
  values(caret: Caret): OwnValues;
  /**
   * Returns what may stand in a part of the string around the caret, the best first; null where the string has no
   * language of its own. Absent: no string has one.
   */
  parts?(caret: Caret): readonly PartOffer[] | null;
  /** Texts beside names and choices that a tab stop at this place lets one choose from. */
  choices(caret: Caret): readonly NameOffer[];
  /** Returns whole texts for an empty file. */
  files(caret: Caret): readonly CompletionOffer[];

  /**
   * Returns the name that a caret is in, null for none. Begins with `schemaNameAt` where the schemas mark all names.
   */
  nameAt(caret: Caret): NameAtCaret | null;
  /**
   * Returns all places that mean the name at a caret, its definitions among them, by file and in the order of the text.
   */
  occurrences(caret: Caret, name: NameAtCaret): readonly Occurrence[];
  /** Returns whether names of a sort are the pack's own, to be renamed. */
  isRenamable(of: string): boolean;
  /** Gives the name at a caret another one everywhere; refused with a sentence. */
  rename(caret: Caret, name: NameAtCaret, next: string): Result<Renaming, string>;

  /** Paragraphs about a word at a caret that is no name, before what the schemas say of its field. */
  hover(caret: Caret): readonly string[];
  /** Paragraphs about a name instead of the usual ones: its sort, what its offer says, where it is used. Null for those. */
  aboutName(caret: Caret, name: NameAtCaret): readonly string[] | null;
  /** Sentences about uses of the name that no text writes. */
  silentUses(caret: Caret, name: NameAtCaret): readonly string[];

  /** The fixes by the code of their finding, computed only on request; made with `nameTable`. */
  readonly fixes: Readonly<Record<string, FixMaker>>;

  /**
   * Lists single changes of the rules that an author may have meant, the most likely first: `commonSlips` has those that
   * the schemas tell. The first ones are tried where recorded moves fail. Absent: none are.
   */
  slips?(pack: PackSource): Iterable<Slip>;
  /** Lists the same for what a single start has of its own, beyond its rules. */
  slipsOfStart?(file: SourceFile): Iterable<Slip>;

  readonly debug: DebugLanguage;
}
