// Saves the open pack's files, and stores unsaved texts and earlier versions outside the pack.
import { defined } from "../../shared/base/defined";
import { done, refused } from "../../shared/base/result";
import type { MainApi } from "../../shared/rpc/mainCalls";
import type { JournalState } from "../../shared/rpc/keeping";
import type { Backups } from "../files/user/backups";
import type { Journal } from "../files/user/journal";
import type { SavedText } from "../files/pack/saveText";
import type { Preferences } from "../files/user/preferences";
import { logError } from "../log";
import type { OpenPacks } from "./openPacks";

export interface KeepingParts {
  readonly openPacks: OpenPacks;
  /** Returns whether another window has the pack in this real folder: what is unsaved there is that window's. */
  readonly isElsewhere: (root: string) => boolean;
  readonly preferences: Preferences;
  readonly journal: Journal;
  readonly backups: Backups;
}

export type PackKeeping = Pick<
  MainApi,
  "saveFiles" | "journal" | "keepUnsaved" | "keepState" | "backups" | "backupText"
>;

/** The page's calls that guard against lost work. */
export function createPackKeeping({
  openPacks,
  isElsewhere,
  preferences,
  journal,
  backups,
}: KeepingParts): PackKeeping {
  /** Returns the folder of a pack that this window has, or had while no other has it. */
  const ownRoot = (packId: string): string | null => {
    const root = openPacks.rootOf(packId);
    return root === null || isElsewhere(root) ? null : root;
  };
  const currentRoot = (): string | null => openPacks.current()?.listing.root ?? null;
  /** Settles once all saves so far have stored their versions; reading versions waits for it. */
  let versionsStored: Promise<unknown> = Promise.resolve();
  const keepVersions = async (root: string, saved: readonly SavedText[], texts: readonly string[]): Promise<void> => {
    if (!preferences.settings().backups) return;
    for (const [at, { path, before }] of saved.entries()) {
      if (before !== null) await backups.keep(root, path, before, Date.now());
      await backups.keep(root, path, defined(texts[at]), Date.now());
    }
  };
  /** Writes the journal's state. An error such as a full disk is ignored here: opening and closing a pack continue. */
  const writeState = (root: string, state: JournalState): Promise<void> =>
    journal.writeState(root, state).catch((error: unknown) => logError("journal", error));
  return {
    async saveFiles(requests) {
      const pack = openPacks.current();
      if (pack === null) {
        const refusal = { reason: "outside-pack", message: "No pack is open." } as const;
        return refused(requests.map(({ path }) => ({ path, refusal })));
      }
      const saving = pack.save(requests);
      const texts = requests.map(({ text }) => text);
      // A backup that cannot be written must not make the save fail, nor delay it.
      const keepSaved = async (): Promise<void> => {
        const saved = await saving;
        if (saved.ok) await keepVersions(pack.listing.root, saved.value, texts);
      };
      const keeping = keepSaved();
      versionsStored = Promise.all([versionsStored, keeping.catch((error: unknown) => logError("backups", error))]);
      const saved = await saving;
      return saved.ok ? done(saved.value.map(({ path, hash }) => ({ path, hash }))) : saved;
    },
    async journal() {
      const root = currentRoot();
      if (root === null) return { entries: [], keep: false, views: null };
      const unsaved = await journal.read(root);
      // Applies once: after a crash of the next run the user is asked again.
      if (unsaved.keep) await writeState(root, { keep: false });
      return { ...unsaved, keep: unsaved.keep || openPacks.isReopened() };
    },
    async keepUnsaved(packId, changes) {
      const root = ownRoot(packId);
      if (root === null) return false;
      return journal.write(root, changes).then(
        () => true,
        (error: unknown) => {
          logError("journal", error);
          return false;
        },
      );
    },
    async keepState(packId, state) {
      const root = ownRoot(packId);
      if (root !== null) await writeState(root, state);
    },
    async backups() {
      const root = currentRoot();
      await versionsStored;
      return root === null ? [] : backups.list(root);
    },
    async backupText(path, id) {
      const root = currentRoot();
      return root === null ? null : backups.read(root, path, id);
    },
  };
}
