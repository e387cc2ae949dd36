// What callers get when the host is lost: a refusal with a sentence where null would not be enough.
import { refused } from "../base/result";
import type { PackCoverage } from "./coverage";
import type { PackSolutions } from "./solutions";
import type { SessionRefusal } from "./play";

export const SESSION_LOST = refused<SessionRefusal>({
  reason: "no-such-session",
  message: "The game engine was restarted.",
});

export const OPENING_LOST = refused<SessionRefusal>({
  reason: "host-lost",
  message: "The game engine stopped responding, twice.",
});

export const RESTARTED = refused("The game engine was restarted. Try again.");

export const NO_RESULTS: PackSolutions = { generation: 0, results: [] };

export const NO_COVERAGE: PackCoverage = { generation: 0, rules: [], levels: [] };
