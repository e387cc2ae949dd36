// Saves the open pack's files and keeps, outside of it, what must not be lost: unsaved texts and earlier states.
import { done, refused } from "../shared/base/result";
import type { MainApi } from "../shared/rpc/contract";
import type { JournalState } from "../shared/rpc/keeping";
import type { Backups } from "./files/backups";
import type { Journal } from "./files/journal";
import type { SavedText } from "./files/saveText";
import type { Preferences } from "./files/preferences";
import { logError } from "./log";
import type { OpenPacks } from "./openPacks";

export interface KeepingParts {
  readonly desk: OpenPacks;
  readonly preferences: Preferences;
  readonly journal: Journal;
  readonly backups: Backups;
}

export type PackKeeping = Pick<
  MainApi,
  "saveFiles" | "journal" | "keepUnsaved" | "keepState" | "backups" | "backupText"
>;

/** The page's calls that have to do with not losing anything. */
export function createPackKeeping({ desk, preferences, journal, backups }: KeepingParts): PackKeeping {
  const currentRoot = (): string | null => desk.current()?.listing.root ?? null;
  /** Settled once the saves asked for so far have left their versions: who looks at the versions waits for it. */
  let kept: Promise<unknown> = Promise.resolve();
  const keepVersions = async (root: string, saved: readonly SavedText[], texts: readonly string[]): Promise<void> => {
    if (!preferences.settings().backups) return;
    for (const [at, { path, before }] of saved.entries()) {
      if (before !== null) await backups.keep(root, path, before, Date.now());
      await backups.keep(root, path, texts[at]!, Date.now());
    }
  };
  /** What a full disk refuses here is worth no complaint: opening and leaving a pack go on. */
  const writeState = (root: string, state: JournalState): Promise<void> =>
    journal.writeState(root, state).catch((error: unknown) => logError("journal", error));
  return {
    async saveFiles(requests) {
      const pack = desk.current();
      if (pack === null) {
        const refusal = { reason: "outside-pack", message: "No pack is open." } as const;
        return refused(requests.map(({ path }) => ({ path, refusal })));
      }
      const saving = pack.save(requests);
      const texts = requests.map(({ text }) => text);
      // A backup that cannot be written is no reason to say that the save failed, nor to keep it waiting.
      const keepSaved = async (): Promise<void> => {
        const saved = await saving;
        if (saved.ok) await keepVersions(pack.listing.root, saved.value, texts);
      };
      const keeping = keepSaved();
      kept = Promise.all([kept, keeping.catch((error: unknown) => logError("backups", error))]);
      const saved = await saving;
      return saved.ok ? done(saved.value.map(({ path, hash }) => ({ path, hash }))) : saved;
    },
    async journal() {
      const root = currentRoot();
      if (root === null) return { entries: [], keep: false, views: null };
      const unsaved = await journal.read(root);
      // Wanted once: after a crash of the next run there is a question again.
      if (unsaved.keep) await writeState(root, { keep: false });
      return { ...unsaved, keep: unsaved.keep || desk.isReopened() };
    },
    async keepUnsaved(packId, changes) {
      const root = desk.rootOf(packId);
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
      const root = desk.rootOf(packId);
      if (root !== null) await writeState(root, state);
    },
    async backups() {
      const root = currentRoot();
      await kept;
      return root === null ? [] : backups.list(root);
    },
    async backupText(path, id) {
      const root = currentRoot();
      return root === null ? null : backups.read(root, path, id);
    },
  };
}
