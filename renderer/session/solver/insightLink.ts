// Asks the solver about the level in view and the state of play while somebody shows it, and again when it has changed.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import type { InsightReport, StateReport } from "../../../shared/engine/search/insight/insightOutcome";
import { onSolverStart, solver } from "../../bridge/solverConnection";
import { usePackStore } from "../pack/packStore";
import { type PlayState, actionsOf } from "../play/playState";
import { playStore } from "../play/playStore";
import { NO_INSIGHT, useInsightStore } from "./insightStore";
import { levelIdOf } from "./solverLink";
import { isOutOfDate, lastChange, useSolverStore } from "./solverStore";

/** How many show it. */
let wanted = 0;

/** The level and the state of its text that was asked about last. */
let asked: string | null = null;

/** Has reports made until disposed of. */
export function wantInsight(): Disposable {
  wanted += 1;
  askInsight();
  return disposable(() => {
    wanted -= 1;
    if (wanted === 0) forget();
  });
}

function forget(): void {
  asked = null;
  useInsightStore.setState(NO_INSIGHT);
}

/** Begins to follow the level in view and the play session, once, at start. */
export function connectInsight(): Disposable {
  const subscriptions = [
    disposable(useSolverStore.subscribe(askInsight)),
    disposable(
      usePackStore.subscribe((now, before) => {
        if (now.activeLevelFile !== before.activeLevelFile) askInsight();
      }),
    ),
    onSolverStart(() => {
      asked = null;
      askInsight();
    }),
    disposable(playStore.subscribe((now, before) => isElsewhere(now, before) && askFates())),
    disposable(
      useInsightStore.subscribe((now, before) => {
        if (now.showsFates !== before.showsFates || now.report !== before.report) askFates();
      }),
    ),
  ];
  return disposable(() => disposeAll(subscriptions));
}

function askInsight(): void {
  const api = solver();
  if (wanted === 0 || api === null) return;
  const state = useSolverStore.getState();
  const file = usePackStore.getState().activeLevelFile;
  if (file === null || state.isBlind) return forget();
  if (isOutOfDate(state, file)) return;
  const level = levelIdOf(file);
  const key = `${lastChange(state, file)} ${level}`;
  if (level === null || asked === key) return;
  asked = key;
  const isSame = useInsightStore.getState().level === level;
  useInsightStore.setState(isSame ? { isWorking: true } : { ...NO_INSIGHT, level, isWorking: true });
  void takeReport(key, api.insight(level));
}

async function takeReport(key: string, answer: Promise<InsightReport | null>): Promise<void> {
  // A solver that ends takes the question with it: the next one is asked.
  const report = await answer.catch(() => null);
  if (asked === key) useInsightStore.setState({ report, isWorking: false });
}

/** Whether the state of play in view is another one. */
function isElsewhere(now: PlayState, before: PlayState): boolean {
  return (
    now.turns !== before.turns || now.shown !== before.shown || now.mode !== before.mode || now.level !== before.level
  );
}

function askFates(): void {
  const now = playStore.getState();
  const { level, turns, shown, mode, isStale } = now;
  const { showsFates, fates } = useInsightStore.getState();
  if (fates !== null) useInsightStore.setState({ fates: null });
  if (!showsFates || wanted === 0 || mode !== "play" || level === null || isStale) return;
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
