// React hooks for documents.
import { useSyncExternalStore } from "react";
import { documents } from "./documents";
import type { PackDocument } from "./packDocument";

/** Returns the document of a path, or null; renders again when it comes, goes, changes or is saved. */
export function useDocument(path: string | null): PackDocument | null {
  useSyncExternalStore(subscribeToAll, () => (path === null ? "" : stampOf(documents.get(path))));
  return path === null ? null : (documents.get(path) ?? null);
}

/** Returns all paths, sorted. */
export function useDocumentPaths(): readonly string[] {
  return useSyncExternalStore(subscribeToAll, () => documents.paths());
}

/** Paths of the documents with unsaved edits, sorted. */
export function useUnsavedPaths(): readonly string[] {
  return useSyncExternalStore(subscribeToAll, () => documents.unsavedPaths());
}

function stampOf(document: PackDocument | undefined): string {
  if (document === undefined) return "";
  const { version, unsaved, conflict } = document;
  return `${version} ${unsaved} ${conflict?.kind === "changed" ? conflict.hash : conflict?.kind}`;
}

function subscribeToAll(notify: () => void): () => void {
  const subscription = documents.onFollow(notify);
  return () => subscription.dispose();
}
