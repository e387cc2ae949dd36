// Which requests of the protocol the debug adapter answers, and how it says no.
import type { DebugProtocol } from "@vscode/debugprotocol";

/** Requests that are answered at any time. */
const ALWAYS: ReadonlySet<string> = new Set([
  "initialize",
  "launch",
  "disconnect",
  "terminate",
  "restart",
  "threads",
  "setBreakpoints",
  "setFunctionBreakpoints",
  "setExceptionBreakpoints",
]);

/** Requests about the level that was launched. */
const OF_LEVEL: ReadonlySet<string> = new Set([
  "configurationDone",
  "stackTrace",
  "scopes",
  "variables",
  "evaluate",
  "next",
  "stepIn",
  "stepOut",
  "stepBack",
  "continue",
  "reverseContinue",
  "pause",
]);

const CHANGES: ReadonlySet<string> = new Set(["setVariable", "setExpression", "writeMemory", "goto"]);

/**
 * Returns why a request is refused, in a sentence; null when it is not. The protocol's library would answer the others
 * as if they were done.
 */
export function requestRefusal(command: string, isLoaded: boolean): string | null {
  if (ALWAYS.has(command)) return null;
  if (OF_LEVEL.has(command)) return isLoaded ? null : "No level is loaded.";
  if (command === "attach") return 'There is no running program to attach to: use "request": "launch".';
  if (CHANGES.has(command)) return "What was recorded can be looked at, not changed.";
  return `"${command}" is not supported.`;
}

const REFUSED = 1;

/** Returns a sentence as the protocol's message. */
export function errorMessage(sentence: string): DebugProtocol.Message {
  // Braces in a format stand for variables; only those with an underscore may be shown.
  if (sentence.includes("{")) return { id: REFUSED, format: "{_sentence}", variables: { _sentence: sentence } };
  return { id: REFUSED, format: sentence };
}

/** Returns a request with the format of paths that the protocol means where an editor names none; the library asks for it. */
export function withPathFormat(request: DebugProtocol.Request): DebugProtocol.Request {
  if (request.command !== "initialize") return request;
  return { ...request, arguments: { pathFormat: "path", ...(request.arguments as object | undefined) } };
}
