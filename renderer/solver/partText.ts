// What a part of a level is for, in words. Pure.
import { counted } from "../../shared/base/counted";
import type { LevelPartName, PartVerdict, VersionFinding } from "../../shared/engine/search/questions/questionOutcome";
import type { VerdictText } from "./constraintText";

export function partName({ kind, name, position }: LevelPartName): string {
  if (position !== null) return `${name} [${position.join(", ")}]`;
  return kind === "entity" ? name : `${kind} ${name}`;
}

/** Says what leaving a part out does; undefined: not found out yet. */
export function partText(verdict: PartVerdict | undefined): VerdictText {
  if (verdict === undefined) return { tone: "neutral", text: "waiting" };
  switch (verdict.kind) {
    case "needed":
      return { tone: "success", text: "needed: no solution without it" };
    case "shorter":
      return { tone: "success", text: `${counted(verdict.by, "move")} shorter without it` };
    case "longer":
      return { tone: "success", text: `${counted(verdict.by, "move")} longer without it` };
    case "prevents":
      return { tone: "error", text: `prevents every solution: ${counted(verdict.length, "move")} without it` };
    case "same":
      // Nothing is wrong with it: decoration is no matter, too.
      return { tone: "neutral", text: "no matter" };
    default:
      return { tone: "neutral", text: "not known" };
  }
}

/** Says what another version answers. */
export function versionText({ other, turn }: VersionFinding): string {
  const from = turn === null ? "" : `, another way from move ${turn}`;
  if (other.kind === "solved") return `${counted(other.length, "move")}${from}`;
  return other.kind === "unsolvable" ? `no solution${from}` : `at least ${counted(other.noneUnder, "move")}${from}`;
}
