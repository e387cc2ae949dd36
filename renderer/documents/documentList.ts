// The open pack's documents by path, with events for added, removed and changed ones. Knows neither disk nor host.
import type { Disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import type { FileMove } from "../../shared/text/edit";
import { ModelDocument } from "./modelDocument";
import type { DiskDocument, ReadFile, TextChange } from "./packDocument";

export interface DocumentChange {
  readonly path: string;
  /** Its `text` changed (and with it perhaps whether it is unsaved); its `state` did, by a save or a conflict; or
   * the list `opened` or `closed` it. */
  readonly kind: "text" | "state" | "opened" | "closed";
  /** Of a `text`: how it changed. */
  readonly change?: TextChange;
}

export interface DocumentList {
  get(path: string): DiskDocument | undefined;
  /** Sorted. The same array until a document comes or goes. */
  paths(): readonly string[];
  /** Of those with unsaved edits, sorted. The same array until it changes. */
  unsavedPaths(): readonly string[];
  open(packId: string, file: ReadFile): DiskDocument;
  /** Opens many: all are there before the first is reported. */
  openAll(packId: string, files: readonly ReadFile[]): void;
  close(path: string): void;
  /**
   * Puts a document under another path, its steps of undo and all else kept. Told as one that opens there and one that
   * closes here. False, and nothing done, where there is none to move or one in its place.
   */
  move(from: string, to: string): boolean;
  closeAll(): void;
  /** To be called after a document's base or conflict changed. */
  tellState(path: string): void;
  onChange(listener: (change: DocumentChange) => void): Disposable;
  /** Fires after all listeners of `onChange`: for views of what those store. */
  onChanged(listener: (change: DocumentChange) => void): Disposable;
  /** Told between the opening under the new path and the closing under the old. */
  onMove(listener: (move: FileMove) => void): Disposable;
}

/** Returns an empty list. */
export function createDocumentList(): DocumentList {
  const byPath = new Map<string, DiskDocument>();
  const changes = createEmitter<DocumentChange>();
  const changed = createEmitter<DocumentChange>();
  const moves = createEmitter<FileMove>();
  let paths: readonly string[] = [];
  let unsaved: readonly string[] = [];

  const recount = (): void => {
    const now = paths.filter((path) => byPath.get(path)?.unsaved === true);
    if (now.length !== unsaved.length || now.some((path, index) => path !== unsaved[index])) unsaved = now;
  };
  const tellAll = (news: readonly DocumentChange[]): void => {
    if (news.some(({ kind }) => kind === "opened" || kind === "closed")) paths = [...byPath.keys()].sort();
    recount();
    // All of the first before the second: views of a whole pack read it once, not for each of its files.
    for (const each of news) changes.emit(each);
    for (const each of news) changed.emit(each);
  };
  const tell = (path: string, kind: DocumentChange["kind"]): void => tellAll([{ path, kind }]);

  const close = (closed: readonly string[]): void => {
    const documents = closed.flatMap((path) => byPath.get(path) ?? []);
    const news = documents.map(({ path }) => ({ path, kind: "closed" }) as const);
    for (const { path } of news) byPath.delete(path);
    tellAll(news);
    // After the events, so that views release the models first.
    for (const document of documents) document.dispose();
  };

  const put = (packId: string, file: ReadFile): DiskDocument => {
    const document = new ModelDocument(packId, file);
    byPath.set(file.path, document);
    document.onChange((change) => tellAll([{ path: document.path, kind: "text", change }]));
    return document;
  };

  return {
    get: (path) => byPath.get(path),
    paths: () => paths,
    unsavedPaths: () => unsaved,
    open(packId, file) {
      const document = put(packId, file);
      tell(file.path, "opened");
      return document;
    },
    openAll(packId, files) {
      for (const file of files) put(packId, file);
      tellAll(files.map(({ path }) => ({ path, kind: "opened" })));
    },
    close: (path) => close([path]),
    move(from, to) {
      const document = byPath.get(from);
      if (document === undefined || byPath.has(to)) return false;
      const letGo = document.moveTo(to);
      byPath.set(to, document);
      tell(to, "opened");
      moves.emit({ from, to });
      byPath.delete(from);
      tell(from, "closed");
      letGo();
      return true;
    },
    closeAll: () => close([...byPath.keys()]),
    tellState: (path) => tell(path, "state"),
    onChange: (listener) => changes.on(listener),
    onChanged: (listener) => changed.on(listener),
    onMove: (listener) => moves.on(listener),
  };
}
