// The open pack as the window needs it beside its text: what was listed, what is selected, what the host last said.
// Holds nothing that can be computed from the documents.
import { type Disposable, disposable } from "../../../shared/base/disposable";
import { keepSame } from "../../../shared/base/keepSame";
import type { LocatedFinding } from "../../../shared/findings/finding";
import type { SolutionResult, PackSolutions } from "../../../shared/rpc/solutions";
import type { PackListing } from "../../../shared/rpc/packsOnDisk";
import type { JsonTree } from "../../../shared/text/jsonTree";
import { host } from "../../bridge/host";
import { onHost, onHostGone, onHostRestart } from "../../bridge/hostConnection";
import { onStepElsewhere } from "../../documents/history/changesElsewhere";
import { diskNews } from "../../documents/disk/diskNews";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import {
  type ShownFile,
  type Sides,
  switched,
  withRenamed,
  withShown,
  withShownAside,
  withoutGone,
  withoutSide,
} from "./sides";
import { withUnreadable } from "./unreadableFiles";
import { windowStore } from "../../state/windowStore";

export type HostState = "ready" | "restarting" | "resting";

export interface PackState extends Sides {
  /** Null while no pack is open. `assets` and `problems` follow the disk; `files` are as at opening. */
  readonly listing: PackListing | null;
  /** The image of the pack shown in place of the text; null for none. */
  readonly shownImage: string | null;
  readonly findings: Readonly<Record<string, readonly LocatedFinding[]>>;
  /** By level id. */
  readonly solutions: Readonly<Record<string, SolutionResult>>;
  /** The generation of the texts that were checked last; 0 before the first check. */
  readonly checkedGeneration: number;
  /** How many levels the pack has, by the last check; 0 before the first. */
  readonly levelCount: number;
  /** Levels checked and all levels, while a check takes long; else null. */
  readonly checking: { readonly checked: number; readonly total: number } | null;
  /** game.json cannot be read at present: `solutions` has the results from before. */
  readonly isCheckWaiting: boolean;
  readonly hostState: HostState;
  /** Why the last host ended; null when that is long ago or never was. */
  readonly hostEnd: string | null;
  /** The rule language's profile the host plays by; null until it said so. */
  readonly profile: string | null;
}

const NOTHING_OPEN = {
  listing: null,
  activeFile: null,
  shownImage: null,
  activeLevelFile: null,
  other: null,
  findings: {},
  solutions: byLevel([]),
  checkedGeneration: 0,
  levelCount: 0,
  checking: null,
  isCheckWaiting: false,
  profile: null,
} satisfies Partial<PackState>;

export const usePackStore = windowStore<PackState>(() => ({ ...NOTHING_OPEN, hostState: "ready", hostEnd: null }));

type NamedResult = readonly [level: string, result: SolutionResult];

/** The texts whose check was cancelled: results already sent may still arrive. */
let cancelledGeneration = -1;

/** Calls a listener when another pack is opened, the same one again, or none; not when files of this one come or go. */
export function onOtherPack(listener: () => void): Disposable {
  return disposable(
    usePackStore.subscribe(({ listing }, before) => {
      if (listing?.id !== before.listing?.id) listener();
    }),
  );
}

/** Shows another pack, or none; its documents are opened with it (see `documents.openAll`). */
export function showPack(listing: PackListing | null, trees?: ReadonlyMap<string, JsonTree>): void {
  cancelledGeneration = -1;
  usePackStore.setState(NOTHING_OPEN);
  if (listing === null) documents.closeAll();
  else documents.openAll(listing, trees);
  // Last, so that every reader of the listing finds its documents.
  usePackStore.setState({ listing });
  diskNews.show(listing?.id ?? null);
}

/** Shows a file in the editor; a level also on the board. */
export function selectFile(path: string): void {
  usePackStore.setState((sides) => ({ ...withShown(sides, shownFile(path)), shownImage: null }));
}

/** Shows a file beside what is shown now; a level also on a second board. */
export function selectFileAside(path: string): void {
  usePackStore.setState((sides) => ({ ...withShownAside(sides, shownFile(path)), shownImage: null }));
}

/** Makes the other of two sides the active one. */
export function activateOtherSide(): void {
  usePackStore.setState((sides) => ({ ...switched(sides), shownImage: null }));
}

/** Closes one of two sides. */
export function closeSide(closed: "active" | "other"): void {
  usePackStore.setState((sides) => withoutSide(sides, closed));
}

function shownFile(path: string): ShownFile {
  return { path, isLevel: packSource().levels.some((level) => level.path === path) };
}

/** Shows an image of the pack in place of the text. */
export function selectImage(path: string): void {
  usePackStore.setState({ shownImage: path });
}

/** Shows the text again. */
export function closeImage(): void {
  usePackStore.setState({ shownImage: null });
}

