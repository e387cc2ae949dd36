// What a file said when it could last be read. Knows nothing of documents: they are asked for by identity.
import type { SourceFile } from "./packSource";
import { isBrokenText } from "../text/brokenText";

/**
 * Returns a function that gives a document's file as it could last be read, or as it is when it never could. What is kept
 * goes with the document.
 */
export function createLastReadable(): (document: object, now: SourceFile) => SourceFile {
  const known = new WeakMap<object, SourceFile>();
  return (document, now) => {
    if (known.get(document) !== now && !isBrokenText(now)) known.set(document, now);
    return known.get(document) ?? now;
  };
}
