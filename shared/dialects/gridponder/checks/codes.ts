// The findings that a Gridponder pack can have: code and severity, one row each.
import { FINDINGS, type Severity } from "../../../findings/codes";

export const GRIDPONDER_FINDINGS = {
  ...FINDINGS,

  // Versions and collections
  "dsl-version": "error",
  "engine-version": "error",
  "newer-feature": "warning",
  "missing-collection": "warning",
  "published-differs": "information",

  // References to unknown names
  "unknown-action": "error",
  "unknown-animation": "warning",
  "unknown-condition": "error",
  "unknown-effect": "error",
  "unknown-emitter": "warning",
  "unknown-event": "error",
  "unknown-goal": "warning",
  "unknown-goal-type": "error",
  "unknown-item": "warning",
  "unknown-kind": "error",
  "unknown-layer": "error",
  "unknown-level": "error",
  "unknown-lose-condition": "error",
  "unknown-system": "warning",
  "unknown-system-type": "error",
  "unknown-tag": "warning",
  "unknown-variable": "warning",
  "duplicate-id": "error",
  "duplicate-rule-id": "warning",

  // Kinds and placement on the board
  "kind-on-other-layer": "warning",
  "missing-param": "warning",
  "unknown-param": "warning",
  "tag-spelling": "warning",
  "param-type": "warning",
  "symbol-missing": "information",
  "symbol-reserved": "warning",
  "symbol-shared": "warning",
  "symbol-wide": "warning",
  "missing-sprite": "warning",
  "sprite-outside-pack": "error",
  "sprite-placeholder": "warning",

  // Levels
  "avatar-nowhere": "warning",
  "avatar-off-board": "error",
  "avatar-on-solid": "warning",
  "board-too-large": "error",
  "double-entry": "warning",
  "double-position": "warning",
  "ignored-layer": "warning",
  "layer-shape": "warning",
  "level-not-in-sequence": "information",
  "off-board": "warning",
  "portal-alone": "warning",
  "portal-crowd": "information",
  "no-goals": "warning",
  "goal-never-met": "warning",
  "goal-always-met": "warning",
  "overlay-missing": "warning",
  "overlay-misplaced": "warning",
  "exit-missing": "warning",
  "queue-too-long": "warning",
  "null-cell": "warning",
  "mixed-types": "warning",
  "action-param": "error",
  "hint-stops": "error",
  "same-key": "warning",

  // Rules
  "cascade-cycle": "information",
  "cascade-endless": "warning",
  "condition-always-holds": "warning",
  "condition-never-holds": "warning",
  "event-never-seen": "warning",
  "acts-twice": "warning",
  "idle-system": "warning",
  "moves-not-delegated": "warning",
  "once-shared": "warning",
  "reference-in-condition": "warning",
  "reference-without-dollar": "warning",
  "reference-never-resolves": "warning",
  "rule-disabled": "information",
  "rules-needed": "warning",

  // Unused declarations
  "unused-action": "information",
  "unused-kind": "information",
  "unused-tag": "information",
  "unused-variable": "information",
} as const satisfies Record<string, Severity>;

export type GridponderCode = keyof typeof GRIDPONDER_FINDINGS;
