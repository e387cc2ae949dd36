// The first ten minutes with a pack of event rules.
import { packSource } from "../documents/packSource";
import { selectFile } from "../session/pack/packStore";
import type { GuideStep } from "../dialect/dialectUi";

/** Shows the first file of a role in the text. */
function selectFirst(role: string): void {
  for (const file of packSource().files.values()) {
    if (file.role === role) return selectFile(file.path);
  }
}

function selectFirstSession(): void {
  const [session] = packSource().levels;
  if (session !== undefined) selectFile(session.path);
}

export const GUIDE_STEPS: readonly GuideStep[] = [
  {
    title: "Publish an event",
    text: "Choose an event in the console: its payload is an example from the pack, and is completed as you type. Below stands what the interceptors made of it, what became of each rule, which events were fired and which services called. A dry run shows all of it and keeps nothing.",
    keys: ["E", "CmdOrCtrl+Enter"],
    button: "Open the console",
    command: "arrange.play",
    before: selectFirstSession,
  },
  {
    title: "Ask why a rule did not run",
    text: "Each rule of the event says which condition failed, and what was found. A click on any line puts the debugger there; step through the event in both directions, and see the payload before and after.",
    keys: ["F10", "F11", "Shift+F10"],
    button: "Debug",
    command: "arrange.debug",
  },
  {
    title: "Write a rule",
    text: "Inside a list of rules the suggestions hold whole rules, then events, operators and every path that the payload and the state are known to have. Rest the pointer on a path to see its value; problems offer fixes.",
    keys: ["CmdOrCtrl+Space", "F2 renames", "CmdOrCtrl+. fixes"],
    button: "Open the rules",
    command: "panel.editor",
    before: () => selectFirst("rules"),
  },
  {
    title: "Count what chance gives",
    text: "1,000 runs publishes the event with a thousand seeds and draws what came out how often: payloads, events, calls, state. Nothing is kept.",
    keys: [],
    button: "Show the console",
    command: "panel.board",
  },
  {
    title: "Stand in for the services",
    text: "Calls lists every call with its parameters and its answer. A stub says what a function gives back, what it sets and what it publishes. State shows both trees, to be edited while nothing is played.",
    keys: [],
    button: "Show the calls",
    command: "panel.calls",
  },
  {
    title: "Make it a test",
    text: "Record writes the events that you publish into the session; Keep what happened writes what came of them as what is expected. Every edit publishes all sessions again, and marks those that are not as expected.",
    keys: [],
    button: "Show the session",
    command: "panel.solution",
  },
  {
    title: "Stop where it matters",
    text: "Breakpoints stop at a rule, an event, a path, a depth, a call or a skipped outcome, with conditions in the language itself; the rules' graph shows who fires what.",
    keys: ["F9", "F5"],
    button: "Show the breakpoints",
    command: "panel.breakpoints",
  },
];
