// The messages between the window and its search worker. Types only.
import type { FileEdits } from "../../../shared/text/edit";
import type { SearchQuery } from "../../../shared/text/search";
import { type FoundMatches, type SearchedText, replaceTexts, searchTexts } from "./searchTexts";

export interface SearchCall {
  readonly id: number;
  readonly wants: "matches" | "edits";
  readonly texts: readonly SearchedText[];
  readonly query: SearchQuery;
  readonly replacement: string;
}

export interface SearchAnswer {
  readonly id: number;
  readonly found: FoundMatches | null;
  readonly edits: readonly FileEdits[];
}

export function answerSearch({ id, wants, texts, query, replacement }: SearchCall): SearchAnswer {
  return wants === "matches"
    ? { id, found: searchTexts(texts, query, replacement), edits: [] }
    : { id, found: null, edits: replaceTexts(texts, query, replacement) };
}
