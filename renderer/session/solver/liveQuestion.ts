// A question about the level in view, sent while its answer is shown, and again when the level changes.
import { type Disposable, disposable, disposeAll } from "../../../shared/base/disposable";
import type { SolverApi } from "../../../shared/rpc/solverCalls";
import { onSolverStart, solver } from "../../bridge/solverConnection";
import { usePackStore } from "../pack/packStore";
import { levelIdOf } from "./solverLink";
import { type LiveAnswer, NOTHING_ASKED } from "./liveAnswer";
import { isOutOfDate, lastChange, useSolverStore } from "./solverStore";

export interface LiveQuestion {
  /** Has it asked until disposed of. */
  want(): Disposable;
  /** Asks again if what it depends on has changed. */
  renew(): void;
  /** Follows the level in view. To be called once, at start. */
  connect(): Disposable;
}

export interface LiveQuestionPorts<Answer> {
  readonly ask: (api: SolverApi, level: string) => Promise<Answer | null>;
  readonly show: (state: LiveAnswer<Answer>) => void;
  /** What the answer depends on besides the level's text; null: there is nothing to ask. */
  readonly print?: (level: string) => string | null;
}

export function createLiveQuestion<Answer>({ ask, show, print = () => "" }: LiveQuestionPorts<Answer>): LiveQuestion {
  let wanted = 0;
  let asked: string | null = null;
  /** The change of the level that the answer is about. */
  let answered = 0;
  let shown: LiveAnswer<Answer> = NOTHING_ASKED;
  const tell = (state: LiveAnswer<Answer>): void => {
    shown = state;
    show(state);
  };
  const forget = (): void => {
    asked = null;
    if (shown.level !== null) tell(NOTHING_ASKED);
  };
  const take = async (key: string, change: number, answer: Promise<Answer | null>): Promise<void> => {
    // A solver that ends takes the question with it: the next one is asked.
    const value = await answer.catch(() => null);
    if (asked !== key) return;
    answered = change;
    tell({ ...shown, answer: value, isWorking: false, isFormer: false });
  };
  const renew = (): void => {
    const api = solver();
    if (wanted === 0 || api === null) return;
    const state = useSolverStore.getState();
    const file = usePackStore.getState().activeLevelFile;
    if (file === null || state.isBlind) return forget();
    if (isOutOfDate(state, file)) return;
    const level = levelIdOf(file);
    const more = level === null ? null : print(level);
    if (level === null || more === null) return forget();
    const change = lastChange(state, file);
    const key = `${change} ${level} ${more}`;
    if (asked === key) return;
    asked = key;
    const before = shown.level === level ? shown.answer : null;
    tell({ level, answer: before, isWorking: true, isFormer: before !== null && change !== answered });
    void take(key, change, ask(api, level));
  };
  return {
    want() {
      wanted += 1;
      renew();
      return disposable(() => {
        wanted -= 1;
        if (wanted === 0) forget();
      });
    },
    renew,
    connect() {
      const subscriptions = [
        disposable(useSolverStore.subscribe(renew)),
        disposable(usePackStore.subscribe(renew)),
        onSolverStart(() => {
          asked = null;
          renew();
        }),
      ];
      return disposable(() => disposeAll(subscriptions));
    },
  };
}
