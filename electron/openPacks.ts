// Manages the open pack: at most one, replaced as a whole. Decides which pack is opened at the start.
import path from "node:path";
import type { Disposable } from "../shared/base/disposable";
import { type Result, done } from "../shared/base/result";
import type { DiskChange, OpenRefusal, PackListing, RecentPack } from "../shared/rpc/packsOnDisk";
import { type OpenPack, openPack } from "./files/openPack";
import { packsIn, titleOf } from "./files/packTitle";
import type { Preferences } from "./files/preferences";
import { sampleCopy } from "./files/sampleCopy";
import { logError } from "./log";

type Opened = Result<PackListing, OpenRefusal>;

export interface OpenPacks extends Disposable {
  /** Returns the open pack; null before the first is opened. */
  current(): OpenPack | null;
  /** Returns the folder of a pack opened in this run, by its listing's id; null for an unknown id. */
  rootOf(packId: string): string | null;
  /** Returns whether the current pack was opened again because the page was reloaded. */
  isReopened(): boolean;
  /** Opens a pack in place of the current one, which stays open when the new one is refused. */
  open(root: string): Promise<Opened>;
  /** Closes the pack. */
  close(): void;
  /** Opens the pack named at the start, else the last one, else a sample. */
  openInitial(): Promise<Opened>;
  samplePacks(): Promise<readonly RecentPack[]>;
}

export interface OpenPacksOptions {
  readonly preferences: Preferences;
  readonly samplesFolder: string;
  /** Where samples are copied to before they are opened. */
  readonly copiesFolder: string;
  /** The pack named when the program was started. */
  readonly named: string | null;
  readonly changed: (change: DiskChange) => void;
  /** Called after a pack was opened and added to the recent ones. */
  readonly remembered: () => void;
}

export function createOpenPacks({
  preferences,
  samplesFolder,
  copiesFolder,
  named,
  changed,
  remembered,
}: OpenPacksOptions): OpenPacks {
  let current: OpenPack | null = null;
  /** When two packs are opened at once, the later request wins, whichever disk is faster. */
  let newest = 0;
  let reopened = false;
  const roots = new Map<string, string>();

  /** Opens a pack; of a sample its copy, unless it was named when the program was started. */
  const open = async (root: string): Promise<Opened> => {
    if (path.dirname(root) !== samplesFolder) return openAt(root);
    const copy = await sampleCopy(root, copiesFolder);
    if (!copy.ok) return copy;
    const opened = await openAt(copy.value.root);
    return opened.ok && copy.value.isNew ? done({ ...opened.value, isNewCopy: true }) : opened;
  };

  const openAt = async (root: string): Promise<Opened> => {
    const own = ++newest;
    const opened = await openPack(root, changed);
    if (!opened.ok) return opened;
    const pack = opened.value;
    if (own !== newest) {
      pack.dispose();
      return { ok: false, refusal: { reason: "cancelled", message: "Another pack was opened in the meantime." } };
    }
    current?.dispose();
    current = pack;
    reopened = false;
    const { listing } = pack;
    roots.set(listing.id, listing.root);
    preferences
      .rememberPack({ root: listing.root, title: titleOf(listing) })
      .then(remembered)
      .catch((error: unknown) => logError("recent packs", error));
    return { ok: true, value: listing };
  };

  const close = (): void => {
    newest += 1;
    current?.dispose();
    current = null;
  };

  return {
    current: () => current,
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
      if (named !== null) return openAt(named);
      const candidates = [...(await preferences.recentPacks()), ...(await samples(samplesFolder))];
      for (const { root } of candidates) {
        const opened = await open(root);
        if (opened.ok) return opened;
      }
      return { ok: false, refusal: { reason: "not-found", message: "Open a pack to begin." } };
    },
    samplePacks: () => samples(samplesFolder),
    dispose: close,
  };
}

/** The sample that the guide speaks of: a first start opens it. */
const FIRST_SAMPLE = "flag-worlds";

async function samples(folder: string): Promise<readonly RecentPack[]> {
  const packs = await packsIn(folder);
  const isFirst = ({ root }: RecentPack): boolean => path.basename(root) === FIRST_SAMPLE;
  return [...packs.filter(isFirst), ...packs.filter((pack) => !isFirst(pack))];
}
