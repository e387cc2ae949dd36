// Manages the open pack of a window: at most one, replaced as a whole. Decides which pack a window begins with.
import type { Disposable } from "../../shared/base/disposable";
import { type Result, done, refused } from "../../shared/base/result";
import type { OpenRefusal, PackDiskChange, PackListing } from "../../shared/rpc/packsOnDisk";
import { type OpenPack, openPack } from "../files/pack/openPack";
import { titleOf } from "../files/pack/packTitle";
import type { Preferences } from "../files/user/preferences";
import { logError } from "../log";
import type { Samples } from "./samples";

type Opened = Result<PackListing, OpenRefusal>;
type OpenedFolder = Result<OpenPack, OpenRefusal>;

/** What a window begins with: the last pack or else a sample, nothing, or a pack. */
export type Beginning =
  | { readonly kind: "usual" }
  | { readonly kind: "empty" }
  /** `inPlace`: a sample is opened where it is, not as a copy. */
  | { readonly kind: "pack"; readonly root: string; readonly inPlace: boolean };

export interface OpenPacks extends Disposable {
  /** Returns the open pack; null before the first is opened. */
  current(): OpenPack | null;
  /** Returns the open pack's folder, or the one that the window is about to begin with; null for none. */
  root(): string | null;
  /** Returns the folder of a pack opened in this run, by its listing's id; null for an unknown id. */
  rootOf(packId: string): string | null;
  /** Returns whether the current pack was opened again because the page was reloaded. */
  isReopened(): boolean;
  /** Opens a pack in place of the current one, which stays open when the new one is refused. */
  open(root: string): Promise<Opened>;
  /** Closes the pack. */
  close(): void;
  /** Opens what the window begins with; after a reload of the page, the pack that was open. */
  openInitial(): Promise<Opened>;
}

export interface OpenPacksOptions {
  readonly preferences: Preferences;
  readonly samples: Samples;
  readonly beginning: Beginning;
  /** Brings another window with the pack in this real folder to the front. Returns whether there is one. */
  readonly showElsewhere: (root: string) => boolean;
  readonly changed: (change: PackDiskChange) => void;
  /** Called when another pack is open, or none. */
  readonly replaced: () => void;
  /** Called after a pack was opened and added to the recent ones. */
  readonly remembered: () => void;
}

export function createOpenPacks({
  preferences,
  samples,
  beginning,
  showElsewhere,
  changed,
  replaced,
  remembered,
}: OpenPacksOptions): OpenPacks {
  let current: OpenPack | null = null;
  /** When two packs are opened at once, the later request wins, whichever disk is faster. */
  let newest = 0;
  let reopened = false;
  let wanted = beginning.kind === "pack" ? beginning.root : null;
  const roots = new Map<string, string>();

  /** Opens a pack; of a sample its copy, unless it was named when the program was started. */
  const open = async (root: string): Promise<Opened> => {
    if (!samples.has(root)) return openAt(root);
    const copy = await samples.copyOf(root);
    if (!copy.ok) return copy;
    const opened = await openAt(copy.value.root);
    return opened.ok && copy.value.isNew ? done({ ...opened.value, isNewCopy: true }) : opened;
  };

  const openAt = async (root: string): Promise<Opened> => {
    const own = ++newest;
    const opened: OpenedFolder = await openPack(root, (change) => {
      if (opened.ok) changed({ ...change, packId: opened.value.listing.id });
    });
    if (!opened.ok) return opened;
    const pack = opened.value;
    if (own !== newest) {
      pack.dispose();
      return refused({ reason: "cancelled", message: "Another pack was opened in the meantime." });
    }
    const { listing } = pack;
    if (showElsewhere(listing.root)) {
      pack.dispose();
      return refused({ reason: "cancelled", message: "The pack is open in another window." });
    }
    current?.dispose();
    current = pack;
    reopened = false;
    roots.set(listing.id, listing.root);
    replaced();
    preferences
      .rememberPack({ root: listing.root, title: titleOf(listing) })
      .then(remembered)
      .catch((error: unknown) => logError("recent packs", error));
    return done(listing);
  };

  const close = (): void => {
    newest += 1;
    current?.dispose();
    current = null;
    replaced();
  };

  /** Opens the first of the packs used last and of the samples that can be opened. */
  const openUsual = async (): Promise<Opened> => {
    const candidates = [...(await preferences.recentPacks()), ...(await samples.list())];
    for (const { root } of candidates) {
      const opened = await open(root);
      if (opened.ok) return opened;
    }
    return NOTHING_TO_OPEN;
  };

  const begin = async (): Promise<Opened> => {
    if (beginning.kind === "empty") return NOTHING_TO_OPEN;
    if (beginning.kind === "usual") return openUsual();
    return beginning.inPlace ? openAt(beginning.root) : open(beginning.root);
  };

  return {
    current: () => current,
    root: () => current?.listing.root ?? wanted,
    rootOf: (packId) => roots.get(packId) ?? null,
    isReopened: () => reopened,
    open,
    close,
    async openInitial() {
      // A reload of the page keeps the pack that was open.
      if (current !== null) {
        const opened = await openAt(current.listing.root);
        reopened = opened.ok;
        return opened;
      }
      const begun = await begin();
      wanted = null;
      if (!begun.ok) replaced();
      return begun;
    },
    dispose() {
      newest += 1;
      current?.dispose();
      current = null;
    },
  };
}

const NOTHING_TO_OPEN: Opened = refused({ reason: "not-found", message: "Open a pack to begin." });
