// What is asked about the level in view and the state of play while somebody shows it.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import type { StateReport } from "../../../shared/engine/search/insight/insightOutcome";
import type { Constraint } from "../../../shared/engine/search/questions/questionOutcome";
import { isBroken } from "../../../shared/rpc/solutions";
import { solver } from "../../bridge/solverConnection";
import { onOtherPack, usePackStore } from "../pack/packStore";
import { type PlayState, actionsOf } from "../play/playState";
import { playStore } from "../play/playStore";
import { connectConstraints } from "./keptConstraints";
import { NO_INSIGHT, useInsightStore } from "./insightStore";
import { type LiveQuestion, createLiveQuestion } from "./liveQuestion";
import { partsQuestion } from "./parts";
import { lastChange, useSolverStore } from "./solverStore";

const insight: LiveQuestion = createLiveQuestion({
  async ask(api, level) {
    const times = timesFor(level);
    // A longer look that is cancelled leaves what was found before.
    const before = times > 1 ? useInsightStore.getState().insight.answer : null;
    const report = await api.insight(level, times);
    return report === null || report.because === "cancelled" ? (before ?? report) : report;
  },
  show: (insight) => useInsightStore.setState({ insight }),
  print: (level) => String(timesFor(level)),
});

/**
 * Returns how many times the usual time looking into the level in view may take. After a change it is the usual time
 * again.
 */
function timesFor(level: string): number {
  const { looksLonger } = useInsightStore.getState();
  return looksLonger?.level === level && looksLonger.change === changeInView() ? looksLonger.times : 1;
}

function changeInView(): number {
  return lastChange(useSolverStore.getState(), usePackStore.getState().activeLevelFile ?? "");
}

/** Looks into the level in view again, for twice the time. */
export function lookLonger(): void {
  const { level } = useInsightStore.getState().insight;
  if (level === null) return;
  useInsightStore.setState({ looksLonger: { level, change: changeInView(), times: 2 * timesFor(level) } });
  insight.renew();
}

/** Ends looking into the level in view. */
export function cancelLook(): void {
  if (useInsightStore.getState().insight.isWorking) solver()?.cancelInsight();
}

/** Asked only about a recorded solution that does not win as it should. */
const repairs: LiveQuestion = createLiveQuestion({
  ask: (api, level) => api.repairs(level),
  show: (repairs) => useInsightStore.setState({ repairs }),
  print(level) {
    const status = usePackStore.getState().solutions[level]?.status;
    return status === undefined || !isBroken(status) ? null : status;
  },
});

const constrained: LiveQuestion = createLiveQuestion({
  ask: (api, level) => api.constrained(level, constraintsOf(level)),
  show: (constrained) => useInsightStore.setState({ constrained }),
  print(level) {
    const constraints = constraintsOf(level);
    return constraints.length === 0 ? null : JSON.stringify(constraints);
  },
});

const versions: LiveQuestion = createLiveQuestion({
  ask: (api, level) => api.versions(level),
  show: (versions) => useInsightStore.setState({ versions }),
});

function constraintsOf(level: string): readonly Constraint[] {
  return useInsightStore.getState().constraints[level] ?? [];
}

/** Has all of it found out until disposed of. */
export function wantInsight(): Disposable {
  const requests = [insight, repairs, constrained, versions].map((question) => question.want());
  return disposable(() => disposeAll(requests));
}

/** Sets what must happen in a level, and what must not. */
export function setConstraints(level: string, constraints: readonly Constraint[]): void {
  useInsightStore.setState((now) => ({ constraints: { ...now.constraints, [level]: constraints } }));
  constrained.renew();
}

/** Begins to follow the level in view and the play session, once, at start. */
export function connectInsight(): Disposable {
  /** While moves are told on the board the graph of the level is needed, whatever panel is in view. */
  let held: Disposable | null = null;
  const hold = (): void => {
    const isNeeded = useInsightStore.getState().showsFates && playStore.getState().mode === "play";
    if (isNeeded) held ??= insight.want();
    else {
      held?.dispose();
      held = null;
    }
  };
  const subscriptions = [
    disposable(playStore.subscribe((now, before) => now.mode !== before.mode && hold())),
    disposable(useInsightStore.subscribe((now, before) => now.showsFates !== before.showsFates && hold())),
    insight.connect(),
    repairs.connect(),
    constrained.connect(),
    connectConstraints(() => constrained.renew()),
    versions.connect(),
    partsQuestion.connect(),
    disposable(playStore.subscribe((now, before) => isElsewhere(now, before) && askFates())),
    disposable(
      useInsightStore.subscribe((now, before) => {
        if (now.showsFates !== before.showsFates || now.insight !== before.insight) askFates();
      }),
    ),
    onOtherPack(() => useInsightStore.setState(NO_INSIGHT)),
  ];
  return disposable(() => disposeAll(subscriptions));
}

/** Returns whether the state of play in view is another one. */
function isElsewhere(now: PlayState, before: PlayState): boolean {
  return (
    now.turns !== before.turns || now.shown !== before.shown || now.mode !== before.mode || now.level !== before.level
  );
}

function askFates(): void {
  const now = playStore.getState();
  const { level, turns, shown, mode, isStale } = now;
  const { showsFates, fates, insight } = useInsightStore.getState();
  if (fates !== null) useInsightStore.setState({ fates: null });
  // Asked while the insight is there: its graph answers.
  if (!showsFates || mode !== "play" || level === null || isStale || insight.answer === null) return;
  if (useSolverStore.getState().isBlind) return;
  const answer = solver()?.fates(level.id, actionsOf(turns.slice(0, shown + 1)));
  if (answer !== undefined) void takeFates(now, answer);
}

async function takeFates({ turns, shown }: PlayState, answer: Promise<StateReport | null>): Promise<void> {
  const report = await answer.catch(() => null);
  const now = playStore.getState();
  if (now.turns === turns && now.shown === shown) useInsightStore.setState({ fates: report });
}

/** Draws what each move does on the board in play, or no longer. */
export function switchFates(): void {
  const { showsFates } = useInsightStore.getState();
  useInsightStore.setState({ showsFates: !showsFates });
}
