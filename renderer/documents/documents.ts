// The only owner of the open pack's text: every document, and its ties to the disk and to the host.
import { type Disposable, disposable } from "../../shared/base/disposable";
import { createEmitter } from "../../shared/base/emitter";
import type { DiskChange, PackListing } from "../../shared/rpc/packsOnDisk";
import type { PackSync } from "../../shared/rpc/packSync";
import type { FileRefusal, PackText } from "../../shared/rpc/saving";
import type { JournalEntry } from "../../shared/rpc/keeping";
import type { FileMove } from "../../shared/text/edit";
import type { JsonTree } from "../../shared/text/jsonTree";
import { host } from "../bridge/host";
import { onHostRestart, wakeHost } from "../bridge/hostConnection";
import { main, onMain } from "../bridge/main";
import { diskNews } from "./disk/diskNews";
import { keepOwnVersion, takeDiskNews, takeDiskVersion, takeMerged } from "./disk/diskChanges";
import { type DocumentChange, createDocumentList } from "./documentList";
import { catchUpOnTurning, createFollowing } from "./following";
import { bringIntoStyle } from "./disk/formatting";
import { createHostSync } from "./hostSync";
import { createJournaling } from "./disk/journaling";
import type { PackDocument } from "./packDocument";
import { onShowMade, settle } from "./model/pendingChange";
import { createSaving, savedTextOf } from "./disk/saving";
import { settleBeforeInput } from "./model/settleBeforeInput";
import { newsOf, takeUp } from "./disk/takeUp";

export interface Documents {
  get(path: string): PackDocument | undefined;
  /** Sorted; the same array until a document comes or goes. */
  paths(): readonly string[];
  /** Of documents with unsaved edits; the same array until it changes. */
  unsavedPaths(): readonly string[];
  /** Returns the texts with unsaved edits, as saving would write them. */
  unsavedTexts(): readonly PackText[];
  /** The newest generation sent to the host; findings of older ones are out of date. */
  readonly generation: number;
  /** The generation with which the host gets the texts as they are: the next one while changes wait to be sent. */
  readonly generationOfTexts: number;
  /** Opens the files of a pack instead of those that are open. `trees`: what their texts parse to, as far as it is known. */
  openAll(listing: PackListing, trees?: ReadonlyMap<string, JsonTree>): void;
  closeAll(): void;
  /** Saves one document; gives why it was refused, or null. */
  save(path: string): Promise<FileRefusal | null>;
  /** Saves all unsaved documents or none; gives why: empty when they are saved. */
  saveAll(): Promise<readonly FileRefusal[]>;
  /** Has the unsaved edits kept for the next opening of the pack; false when the disk refuses. */
  keepUnsaved(): Promise<boolean>;
  /** Gives the unsaved edits up: they are not offered at the next opening. */
  forgetUnsaved(): Promise<void>;
  /** The pack closes now: what was typed since the user was asked comes back, unsaved, when it is next opened. */
  keepTyped(): Promise<void>;
  /** The page may end now: what the journal does not have yet is on its way when this returns. */
  keepNow(): void;
  /** The pack stays open after that: what is unsaved in it is kept from crashes again. */
  keepAgain(): void;
  /** Those of the texts kept from an earlier run that say something the documents do not. */
  newsOf(entries: readonly JournalEntry[]): readonly JournalEntry[];
  /** Takes up a text kept from an earlier run: unsaved, one step of undo, in conflict when the disk has changed. */
  takeUp(entry: JournalEntry): void;
  /** Gives a text kept from an earlier run up. */
  forget(paths: readonly string[]): Promise<void>;
  /** Replaces the text by an earlier state of the file, as one step of undo; opens a file that is no more. */
  restore(path: string, text: string): void;
  /** Lets go of a document and its unsaved edits: its file is to be no more. */
  discard(path: string): void;
  /**
   * Discards a document, and puts its file into the trash where it is on the disk. Opens it again where that is refused;
   * `onRemovalRefused` tells.
   */
  remove(path: string): Promise<void>;
  onRemovalRefused(listener: (sentence: string) => void): Disposable;
  /**
   * Gives a file another name at once, its unsaved edits kept; on the disk a moment later. Where the disk refuses, the
   * document takes its old name again; `onRenameRefused` tells.
   */
  rename(from: string, to: string): Promise<void>;
  onRename(listener: (move: FileMove) => void): Disposable;
  onRenameRefused(listener: (sentence: string) => void): Disposable;
  /** Sends waiting changes to the host at once: for requests about the current text. */
  flush(): void;
  /** Told everything that is sent to the host: for others who follow the texts as it does. */
  onSync(listener: (change: PackSync) => void): Disposable;
  /** Returns the pack as the host has it now, for someone who knows nothing of it. */
  wholePack(): PackSync;
  /** Settles a conflict with the disk: the disk's text replaces the edits (undo brings them back). */
  takeDiskVersion(path: string): void;
  /** Settles a conflict with the disk: the edits stay, and saving overwrites the disk's text. */
  keepOwnVersion(path: string): void;
  /** Settles a conflict with the disk: a text merged from both replaces the edits, as one step of undo. */
  takeMerged(path: string, text: string): void;
  /** Told when a document comes or goes. */
  onListChange(listener: () => void): Disposable;
  onChange(listener: (change: DocumentChange) => void): Disposable;
  /** The same for views that only show the texts: typing in a large text is reported once it pauses. */
  onFollow(listener: (change: DocumentChange) => void): Disposable;
  /** Told whether unsaved edits could be kept outside of the pack. */
  onJournal(listener: (kept: boolean) => void): Disposable;
  /** Told the path of a document whose unsaved edits have met a change on the disk. */
  onConflict(listener: (path: string) => void): Disposable;
}

