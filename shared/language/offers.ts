// Results about the text at a caret: plain data, in offsets of the requested text.
import type { TextRange } from "../findings/finding";
import type { FileEdits, FileMove, TextEdit, TextSpan } from "../text/edit";

export type CompletionKind = "property" | "value" | "name" | "event" | "reference" | "snippet" | "color" | "file";

/** What a text names that can be shown: a kind as the board draws it, or an image by its path. */
export type NamedPicture = { readonly kind: string } | { readonly sprite: string };

/** One row of the completion list. */
export interface CompletionOffer {
  readonly label: string;
  readonly kind: CompletionKind;
  /** A few words next to the label. */
  readonly detail: string;
  /** Markdown; "" for none. */
  readonly documentation: string;
  readonly picture?: NamedPicture;
  /** What the text replaces: on one line, around or right before the caret. */
  readonly span: TextSpan;
  readonly text: string;
  /** It is of another type than the place takes: a text offers it last, a form does not. */
  readonly isMisfit?: true;
  /** Edits outside the span, such as a missing comma on the line before. */
  readonly also: readonly TextEdit[];
  /** Suggestions for the first tab stop should open at once. */
  readonly asks: boolean;
  /** The text has tab stops, as `${1:name}`; in it `$`, `}` and `\` are escaped. */
  readonly snippet: boolean;
  /** What the text between the span's start and the caret is compared with. */
  readonly filter: string;
  /** Rows are shown in the order of these. */
  readonly order: string;
}

/** What a pointer resting on the text shows. */
export interface HoverText {
  /** Markdown paragraphs. */
  readonly parts: readonly string[];
  readonly picture?: NamedPicture;
  readonly span: TextSpan;
}

/** A place in a file of the pack. */
export interface FilePlace {
  readonly file: string;
  readonly range: TextRange;
}

/** A name under the caret and its occurrences in the pack. */
export interface NamePlaces {
  /** What the name is of: `kind`, `layer`, `tag`, … */
  readonly of: string;
  readonly name: string;
  /** The name in the text, without quotes. */
  readonly span: TextSpan;
  readonly definitions: readonly FilePlace[];
  /** All places, definitions among them. */
  readonly places: readonly FilePlace[];
  /** Whether the name can be given another: it is the pack's own. */
  readonly renamable: boolean;
}

/** The edits that give a name another one everywhere. */
export interface NameChange {
  readonly changes: readonly FileEdits[];
  /** Files whose names follow, after the edits: a level's own. */
  readonly moves: readonly FileMove[];
}
