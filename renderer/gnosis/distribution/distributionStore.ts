// What an event gives how often: the runs in progress, and what came out of the last ones.
import type { Distribution } from "../../../shared/engine/play/distribution";
import type { GameAction } from "../../../shared/engine/turnRecord";
import { host } from "../../bridge/host";
import { onHost } from "../../bridge/hostConnection";
import { playStore } from "../../session/play/playStore";
import { perPackStore } from "../../state/windowStore";
import { type Disposable, disposable } from "../../../shared/base/disposable";

export interface CountedEvent {
  readonly action: GameAction;
  /** The turn after which it was published, and its session. */
  readonly turn: number;
  readonly session: number;
}

export interface DistributionState {
  readonly of: CountedEvent | null;
  /** Runs done; null while none run. */
  readonly played: number | null;
  readonly runs: number;
  /** Null: none yet, or they were cancelled. */
  readonly result: Distribution | null;
}

/** Enough to tell one percent from two. */
const RUNS = 1000;

export const useDistribution = perPackStore((): DistributionState => ({
  of: null,
  played: null,
  runs: RUNS,
  result: null,
}));

/** Publishes an event many times after the shown turn, each time with another seed, and counts what comes out. */
export async function countEvent(action: GameAction, runs = RUNS): Promise<void> {
  const { level, shown } = playStore.getState();
  if (level === null) return;
  const of: CountedEvent = { action, turn: shown, session: level.session };
  useDistribution.setState({ of, played: 0, runs, result: null });
  const result = await host.distribution(level.session, shown, action, runs);
  if (useDistribution.getState().of === of) useDistribution.setState({ played: null, result });
}

/** Cancels the runs and clears their results. */
export function closeDistribution(): void {
  host.cancelDistribution();
  useDistribution.setState({ of: null, played: null, result: null });
}

/** Follows the host's reports and the play session: another session knows nothing of these runs. */
export function connectDistribution(): Disposable {
  const reports = onHost("sampled", ({ played }) => {
    if (useDistribution.getState().played !== null) useDistribution.setState({ played });
  });
  const unsubscribe = playStore.subscribe(({ level }) => {
    const { of } = useDistribution.getState();
    if (of !== null && level?.session !== of.session)
      useDistribution.setState({ of: null, played: null, result: null });
  });
  return disposable(() => {
    reports.dispose();
    unsubscribe();
  });
}