/** Takes the solutions' results as the newest, unless the text has changed since. */
export function showSolutions({ generation, results, remaining = 0, isWaiting }: PackSolutions): void {
  if (generation < documents.generation) return;
  if (isWaiting === true) return usePackStore.setState({ isCheckWaiting: true, checking: null });
  const news = results.map((result) => [result.level, result] as const);
  usePackStore.setState(({ solutions }) => ({
    // Until all are known, those not reached keep what was last said of them.
    solutions: byLevel([...(remaining === 0 ? [] : Object.entries(solutions)), ...keptResults(solutions, news)]),
    isCheckWaiting: false,
    checkedGeneration: generation,
    levelCount: results.length + remaining,
    checking:
      remaining === 0 || generation === cancelledGeneration
        ? null
        : { checked: results.length, total: results.length + remaining },
  }));
}

/** Equal results keep their objects; the table is always a new object, which signals a check. */
function keptResults(known: PackState["solutions"], news: readonly NamedResult[]): readonly NamedResult[] {
  return news.map(([level, result]) => [level, keepSame(known[level] ?? result, result)]);
}

/**
 * Files with equal findings keep their lists, so that views need not render again. The table is always another: that
 * tells that the host has read what changed.
 */
function keptFindings(known: PackState["findings"], news: PackState["findings"]): PackState["findings"] {
  return { ...keepSame(known, news) };
}

/** Without a prototype: a level may be called "constructor", and nothing may be found under that name by itself. */
function byLevel(results: readonly NamedResult[]): PackState["solutions"] {
  const table = Object.create(null) as Record<string, SolutionResult>;
  for (const [level, result] of results) table[level] = result;
  return table;
}

/** Cancels a running check; what is not known stays as it was last reported. */
export function cancelCheck(): void {
  cancelledGeneration = documents.generation;
  host.cancelCheck();
  usePackStore.setState({ checking: null });
}

/** How long the message about a restarted engine is shown, in ms. */
const TOLD_MS = 20_000;

/** Begins to follow host and disk, once, at start. */
export function connectPackStore(): Disposable {
  const set = usePackStore.setState;
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  /** What was shown when its file went, and in which pack. */
  let gone: { readonly path: string; readonly listing: string } | null = null;
  const subscriptions = [
    onHost("findings", ({ generation, profile, byFile }) => {
      if (generation < documents.generation) return;
      set((now) => {
        const all = withUnreadable(byFile, now.listing?.problems ?? []);
        return { findings: keptFindings(now.findings, all), profile };
      });
    }),
    onHost("solutions", showSolutions),
    onHostGone(({ reason, rests }) => {
      // The one that has ended now is reported, not the one before.
      clearTimeout(forgetting);
      set({ hostState: rests ? "resting" : "restarting", hostEnd: reason, checking: null });
    }),
    onHostRestart(() => {
      set({ hostState: "ready" });
      clearTimeout(forgetting);
      forgetting = setTimeout(() => set({ hostEnd: null }), TOLD_MS);
    }),
    diskNews.onChange(({ assets, collections, problems, changed, settled = [] }) => {
      const { listing } = usePackStore.getState();
      if (listing === null) return;
      const gone = new Set([...problems, ...changed].map(({ path }) => path).concat(settled));
      const kept = listing.problems.filter(({ path }) => !gone.has(path));
      const all = [...kept, ...problems];
      set((now) => ({
        listing: {
          ...listing,
          assets: assets ?? listing.assets,
          collections: collections ?? listing.collections,
          problems: all,
        },
        findings: keptFindings(now.findings, withUnreadable(now.findings, all)),
      }));
    }),
    documents.onRename(({ from, to }) => {
      set((sides) => withRenamed(sides, from, to));
    }),
    onStepElsewhere(({ show }) => {
      if (show !== null) selectFile(show);
    }),
    documents.onListChange(() => {
      const sides = usePackStore.getState();
      const { listing, activeFile, activeLevelFile, other } = sides;
      if (listing === null) return;
      const isThere = (path: string): boolean => documents.get(path) !== undefined;
      // Each of a pack's many files changes the list when it comes: then nobody need look.
      const shown = [activeFile, activeLevelFile, other?.file ?? null, other?.level ?? null];
      if (shown.some((path) => path !== null && !isThere(path))) {
        gone = activeFile === null ? null : { path: activeFile, listing: listing.id };
        set(withoutGone(sides, isThere));
      } else if (gone?.listing === listing.id && activeFile === null && isThere(gone.path)) {
        // Other programs write a file anew, and git brings one back.
        selectFile(gone.path);
        gone = null;
      } else if (activeFile !== null) gone = null;
    }),
  ];
  return disposable(() => {
    for (const each of subscriptions) each.dispose();
  });
}
