// The debug adapter: the step-through debugger for other editors, over the Debug Adapter Protocol.
import { DebugSession, InitializedEvent, OutputEvent, StoppedEvent, TerminatedEvent } from "@vscode/debugadapter";
import type { DebugProtocol } from "@vscode/debugprotocol";
import { defined } from "../../shared/base/defined";
import { breakText } from "../../shared/engine/breakpoints/breakPlaces";
import type { Breakpoint } from "../../shared/engine/breakpoints/breakpoints";
import type { SessionStep } from "../../shared/engine/trace/sessionSteps";
import { viewAt } from "../../shared/engine/trace/traceView";
import type { TurnRecord } from "../../shared/engine/turnRecord";
import { LevelDebugger, type Stop } from "./debugger";
import { evaluated } from "./evaluate";
import { type Launch, type LevelRun, loadRun } from "./levelRun";
import {
  EXCEPTION_FILTERS,
  type PlacedBreakpoint,
  exceptionBreakpoints,
  functionBreakpoint,
  lineBreakpoint,
} from "./ruleBreakpoints";
import { stackFrames } from "./stack";
import { VariableLists } from "./variables";

/** A run is one thread. */
const THREAD = 1;
const REFUSED = 1;

type LaunchArguments = DebugProtocol.LaunchRequestArguments & Launch & { readonly stopOnEntry?: boolean };

/** Serves one editor. Breakpoints are placed again whenever the level is loaded. */
export class LevelDebugSession extends DebugSession {
  private debugger: LevelDebugger | null = null;
  private launched: LaunchArguments | null = null;
  private lines = new Map<string, readonly DebugProtocol.SourceBreakpoint[]>();
  private functions: readonly DebugProtocol.FunctionBreakpoint[] = [];
  private exceptions: readonly string[] = [];
  private lists = new VariableLists();

  protected override initializeRequest(response: DebugProtocol.InitializeResponse): void {
    response.body = {
      supportsConfigurationDoneRequest: true,
      supportsStepBack: true,
      supportsConditionalBreakpoints: true,
      supportsHitConditionalBreakpoints: true,
      supportsLogPoints: true,
      supportsFunctionBreakpoints: true,
      supportsEvaluateForHovers: true,
      supportsRestartRequest: true,
      supportsTerminateRequest: true,
      exceptionBreakpointFilters: [...EXCEPTION_FILTERS],
    };
    this.sendResponse(response);
  }

  protected override async launchRequest(
    response: DebugProtocol.LaunchResponse,
    launch: LaunchArguments,
  ): Promise<void> {
    const refusal = await this.load(launch);
    if (refusal !== null) {
      this.sendErrorResponse(response, { id: REFUSED, format: escaped(refusal), showUser: true });
      return;
    }
    this.launched = launch;
    this.sendResponse(response);
    // Now that the texts are known, the editor may say where to stop.
    this.sendEvent(new InitializedEvent());
  }

  protected override configurationDoneRequest(response: DebugProtocol.ConfigurationDoneResponse): void {
    this.sendResponse(response);
    this.begin();
  }

  protected override async restartRequest(response: DebugProtocol.RestartResponse): Promise<void> {
    const refusal = await this.load(this.launched ?? {});
    if (refusal !== null) {
      this.sendErrorResponse(response, { id: REFUSED, format: escaped(refusal), showUser: true });
      return;
    }
    this.sendResponse(response);
    this.begin();
  }

  protected override terminateRequest(response: DebugProtocol.TerminateResponse): void {
    this.sendResponse(response);
    this.sendEvent(new TerminatedEvent());
  }

  protected override setBreakPointsRequest(
    response: DebugProtocol.SetBreakpointsResponse,
    { source, breakpoints = [] }: DebugProtocol.SetBreakpointsArguments,
  ): void {
    const file = source.path ?? "";
    this.lines.set(file, breakpoints);
    response.body = { breakpoints: this.placed((run) => breakpoints.map((each) => lineBreakpoint(run, file, each))) };
    this.sendResponse(response);
  }

  protected override setFunctionBreakPointsRequest(
    response: DebugProtocol.SetFunctionBreakpointsResponse,
    { breakpoints }: DebugProtocol.SetFunctionBreakpointsArguments,
  ): void {
    this.functions = breakpoints;
    response.body = { breakpoints: this.placed((run) => breakpoints.map((each) => functionBreakpoint(run, each))) };
    this.sendResponse(response);
  }

  protected override setExceptionBreakPointsRequest(
    response: DebugProtocol.SetExceptionBreakpointsResponse,
    { filters }: DebugProtocol.SetExceptionBreakpointsArguments,
  ): void {
    this.exceptions = filters;
    this.sendResponse(response);
  }

  protected override threadsRequest(response: DebugProtocol.ThreadsResponse): void {
    response.body = { threads: [{ id: THREAD, name: this.debugger?.run.level.title ?? "Level" }] };
    this.sendResponse(response);
  }

  protected override stackTraceRequest(
    response: DebugProtocol.StackTraceResponse,
    { startFrame = 0, levels = 0 }: DebugProtocol.StackTraceArguments,
  ): void {
    const frames = this.debugger === null ? [] : stackFrames(this.debugger.run, this.debugger.position);
    const end = levels === 0 ? frames.length : startFrame + levels;
    response.body = { stackFrames: frames.slice(startFrame, end), totalFrames: frames.length };
    this.sendResponse(response);
  }

