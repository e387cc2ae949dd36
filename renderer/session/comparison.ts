// What the play session is compared with, and what the host has found. Who shows it asks for it; nothing is compared
// while nobody looks. Knows nothing of boards and panels.
import { create } from "zustand";
import { type Disposable, disposable } from "../../shared/base/disposable";
import type { NamedMoment } from "../../shared/engine/momentComparison";
import type { RunSource } from "../../shared/rpc/compare";
import { host } from "../bridge/host";
import { usePackStore } from "./packStore";
import { wishPanel } from "./panelWishes";
import { type PlayState, type PlayedLevel, actionsOf, shownTurn } from "./playState";
import { playStore } from "./playStore";

/** A moment of the session that was marked, to be compared with where the debugger stands. */
export interface MarkedMoment extends NamedMoment {
  /** The turn's number. */
  readonly number: number;
}

/** The session is compared with another run, or where it stands with the moment that was marked. */
export type Against = RunSource | { readonly kind: "marked" };

export interface KeptSession {
  readonly kept: number;
  readonly level: string;
  readonly title: string;
}

interface ComparisonState {
  readonly against: Against;
  readonly marked: MarkedMoment | null;
  /** The latest first. */
  readonly kept: readonly KeptSession[];
  /** One of them whose place a session has just taken. */
  readonly offer: { readonly kept: number; readonly session: number } | null;
}

const NOTHING_COMPARED: ComparisonState = {
  against: { kind: "gold-path" },
  marked: null,
  kept: [],
  offer: null,
};

export const useComparison = create<ComparisonState>(() => NOTHING_COMPARED);

/** Chooses what to compare with. */
export function compareWith(against: Against): void {
  useComparison.setState({ against });
}

/** Marks where the debugger stands, and compares with it from now on. */
export function markMoment(): void {
  const state = playStore.getState();
  const turn = shownTurn(state);
  if (turn === undefined || state.level === null) return;
  const { shown: number, cursor, level } = state;
  useComparison.setState({ marked: { turn, debug: level.debug, cursor, number }, against: { kind: "marked" } });
}

/** Keeps the session as it is for later comparisons; without one nothing happens. */
export async function keepSession(): Promise<void> {
  const { level, turns } = playStore.getState();
  if (level === null) return;
  const kept = await host.keepSession(level.session);
  if (kept === null) return;
  const entry: KeptSession = { kept, level: level.id, title: titleOf(turns) };
  add(entry);
  playStore.setState({ notice: `Kept for comparing: ${entry.title}.` });
}

/** Adds a session that was kept before it was played again, and offers to compare with it. */
export function offerComparison(kept: number, { id, session }: PlayedLevel, title: string): void {
  add({ kept, level: id, title });
  useComparison.setState({ offer: { kept, session } });
}

function add(entry: KeptSession): void {
  useComparison.setState((state) => ({ kept: [entry, ...state.kept].slice(0, MOST_KEPT) }));
}

/** The host forgets older ones. */
const MOST_KEPT = 12;

function titleOf(turns: PlayState["turns"]): string {
  const moves = actionsOf(turns).length;
  const last = turns.at(-1);
  const end = last === undefined ? "" : last.won ? ", won" : last.lost ? ", lost" : "";
  return `session of ${moves} ${moves === 1 ? "move" : "moves"}${end}`;
}

/** Compares with the session that was offered last, and brings the comparison in view. */
export function takeOffer(): void {
  const { offer } = useComparison.getState();
  if (offer === null) return;
  compareWith({ kind: "kept", kept: offer.kept });
  useComparison.setState({ offer: null });
  wishPanel("compare");
}

/** Forgets what belongs to a pack that is not open any more; follows the open pack, once, at start. */
export function connectComparison(): Disposable {
  return disposable(
    usePackStore.subscribe((now, before) => {
      if (now.listing?.id !== before.listing?.id) useComparison.setState(NOTHING_COMPARED);
    }),
  );
}
