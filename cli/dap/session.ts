// The debug adapter: the step-through debugger for other editors, over the Debug Adapter Protocol.
import {
  BreakpointEvent,
  DebugSession,
  InitializedEvent,
  OutputEvent,
  Response,
  StoppedEvent,
  TerminatedEvent,
} from "@vscode/debugadapter";
import type { DebugProtocol } from "@vscode/debugprotocol";
import { defined } from "../../shared/base/defined";
import type { SessionStep } from "../../shared/engine/trace/sessionSteps";
import { viewAt } from "../../shared/engine/trace/traceView";
import { LevelDebugger } from "./debugger";
import { evaluated } from "./evaluate";
import { EditorBreakpoints } from "./editorBreakpoints";
import { type Launch, loadRun } from "./levelRun";
import { errorMessage, requestRefusal, withPathFormat } from "./requests";
import { EXCEPTION_FILTERS } from "./ruleBreakpoints";
import { stackFrames } from "./stack";
import { runText, stopText } from "./stopText";
import { VariableLists } from "./variables";

/** A run is one thread. */
const THREAD = 1;

type LaunchArguments = DebugProtocol.LaunchRequestArguments & Launch & { readonly stopOnEntry?: boolean };

/** Serves one editor. */
export class LevelDebugSession extends DebugSession {
  private debugger: LevelDebugger | null = null;
  private launched: LaunchArguments | null = null;
  private readonly breakpoints = new EditorBreakpoints();
  private lists = new VariableLists();

  constructor() {
    super();
    this.setDebuggerLinesStartAt1(true);
    this.setDebuggerColumnsStartAt1(true);
  }

  protected override dispatchRequest(request: DebugProtocol.Request): void {
    const refusal = requestRefusal(request.command, this.debugger !== null);
    if (refusal === null) super.dispatchRequest(withPathFormat(request));
    else this.sendErrorResponse(new Response(request), errorMessage(refusal));
  }

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
      this.sendErrorResponse(response, { ...errorMessage(refusal), showUser: true });
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
      this.sendErrorResponse(response, { ...errorMessage(refusal), showUser: true });
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
    const lines = breakpoints.map((each) => ({ ...each, line: this.convertClientLineToDebugger(each.line) }));
    const placed = this.breakpoints.setLines(file, lines);
    response.body = { breakpoints: placed.map((each) => this.breakpointForClient(each)) };
    this.sendResponse(response);
  }

  private breakpointForClient(breakpoint: DebugProtocol.Breakpoint): DebugProtocol.Breakpoint {
    const { line } = breakpoint;
    return line === undefined ? breakpoint : { ...breakpoint, line: this.convertDebuggerLineToClient(line) };
  }

  protected override setFunctionBreakPointsRequest(
    response: DebugProtocol.SetFunctionBreakpointsResponse,
    { breakpoints }: DebugProtocol.SetFunctionBreakpointsArguments,
  ): void {
    response.body = { breakpoints: this.breakpoints.setFunctions(breakpoints) };
    this.sendResponse(response);
  }

  protected override setExceptionBreakPointsRequest(
    response: DebugProtocol.SetExceptionBreakpointsResponse,
    { filters }: DebugProtocol.SetExceptionBreakpointsArguments,
  ): void {
    this.breakpoints.setExceptions(filters);
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
    const { run, position } = this.loaded();
    const frames = stackFrames(run, position);
    const end = levels === 0 ? frames.length : startFrame + levels;
    const shown = frames.slice(startFrame, end).map((frame) => this.frameForClient(frame));
    response.body = { stackFrames: shown, totalFrames: frames.length };
    this.sendResponse(response);
  }

  private frameForClient(frame: DebugProtocol.StackFrame): DebugProtocol.StackFrame {
    if (frame.source === undefined) return frame;
    const line = this.convertDebuggerLineToClient(frame.line);
    return { ...frame, line, column: this.convertDebuggerColumnToClient(frame.column) };
  }

  protected override scopesRequest(response: DebugProtocol.ScopesResponse): void {
    const { run, position } = this.loaded();
    const turn = defined(run.turns[position.turn]);
    const view = viewAt(turn, position.cursor);
    response.body = { scopes: this.lists.scopes(turn, view, run.level.presentation.entityText) };
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
    { expression, context }: DebugProtocol.EvaluateArguments,
  ): void {
    const { run, position } = this.loaded();
    const turn = defined(run.turns[position.turn]);
    const answer = evaluated(run.level, turn, position.cursor, expression, context === "hover");
    if (answer.ok) {
      response.body = { result: answer.value, variablesReference: 0 };
      this.sendResponse(response);
    } else this.sendErrorResponse(response, errorMessage(answer.refusal));
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
    // What the files hold now may have moved them, or taken their rules away.
    for (const changed of this.breakpoints.load(loaded.value))
      this.sendEvent(new BreakpointEvent("changed", this.breakpointForClient(changed)));
    return null;
  }

  private begin(): void {
    this.tell(runText(this.loaded().run));
    if (this.launched?.stopOnEntry === false) this.runOn("forward");
    else this.stopped("entry");
  }

  private runOn(direction: "forward" | "backward"): void {
    // At the end there is nothing left to run: that ends the session, as the end of a program does.
    if (direction === "forward" && this.loaded().isAtEnd()) {
      this.sendEvent(new TerminatedEvent());
      return;
    }
    const stop = this.loaded().runOn(this.breakpoints.active(), direction);
    for (const { text } of stop.log) this.tell(text);
    const reason = stop.reason === "breakpoint" ? "breakpoint" : "pause";
    const hitBreakpointIds = this.breakpoints.idsOf(stop.breakpoints);
    this.stopped(reason, { description: stopText(stop, this.loaded().run), hitBreakpointIds });
  }

  private step(response: DebugProtocol.Response, step: SessionStep): void {
    this.sendResponse(response);
    this.loaded().step(step);
    this.stopped("step");
  }

  private stopped(
    reason: string,
    more: Pick<DebugProtocol.StoppedEvent["body"], "description" | "hitBreakpointIds"> = {},
  ): void {
    this.lists = new VariableLists();
    const event: DebugProtocol.StoppedEvent = new StoppedEvent(reason, THREAD);
    event.body = { ...event.body, allThreadsStopped: true, ...more };
    this.sendEvent(event);
  }

  private tell(line: string): void {
    this.sendEvent(new OutputEvent(`${line}\n`, "console"));
  }

  /** Returns the debugger; requests that need one are refused before. */
  private loaded(): LevelDebugger {
    if (this.debugger === null) throw new Error("No level is loaded.");
    return this.debugger;
  }
}
