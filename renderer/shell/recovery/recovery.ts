// What becomes of unsaved texts that were kept from an earlier run.
import { create } from "zustand";
import type { JournalEntry, PackJournal } from "../../../shared/rpc/keeping";
import { documents } from "../../documents/documents";

/** The texts about which the user has to decide; empty: nothing to ask. */
export const useRecovery = create<{ readonly found: readonly JournalEntry[] }>(() => ({ found: [] }));

/** Takes up the texts that the user chose to keep; asks about those that a crash left behind. */
export async function recoverUnsaved({ entries, keep }: PackJournal): Promise<void> {
  const news = documents.newsOf(entries);
  const settled = entries.filter((entry) => !news.includes(entry));
  if (keep) news.forEach((entry) => documents.takeUp(entry));
  useRecovery.setState({ found: keep ? [] : news });
  await documents.forget(settled.map(({ path }) => path));
}

/** Takes up the chosen ones of the texts found and gives the others up. */
export async function settleRecovery(chosen: ReadonlySet<string>): Promise<void> {
  const { found } = useRecovery.getState();
  useRecovery.setState({ found: [] });
  for (const entry of found) if (chosen.has(entry.path)) documents.takeUp(entry);
  await documents.forget(found.map(({ path }) => path).filter((path) => !chosen.has(path)));
}