  protected override scopesRequest(response: DebugProtocol.ScopesResponse): void {
    const turn = this.turn();
    const cursor = this.debugger?.position.cursor ?? null;
    response.body = { scopes: turn === null ? [] : this.lists.scopes(turn, viewAt(turn, cursor)) };
    this.sendResponse(response);
  }

  protected override variablesRequest(
    response: DebugProtocol.VariablesResponse,
    { variablesReference, start = 0, count }: DebugProtocol.VariablesArguments,
  ): void {
    const all = this.lists.open(variablesReference);
    response.body = { variables: all.slice(start, count === undefined ? all.length : start + count) };
    this.sendResponse(response);
  }

  protected override evaluateRequest(
    response: DebugProtocol.EvaluateResponse,
    { expression }: DebugProtocol.EvaluateArguments,
  ): void {
    const turn = this.turn();
    if (this.debugger === null || turn === null) {
      this.sendErrorResponse(response, { id: REFUSED, format: "No level is loaded." });
      return;
    }
    const answer = evaluated(this.debugger.run.level, turn, this.debugger.position.cursor, expression);
    if (answer.ok) {
      response.body = { result: answer.value, variablesReference: 0 };
      this.sendResponse(response);
    } else this.sendErrorResponse(response, { id: REFUSED, format: escaped(answer.refusal) });
  }

  protected override nextRequest(response: DebugProtocol.NextResponse): void {
    this.step(response, "over");
  }

  protected override stepInRequest(response: DebugProtocol.StepInResponse): void {
    this.step(response, "into");
  }

  protected override stepOutRequest(response: DebugProtocol.StepOutResponse): void {
    this.step(response, "out");
  }

  protected override stepBackRequest(response: DebugProtocol.StepBackResponse): void {
    this.step(response, "backOver");
  }

  protected override continueRequest(response: DebugProtocol.ContinueResponse): void {
    response.body = { allThreadsContinued: true };
    this.sendResponse(response);
    this.runOn("forward");
  }

  protected override reverseContinueRequest(response: DebugProtocol.ReverseContinueResponse): void {
    this.sendResponse(response);
    this.runOn("backward");
  }

  protected override pauseRequest(response: DebugProtocol.PauseResponse): void {
    // A run is over before it could be paused.
    this.sendResponse(response);
    this.stopped("pause");
  }

  /** Returns why the level cannot be debugged; null when it is loaded. */
  private async load(launch: Launch): Promise<string | null> {
    const loaded = await loadRun(launch);
    if (!loaded.ok) return loaded.refusal;
    this.debugger = new LevelDebugger(loaded.value);
    return null;
  }

  private begin(): void {
    const run = this.debugger?.run;
    if (run === undefined) return;
    const { level, turns } = run;
    this.tell(`${level.id}  ${level.title}: ${turns.length - 1} recorded moves`);
    if (this.launched?.stopOnEntry === false) this.runOn("forward");
    else this.stopped("entry");
  }

  private runOn(direction: "forward" | "backward"): void {
    if (this.debugger === null) return;
    // At the end there is nothing left to run: that ends the session, as the end of a program does.
    if (direction === "forward" && this.debugger.isAtEnd()) {
      this.sendEvent(new TerminatedEvent());
      return;
    }
    const stop = this.debugger.runOn(this.breakpoints(), direction);
    for (const { text } of stop.log) this.tell(text);
    this.stopped(stop.reason === "breakpoint" ? "breakpoint" : "pause", this.description(stop));
  }

  private description({ reason, breakpoint }: Stop): string {
    const run = this.debugger?.run;
    const shape = run?.turns[0]?.shape;
    if (breakpoint !== null && run !== undefined && shape !== undefined)
      return breakText(breakpoint.on, run.level.presentation, shape);
    return reason === "end" ? "End of the recorded moves" : "Start of the level";
  }

  private step(response: DebugProtocol.Response, step: SessionStep): void {
    this.sendResponse(response);
    this.debugger?.step(step);
    this.stopped("step");
  }

  private stopped(reason: string, description?: string): void {
    this.lists = new VariableLists();
    const event: DebugProtocol.StoppedEvent = new StoppedEvent(reason, THREAD);
    event.body = { ...event.body, allThreadsStopped: true, ...(description === undefined ? {} : { description }) };
    this.sendEvent(event);
  }

  private tell(line: string): void {
    this.sendEvent(new OutputEvent(`${line}\n`, "console"));
  }

  private turn(): TurnRecord | null {
    return this.debugger === null ? null : defined(this.debugger.run.turns[this.debugger.position.turn]);
  }

  private placed(place: (run: LevelRun) => readonly PlacedBreakpoint[]): DebugProtocol.Breakpoint[] {
    return this.debugger === null ? [] : place(this.debugger.run).map(({ shown }) => shown);
  }

  private breakpoints(): readonly Breakpoint[] {
    const run = this.debugger?.run;
    if (run === undefined) return [];
    const ofLines = [...this.lines].flatMap(([file, all]) => all.map((each) => lineBreakpoint(run, file, each)));
    const ofRules = this.functions.map((each) => functionBreakpoint(run, each));
    return [
      ...[...ofLines, ...ofRules].flatMap(({ breakpoint }) => breakpoint ?? []),
      ...exceptionBreakpoints(this.exceptions),
    ];
  }
}

/** In the protocol's messages braces stand for variables. */
function escaped(text: string): string {
  return text.replaceAll("{", "(").replaceAll("}", ")");
}
