// The only owner of the open pack's text: every document, and its ties to the disk and to the host.
import { type Disposable, disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import type { Result } from "../../shared/base/result";
import type { DiskChange, PackListing } from "../../shared/rpc/contract";
import { host, onHostRestart } from "../bridge/host";
import { main, onMain } from "../bridge/main";
import { keepOwnVersion, takeDiskNews, takeDiskVersion } from "./diskChanges";
import { type DocumentChange, createDocumentList } from "./documentList";
import { createHostSync } from "./hostSync";
import type { PackDocument } from "./packDocument";
import { type SaveFailure, saveAllDocuments, saveDocument } from "./saving";

export interface Documents {
  get(path: string): PackDocument | undefined;
  /** Sorted; the same array until a document comes or goes. */
  paths(): readonly string[];
  /** Of documents with unsaved edits; the same array until it changes. */
  unsavedPaths(): readonly string[];
  /** The newest generation sent to the host; findings of older ones are out of date. */
  readonly generation: number;
  /** Lets go of the pack before and takes this one's texts. */
  openAll(listing: PackListing): void;
  closeAll(): void;
  save(path: string): Promise<Result<null, SaveFailure>>;
  saveAll(): Promise<readonly SaveFailure[]>;
  /** Sends waiting changes to the host at once: for who asks it something about the text as it stands. */
  flush(): void;
  /** Settles a conflict with the disk: the disk's text replaces the edits (undo brings them back). */
  takeDiskVersion(path: string): void;
  /** Settles a conflict with the disk: the edits stay, and saving overwrites the disk's text. */
  keepOwnVersion(path: string): void;
  /** Told when a document comes or goes. */
  onListChange(listener: () => void): Disposable;
  onChange(listener: (change: DocumentChange) => void): Disposable;
  /** Told the path of a document whose unsaved edits have met a change on the disk. */
  onConflict(listener: (path: string) => void): Disposable;
}

const list = createDocumentList();
const sync = createHostSync(list, (change) => host.sync(change));
const conflicts = createEmitter<string>();
let packId: string | null = null;

export const documents: Documents = {
  get: (path) => list.get(path),
  paths: () => list.paths(),
  unsavedPaths: () => list.unsavedPaths(),
  get generation() {
    return sync.generation;
  },
  openAll(listing) {
    list.closeAll();
    packId = listing.id;
    for (const file of listing.files) list.open(listing.id, file.path, file.text, file.hash);
    sync.setAssets(listing.assets, listing.collections);
    sync.sendAll();
  },
  closeAll() {
    packId = null;
    list.closeAll();
    sync.setAssets([], []);
    sync.sendAll();
  },
  save: (path) => saveDocument(list, (request) => main.saveFile(request), path),
  saveAll: () => saveAllDocuments(list, (request) => main.saveFile(request)),
  flush: () => sync.flush(),
  takeDiskVersion: (path) => takeDiskVersion(list, path),
  keepOwnVersion: (path) => keepOwnVersion(list, path),
  onListChange: (listener) =>
    list.onChange(({ kind }) => {
      if (kind === "opened" || kind === "closed") listener();
    }),
  onChange: (listener) => list.onChange(listener),
  onConflict: (listener) => conflicts.on(listener),
};

function takeDiskChange(change: DiskChange): void {
  if (packId === null) return;
  for (const { path, text, hash } of change.changed) {
    if (takeDiskNews(list, packId, path, { kind: "changed", text, hash })) conflicts.emit(path);
  }
  for (const path of change.removed) {
    if (takeDiskNews(list, packId, path, { kind: "removed" })) conflicts.emit(path);
  }
  const { assets, collections } = change;
  if (assets !== null || collections !== undefined) sync.setAssets(assets, collections ?? null);
}

/** Begins to follow the disk and the host, once, at start. */
export function connectDocuments(): Disposable {
  let told: readonly string[] = [];
  const subscriptions = [
    onMain("diskChanged", takeDiskChange),
    onHostRestart(() => {
      if (packId !== null) sync.sendAll();
    }),
    list.onChange(() => {
      if (list.unsavedPaths() === told) return;
      told = list.unsavedPaths();
      void main.setUnsaved(told);
    }),
  ];
  return disposable(() => {
    for (const each of subscriptions) each.dispose();
  });
}
