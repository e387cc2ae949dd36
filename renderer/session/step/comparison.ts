// What the play session is compared with, and the host's result. The Compare panel requests it; nothing is compared
// while it is closed. Knows nothing of boards and panels.
import type { TracePresentation } from "../../../shared/engine/tracePresentation";
import { turnOutcome } from "../../../shared/engine/turnOutcome";
import type { NamedMoment } from "../../../shared/engine/compare/momentComparison";
import type { KeptRun, RunSource } from "../../../shared/rpc/compare";
import { host } from "../../bridge/host";
import { packWords } from "../pack/packWords";
import { showPanel } from "../window/shellPort";
import { type PlayState, actionsOf, shownTurn } from "../play/playState";
import { playStore } from "../play/playStore";
import { session } from "../play/windowPlay";
import { perPackStore } from "../../state/windowStore";

/** A moment of the session that was marked, to be compared with where the debugger stands. */
export interface MarkedMoment extends NamedMoment {
  /** The turn's number. */
  readonly number: number;
  /** The level's id. */
  readonly level: string;
  /** The number of the pack's names that it was played with; see `OpenedSession`. */
  readonly names: number;
}

/** The session is compared with another run, or where it stands with the moment that was marked. */
export type Against =
  | Exclude<RunSource, { readonly kind: "kept" }>
  /** With the number of the session that was kept. */
  | { readonly kind: "kept"; readonly run: KeptRun; readonly number: number }
  | { readonly kind: "marked" };

export interface KeptSession {
  /** Counts from 1 while the pack is open. */
  readonly number: number;
  readonly run: KeptRun;
  readonly title: string;
}

interface ComparisonState {
  readonly against: Against;
  readonly marked: MarkedMoment | null;
  /** The latest first. */
  readonly kept: readonly KeptSession[];
  readonly keptEver: number;
  /** What a session that took the place of another one may be compared with, and the first turn that went otherwise. */
  readonly offer: { readonly kept: KeptSession; readonly session: number; readonly turn: number } | null;
}

const NOTHING_COMPARED: ComparisonState = {
  against: { kind: "solution" },
  marked: null,
  kept: [],
  keptEver: 0,
  offer: null,
};

export const useComparison = perPackStore<ComparisonState>(() => NOTHING_COMPARED);

/** Chooses what to compare with. */
export function compareWith(against: Against): void {
  useComparison.setState({ against });
}

/** Compares the session with its own moves by the text as it is now, and brings the comparison in view. */
export function compareWithChanges(): void {
  compareWith({ kind: "again" });
  showPanel("compare");
}

/** Marks where the debugger stands, and compares with it from now on. */
export function markMoment(): void {
  const state = playStore.getState();
  const turn = shownTurn(state);
  if (turn === undefined || state.level === null) return;
  const { shown: number, cursor, level } = state;
  useComparison.setState({
    marked: {
      turn,
      debug: level.debug,
      presentation: level.presentation,
      cursor,
      number,
      level: level.id,
      names: level.names,
    },
    against: { kind: "marked" },
  });
}

/** Keeps the session as it is for later comparisons; without one nothing happens. */
export async function keepSession(): Promise<void> {
  const { level, turns } = playStore.getState();
  if (level === null) return;
  const run = await host.keepSession(level.session);
  if (run === null) return;
  const { title } = addKept(run, titleOf(turns, level.presentation));
  session.note(`Kept for comparing: ${title}.`);
}

/** Adds a session that was kept before it was played again, and offers to compare with it. */
export function offerComparison(run: KeptRun, session: number, turn: number): void {
  const kept = addKept(run, "before the change");
  useComparison.setState({ offer: { kept, session, turn } });
}

function addKept(run: KeptRun, title: string): KeptSession {
  const number = useComparison.getState().keptEver + 1;
  const entry: KeptSession = { number, run, title };
  useComparison.setState(({ kept }) => ({ kept: [entry, ...kept].slice(0, MOST_KEPT), keptEver: number }));
  return entry;
}

/** The oldest are forgotten. */
const MOST_KEPT = 12;

function titleOf(turns: PlayState["turns"], presentation: TracePresentation): string {
  const moves = actionsOf(turns).length;
  const last = turns.at(-1);
  const words = packWords();
  const end = last === undefined ? null : turnOutcome(last, presentation, words);
  return `session of ${moves} ${moves === 1 ? words.move : words.moves}${end === null ? "" : `, ${end.text}`}`;
}

/** Compares with the session that was offered last, and brings the comparison in view. */
export function takeOffer(): void {
  const { offer } = useComparison.getState();
  if (offer === null) return;
  const { run, number } = offer.kept;
  compareWith({ kind: "kept", run, number });
  useComparison.setState({ offer: null });
  showPanel("compare");
}