const list = createDocumentList();
const synced = createEmitter<PackSync>();
const sync = createHostSync(list, (change) => {
  host.sync(change);
  synced.emit(change);
});
const following = createFollowing(list);
const journalNews = createEmitter<boolean>();
const journaling = createJournaling(
  list,
  (id, changes) => main.keepUnsaved(id, changes),
  (kept) => journalNews.emit(kept),
);
const conflicts = createEmitter<string>();
const removalRefusals = createEmitter<string>();
const renameRefusals = createEmitter<string>();
const save = createSaving(list, (requests) => main.saveFiles(requests));
let packId: string | null = null;

export const documents: Documents = {
  get: (path) => list.get(path),
  paths: () => list.paths(),
  unsavedPaths: () => list.unsavedPaths(),
  unsavedTexts() {
    settle();
    return list.unsavedPaths().flatMap((path) => {
      const document = list.get(path);
      return document === undefined ? [] : [savedTextOf(document)];
    });
  },
  get generation() {
    return sync.generation;
  },
  get generationOfTexts() {
    return sync.generationOfTexts;
  },
  openAll(listing, trees) {
    settle();
    journaling.follow(null);
    list.closeAll();
    packId = listing.id;
    list.openAll(
      listing.id,
      listing.files.map((file) => ({ ...file, tree: trees?.get(file.path) })),
    );
    journaling.follow(packId);
    sync.setAssets(listing.assets, listing.collections);
    sync.sendAll();
  },
  closeAll() {
    settle();
    journaling.follow(null);
    packId = null;
    list.closeAll();
    sync.setAssets([], []);
    sync.sendAll();
  },
  async save(path) {
    settle();
    bringIntoStyle(list, [path]);
    return (await save(() => [path]))[0] ?? null;
  },
  saveAll() {
    settle();
    return save(() => {
      bringIntoStyle(list, list.unsavedPaths());
      return list.unsavedPaths();
    });
  },
  async keepUnsaved() {
    settle();
    const kept = await journaling.flush();
    if (kept && packId !== null) await main.keepState(packId, { keep: true });
    return kept;
  },
  forgetUnsaved: () => journaling.forgetAll(),
  async keepTyped() {
    settle();
    if (!journaling.isGivenUp() && list.unsavedPaths().length > 0) await documents.keepUnsaved();
  },
  keepNow() {
    settle();
    void journaling.flush();
  },
  keepAgain: () => journaling.goOn(),
  newsOf: (entries) => newsOf(list, entries),
  takeUp(entry) {
    if (packId !== null) takeUp(list, packId, entry);
  },
  async forget(paths) {
    const changes = paths.map((path) => ({ path, unsaved: null }));
    if (packId !== null && changes.length > 0) await main.keepUnsaved(packId, changes);
  },
  restore(path, text) {
    if (packId === null) return;
    const known = list.get(path);
    if (known === undefined) list.open(packId, { path, text, hash: null });
    else known.become(text, "Restore earlier version");
  },
  discard(path) {
    settle();
    list.close(path);
  },
  remove,
  rename,
  onRename: (listener) => list.onMove(listener),
  onRemovalRefused: (listener) => removalRefusals.on(listener),
  onRenameRefused: (listener) => renameRefusals.on(listener),
  flush: () => sync.flush(),
  onSync: (listener) => synced.on(listener),
  wholePack: () => sync.whole(),
  takeDiskVersion: (path) => takeDiskVersion(list, path),
  keepOwnVersion: (path) => keepOwnVersion(list, path),
  takeMerged: (path, text) => takeMerged(list, path, text),
  onListChange: (listener) =>
    list.onChange(({ kind }) => {
      if (kind === "opened" || kind === "closed") listener();
    }),
  onChange: (listener) => list.onChange(listener),
  onFollow: (listener) => following.onChange(listener),
  onJournal: (listener) => journalNews.on(listener),
  onConflict: (listener) => conflicts.on(listener),
};

async function remove(path: string): Promise<void> {
  settle();
  const [id, document] = [packId, list.get(path)];
  if (id === null || document === undefined) return;
  const { baseText, baseHash } = document;
  list.close(path);
  if (baseText === null) return;
  const trashed = await main.trashFile(path);
  if (trashed.ok || packId !== id || list.get(path) !== undefined) return;
  list.open(id, { path, text: baseText, hash: baseHash });
  removalRefusals.emit(trashed.refusal);
}

async function rename(from: string, to: string): Promise<void> {
  const id = packId;
  const isOnDisk = list.get(from)?.baseText !== null;
  if (id === null || !list.move(from, to) || !isOnDisk) return;
  const renamed = await main.renameFile(from, to);
  if (renamed.ok || packId !== id) return;
  list.move(to, from);
  renameRefusals.emit(renamed.refusal);
}

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
    settleBeforeInput(),
    onMain("diskChanged", (change) => diskNews.take(change)),
    diskNews.onChange(takeDiskChange),
    catchUpOnTurning(following),
    onShowMade(() => following.catchUp()),
    onHostRestart(() => {
      if (packId !== null) sync.sendAll();
    }),
    // Another text is another chance for a host that kept dying.
    list.onChange(({ kind }) => kind !== "state" && wakeHost()),
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
