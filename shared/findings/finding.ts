// A problem in a pack, located in its documents.
import type { Json, JsonPointer } from "../base/json";
import type { FileEdits, TextSpan } from "../text/edit";
import type { Severity } from "./codes";

/**
 * A place in the document's tree, a part of what a string there says, or (only while the document does not parse) a span
 * of its text.
 */
export type Place = JsonPointer | StringPart | TextSpan;

/** A part of the value of a string, in UTF-16 units of what it says. */
export interface StringPart {
  readonly at: JsonPointer;
  readonly within: TextSpan;
}

/** Returns the pointer of the value that a place is in; "" for a span of a text. */
export function pointerIn(place: Place): JsonPointer {
  return typeof place === "string" ? place : "within" in place ? place.at : "";
}

export interface RelatedPlace {
  readonly file: string;
  readonly at: Place;
  readonly message: string;
}

/** A change that fixes a finding, offered as a quick fix. */
export interface Fix {
  readonly title: string;
  readonly changes: readonly FileEdits[];
  /** True where only one thing can be meant: `gridwright check --fix` applies such a fix without asking. */
  readonly safe?: boolean;
  /**
   * True where it does at once what the first fixes of all findings of its code in the file do, which cannot be made
   * together.
   */
  readonly forAll?: boolean;
}

export interface Finding {
  /** Of the common table (`codes.ts`), or of that of the pack's language. */
  readonly code: string;
  readonly severity: Severity;
  /** A sentence for designers, with the names concerned. */
  readonly message: string;
  /** Relative to the pack, with forward slashes. */
  readonly file: string;
  readonly at: Place;
  /** True to mark the `"key"` of an object's member rather than its value. */
  readonly onKey?: boolean;
  readonly params: Readonly<Record<string, Json>>;
  readonly related?: readonly RelatedPlace[];
  readonly fixes?: readonly Fix[];
  /** A mistake that is found too may be why: it is reported only where it is still found once those are fixed. */
  readonly mayFollow?: true;
}

/** Counted from 1, as editors and the command line do; columns in UTF-16 units. */
export interface TextRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A finding with its range in one version of the text: what the host sends. */
export interface LocatedFinding extends Omit<Finding, "at" | "onKey" | "related"> {
  readonly range: TextRange;
  readonly span: TextSpan;
  /** The place in the tree, where the finding had one. */
  readonly at: JsonPointer | null;
  readonly related: readonly { readonly file: string; readonly range: TextRange; readonly message: string }[];
}
