// The findings that a board game can have beside the common ones: code and severity, one row each.
import { FINDINGS, type Severity } from "../../../findings/codes";

export const GDL_FINDINGS = {
  ...FINDINGS,

  // Expressions
  "expression-syntax": "error",
  "unknown-function": "error",
  "wrong-arity": "error",
  "impure-condition": "error",
  "not-an-effect": "error",
  "value-type": "error",
  "mid-pos-odd": "warning",
  "other-player-of-many": "warning",
  "condition-constant": "warning",
  "never-holds": "warning",
  "always-holds": "warning",
  "never-for-player": "warning",
  "same-arguments": "warning",
  "asked-twice": "warning",
  "choice-twice": "warning",
  "effect-idle": "warning",
  "value-never-set": "warning",
  "value-never-asked": "warning",

  // Names
  "unknown-name": "error",
  "unknown-state-variable": "error",
  "unknown-attribute": "warning",
  "unknown-player": "error",
  "unknown-zone": "error",
  "unknown-phase": "error",
  "unknown-interaction": "error",
  "unknown-schema": "error",
  "undeclared-node": "warning",
  "attribute-clash": "error",
  "attribute-missing": "warning",
  "name-taken": "warning",
  "duplicate-id": "error",

  // Board and set-up
  "board-too-large": "error",
  "structure-differs": "warning",
  "edge-idle": "warning",
  "node-alone": "information",
  "zone-unseen": "warning",
  "unknown-visibility": "warning",
  "place-off-board": "error",
  "place-taken": "error",
  "count-differs": "warning",
  "owns-nothing": "warning",
  "owner-missing": "warning",
  "number-differs": "warning",
  "same-direction": "warning",
  "dealt-twice": "warning",
  "deal-from-empty": "warning",
  "deal-too-many": "warning",
  "player-count": "error",
  "cannot-be-played": "error",

  // Presentation
  "missing-asset": "warning",

  // Flow
  "time-model": "error",
  "owner-only-global": "error",
  "ellipsis-ignored": "warning",
  "end-unknown-function": "warning",
  "interaction-unused": "warning",
  "always-shadowed": "warning",
  "chain-not-chainable": "warning",
  "input-missing": "warning",
  "capture-forgotten": "information",
  "chain-endless": "warning",
  "priority-idle": "information",
  "phase-advance": "warning",
  "phase-unreached": "warning",
  "no-choice": "warning",
  "no-end": "information",
  "end-same-for-all": "warning",
  "turn-never-ends": "warning",
  "hidden-read": "warning",
  "unused-attribute": "information",
  "unused-variable": "information",
  "unused-param": "information",

  // Recorded games
  "not-a-move": "error",

  // Shown by playing
  "expectation-differs": "error",
  "expectation-not-counted": "information",
  "ends-at-once": "warning",
  "board-and-pos-differ": "warning",
  "effect-failed": "warning",
  "moves-cut-off": "warning",
  "action-never-played": "information",
} as const satisfies Record<string, Severity>;

export type GdlCode = keyof typeof GDL_FINDINGS;
