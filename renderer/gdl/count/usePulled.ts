// Work of the host that goes on while it is asked for: a request is asked again and again until it is done, replaced, or
// undone.
import { useEffect, useState, useSyncExternalStore } from "react";
import type { Pulled } from "../../../shared/rpc/insight";
import { followTexts, packSource } from "../../documents/packSource";
import { usePackStore } from "../../session/pack/packStore";

export interface PulledState<Request, Report> {
  /** What is shown is about; null before the first. */
  readonly request: Request | null;
  readonly report: Report | null;
  readonly isRunning: boolean;
  /** The request could not be answered: there is nothing to play. */
  readonly isRefused: boolean;
}

export interface PulledControl<Request, Report> extends PulledState<Request, Report> {
  /** The rules were edited after the request began: the report is about the earlier ones. */
  readonly isOutdated: boolean;
  readonly begin: (request: Request) => void;
  /** What there is so far stays. */
  readonly cancel: () => void;
}

/** The state of a request, and what it was begun with. */
interface Begun<Request, Report> extends PulledState<Request, Report> {
  /** The pack that was open; null before the first request. */
  readonly pack: string | null;
  readonly rules: string;
}

const NOTHING = { request: null, report: null, isRunning: false, isRefused: false, pack: null, rules: "" };

function rulesText(): string {
  return packSource().game?.text ?? "";
}

/** What is known of one pack is not shown of another. `ask` must be the same function each time. */
export function usePulled<Request, Report>(
  ask: (request: Request) => Promise<Pulled<Report> | null>,
): PulledControl<Request, Report> {
  const pack = usePackStore(({ listing }) => listing?.id ?? null);
  const rules = useSyncExternalStore(followTexts, rulesText);
  const [begun, setState] = useState<Begun<Request, Report>>(NOTHING);
  const state = begun.pack === pack ? begun : NOTHING;
  const { request, isRunning } = state;
  useEffect(() => {
    if (request === null || !isRunning) return undefined;
    let isWanted = true;
    const askOn = async (): Promise<void> => {
      const report = await ask(request);
      if (!isWanted) return;
      const isDone = report === null || report.isDone;
      setState((now) => ({ ...now, report, isRefused: report === null, isRunning: !isDone }));
      if (!isDone) void askOn();
    };
    void askOn();
    return () => {
      isWanted = false;
    };
  }, [ask, request, isRunning]);
  return {
    ...state,
    isOutdated: state.report !== null && state.rules !== rules,
    begin: (next) => setState({ request: next, report: null, isRunning: true, isRefused: false, pack, rules }),
    cancel: () => setState((now) => ({ ...now, isRunning: false })),
  };
}
