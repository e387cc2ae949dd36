// Lets the solver follow the open pack: starts it when the window has nothing better to do, sends it the texts, the
// level in view and the settings, and takes its news.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import type { PackSync } from "../../../shared/rpc/packSync";
import type { Settings } from "../../../shared/rpc/settings";
import type { SolverNews } from "../../../shared/rpc/solving";
import { onSolverGone, onSolverNews, onSolverStart, solver, startSolver } from "../../bridge/solverConnection";
import { documents } from "../../documents/documents";
import { packSource } from "../../documents/packSource";
import { onOtherPack, usePackStore } from "../pack/packStore";
import { NOTHING_SOLVED, useSolverStore } from "./solverStore";

/** How long the window rests after the first check of a pack before the solver is started. */
const REST_MS = 500;

/** So often a solver that ends by itself is given the same texts again. */
const MOST_ENDS = 3;

const NO_PACK: Pick<PackSync, "files" | "assets" | "collections"> = { files: [], assets: [], collections: [] };

/** Takes over what the user's settings say about the solver. */
export function applySolverSettings({ isBlind }: Partial<Settings>): void {
  if (isBlind !== undefined) useSolverStore.setState({ isBlind });
  sendSetup();
}

function sendSetup(): void {
  const { isBlind, factViews } = useSolverStore.getState();
  solver()?.setUp({ isLive: !isBlind, wantsFacts: !isBlind && factViews > 0 });
}

/** Has it found out how hard the levels are, until disposed of. */
export function wantFacts(): Disposable {
  const change = (by: 1 | -1): void => {
    useSolverStore.setState(({ factViews }) => ({ factViews: factViews + by }));
    sendSetup();
  };
  change(1);
  return disposable(() => change(-1));
}

/** Returns the id of a level by its file; null for a file that is none. */
export function levelIdOf(file: string | null): string | null {
  const { model, levels } = packSource();
  const level = file === null ? undefined : levels.find(({ path }) => path === file);
  return level === undefined || model === null ? null : model.starts.idOf(level);
}

/**
 * Begins to follow, once, at start. `isSearched`: levels of the open pack's language can be searched; the solver is not
 * started for other packs, and knows nothing of them.
 */
export function connectSolver(isSearched: () => boolean): Disposable {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  const follow = (): void => {
    if (isStarted || !isSearched() || packSource().levels.length === 0) return;
    isStarted = true;
    timer = setTimeout(() => requestIdleCallback(startSolver, { timeout: 2_000 }), REST_MS);
  };
  /** Whether the solver has the texts of the pack. */
  let hasTexts = false;
  const send = (change: PackSync | null): void => {
    const had = hasTexts;
    hasTexts = isSearched();
    if (hasTexts) solver()?.sync(had && change !== null ? change : documents.wholePack());
    else if (had) solver()?.sync({ ...documents.wholePack(), ...NO_PACK });
  };
  /** How often the solver has ended by itself since the texts last changed. */
  let ends = 0;
  const begin = (): void => {
    sendSetup();
    focus();
    send(null);
  };
  const focus = (): void => solver()?.focus(levelIdOf(usePackStore.getState().activeLevelFile));
  const subscriptions = [
    onOtherPack(() => useSolverStore.setState(NOTHING_SOLVED)),
    disposable(
      usePackStore.subscribe((now, before) => {
        if (now.checkedGeneration > 0) follow();
        if (now.activeLevelFile !== before.activeLevelFile) focus();
      }),
    ),
    onSolverStart(() => {
      // One that has ended over these texts again and again is let rest until they change.
      if (ends < MOST_ENDS) begin();
    }),
    onSolverGone(() => {
      ends += 1;
      useSolverStore.setState({ levels: {}, facts: {} });
    }),
    onSolverNews(takeNews),
    documents.onSync((change) => {
      const rested = ends >= MOST_ENDS;
      ends = 0;
      if (rested) return begin();
      send(change);
      // A level may be in view before the solver knows it.
      if (change.replace) focus();
    }),
    documents.onChange(({ path, kind }) => {
      if (kind !== "state") noteChange(path);
    }),
  ];
  return disposable(() => {
    clearTimeout(timer);
    disposeAll(subscriptions);
  });
}

/** The next sync that is sent has the change. */
function noteChange(path: string): void {
  const next = documents.generationOfTexts;
  const { changedAt, sharedChangedAt } = useSolverStore.getState();
  if (!isLevel(path)) {
    if (sharedChangedAt !== next) useSolverStore.setState({ sharedChangedAt: next });
  } else if (changedAt[path] !== next) useSolverStore.setState({ changedAt: { ...changedAt, [path]: next } });
}

/** By what was last read: a key pressed in a large text is not waited for. */
function isLevel(path: string): boolean {
  const { solutions } = usePackStore.getState();
  return Object.values(solutions).some(({ file }) => file === path);
}

function takeNews({ generation, levels, facts }: SolverNews): void {
  useSolverStore.setState((now) => ({
    generation,
    levels: { ...now.levels, ...levels },
    facts: { ...now.facts, ...facts },
  }));
}
