// Work of the host that goes on while it is asked for: a request is asked again and again until it is done, replaced, or
// undone.
import { useEffect, useState } from "react";
import type { Pulled } from "../../../shared/rpc/insight";

export interface PulledState<Request, Report> {
  /** What is shown is about; null before the first. */
  readonly request: Request | null;
  readonly report: Report | null;
  readonly isRunning: boolean;
  /** The request could not be answered: there is nothing to play. */
  readonly isRefused: boolean;
}

export interface PulledControl<Request, Report> extends PulledState<Request, Report> {
  readonly begin: (request: Request) => void;
  /** What there is so far stays. */
  readonly cancel: () => void;
}

/** `ask` must be the same function each time. */
export function usePulled<Request, Report>(
  ask: (request: Request) => Promise<Pulled<Report> | null>,
): PulledControl<Request, Report> {
  const [state, setState] = useState<PulledState<Request, Report>>({
    request: null,
    report: null,
    isRunning: false,
    isRefused: false,
  });
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
    begin: (next) => setState({ request: next, report: null, isRunning: true, isRefused: false }),
    cancel: () => setState((now) => ({ ...now, isRunning: false })),
  };
}
