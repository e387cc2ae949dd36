// What is wrong with a pack, said in terms of its documents. Knows nothing of how it was found or is shown.
import type { Json, JsonPointer } from "../base/json";
import type { FileEdits, TextSpan } from "../text/edit";
import type { FindingCode, Severity } from "./codes";

/** Where: a place in the document's tree, or (only while it does not parse) a span of its text. */
export type Place = JsonPointer | TextSpan;

export interface RelatedPlace {
  readonly file: string;
  readonly at: Place;
  readonly message: string;
}

/** A change that mends a finding, offered as a quick fix. */
export interface Fix {
  readonly title: string;
  readonly changes: readonly FileEdits[];
}

export interface Finding {
  readonly code: FindingCode;
  readonly severity: Severity;
  /** A sentence a designer understands, with the names in question. */
  readonly message: string;
  /** Relative to the pack, with forward slashes. */
  readonly file: string;
  readonly at: Place;
  /** At an object's member: mark the `"key"` rather than the value. */
  readonly onKey?: boolean;
  readonly params: Readonly<Record<string, Json>>;
  readonly related?: readonly RelatedPlace[];
  readonly fixes?: readonly Fix[];
}

/** From 1, as editors and the command line count; columns in UTF-16 units. */
export interface TextRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A finding with its place worked out on one version of the text: what leaves the host. */
export interface LocatedFinding extends Omit<Finding, "at" | "onKey" | "related"> {
  readonly range: TextRange;
  readonly span: TextSpan;
  /** The place in the tree, where the finding had one. */
  readonly at: JsonPointer | null;
  readonly related: readonly { readonly file: string; readonly range: TextRange; readonly message: string }[];
}
