// What breakpoints can stop at, in the language's words.
import type { BreakKind } from "../../../engine/breakpoints/breakPlaces";
import { fieldText } from "../../../engine/trace/fieldPath";
import { variableOf, variablePath } from "./stateFields";

export const BREAKS: readonly BreakKind[] = [
  { kind: "event", title: "an event happens", prompt: "event type", text: (event) => `event ${event}` },
  { kind: "rule", title: "a rule fires", prompt: "rule id", text: (rule) => `rule ${rule} fires` },
  { kind: "cell", title: "a cell changes", prompt: null, text: (cell) => `cell ${cell} changes` },
  {
    kind: "field",
    title: "a variable changes",
    prompt: "variable name",
    text: (path) => `variable ${variableOf(path) ?? fieldText(path)} changes`,
    path: variablePath,
  },
  { kind: "entity", title: "a kind appears or goes", prompt: "kind", text: (kind) => `${kind} appears or goes` },
  { kind: "appears", title: "a kind appears", prompt: "kind", text: (kind) => `${kind} appears` },
  { kind: "goes", title: "a kind goes", prompt: "kind", text: (kind) => `${kind} goes` },
  {
    kind: "pass",
    title: "a cascade comes to a pass",
    prompt: "pass number",
    text: (pass) => `pass ${pass} of a cascade`,
  },
  { kind: "cut-off", title: "a cascade is cut off", prompt: null, text: () => "a cascade is cut off" },
  { kind: "goal-step", title: "a goal's progress changes", prompt: null, text: () => "a goal's progress changes" },
  { kind: "goal", title: "a goal is met", prompt: null, text: () => "a goal is met" },
  { kind: "lose", title: "the level is lost", prompt: null, text: () => "the level is lost" },
];
