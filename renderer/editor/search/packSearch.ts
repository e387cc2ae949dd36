// Search over all texts of the open pack, beside the window; and replacing as one undoable change.
import type { PackSource } from "../../../shared/pack/packSource";
import type { SearchQuery } from "../../../shared/text/search";
import { applyTogether } from "../../documents/history/jointChange";
import { windowStore } from "../../state/windowStore";
import type { SearchAnswer } from "./searchCalls";
import { type SearchWorker, createSearchRuns } from "./searchRuns";
import { type FoundMatches, NOTHING_FOUND, type SearchedText } from "./searchTexts";

/** Long enough for any search that is meant, on a slow machine. */
const BUDGET_MS = 3_000;

const TOO_LONG: FoundMatches = {
  ...NOTHING_FOUND,
  refusal: "This expression takes too long on these texts. Make it simpler.",
};

const runs = createSearchRuns((): SearchWorker => {
  const worker = new Worker(new URL("./searchWorker.ts", import.meta.url), { type: "module" });
  return {
    post: (call) => worker.postMessage(call),
    onAnswer: (listener) =>
      worker.addEventListener("message", ({ data }: MessageEvent<SearchAnswer>) => listener(data)),
    terminate: () => worker.terminate(),
  };
}, BUDGET_MS);

function textsOf(pack: PackSource): readonly SearchedText[] {
  return Array.from(pack.files.values(), ({ path, text }) => ({ path, text }));
}

/** Returns the matches of a query in the pack's texts, by file; none for a query without a text. */
export async function searchPack(pack: PackSource, query: SearchQuery, replacement: string): Promise<FoundMatches> {
  if (query.text === "") return NOTHING_FOUND;
  const answer = await runs.run({ wants: "matches", texts: textsOf(pack), query, replacement });
  return answer?.found ?? TOO_LONG;
}

/** Replaces every match in every text, as one change to be undone at once. Returns how many there were in each file. */
export async function replaceAll(
  pack: PackSource,
  query: SearchQuery,
  replacement: string,
): Promise<readonly number[]> {
  const answer = await runs.run({ wants: "edits", texts: textsOf(pack), query, replacement });
  const edits = answer?.edits ?? [];
  applyTogether({ name: `Replace "${query.text}"`, edits });
  return edits.map((each) => each.edits.length);
}

interface SearchFocus {
  /** Whether the search panel's field is to take the cursor as soon as it is there. */
  readonly isAsked: boolean;
  /** What is then searched for; null for what stands there. */
  readonly text: string | null;
}

export const useSearchFocus = windowStore((): SearchFocus => ({ isAsked: false, text: null }));

/** Puts the cursor into the search panel's field, once the panel is shown, and searches for a text unless it is null. */
export function focusSearch(text: string | null): void {
  useSearchFocus.setState({ isAsked: true, text });
}
