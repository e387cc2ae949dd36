// A comparison of two runs in words, and the choices of what to compare with. Pure.
import { turnText } from "../../shared/engine/traceText";
import type { PlayComparison, RunEnd, RunSource } from "../../shared/rpc/compare";
import type { Against, KeptSession, MarkedMoment } from "../session/comparison";

export interface AgainstOption {
  /** For a select's value: a source as one text. */
  readonly value: string;
  readonly title: string;
  readonly against: Against;
}

/** What a session of a level can be compared with just now. */
export function againstOptions(
  level: string,
  profiles: readonly string[],
  kept: readonly KeptSession[],
  marked: MarkedMoment | null,
): readonly AgainstOption[] {
  const option = (against: Against, title: string): AgainstOption => ({ value: againstText(against), title, against });
  return [
    option({ kind: "gold-path" }, "the recorded solution"),
    option({ kind: "again" }, "the same moves by the rules as they are now"),
    ...profiles.map((profile) => option({ kind: "profile", profile }, `the same moves as ${profile}`)),
    ...kept
      .filter((each) => each.level === level)
      .map((each) => option({ kind: "kept", kept: each.kept }, `kept: ${each.title}`)),
    ...(marked === null ? [] : [option({ kind: "marked" }, `the mark at ${markedText(marked)}`)]),
  ];
}

/** A choice as one text; different for different choices. */
export function againstText(against: Against): string {
  if (against.kind === "profile") return `profile ${against.profile}`;
  return against.kind === "kept" ? `kept ${against.kept}` : against.kind;
}

/** What the other side is called over its board. */
export function otherTitle(source: RunSource): string {
  switch (source.kind) {
    case "gold-path":
      return "Recorded solution";
    case "again":
      return "By the rules now";
    case "profile":
      return `As ${source.profile}`;
    case "kept":
      return "Kept session";
    default:
      return "";
  }
}

/** How the runs stand to each other, in one sentence. */
export function comparisonHeadline({ left, right, parting }: PlayComparison): string {
  if (parting === null) return `The same all along: ${endText(left)}.`;
  const when = parting.turn === 0 ? "at loading" : `in turn ${parting.turn}`;
  const [one, other] = [endText(left), endText(right)];
  const ends = one === other ? `; both: ${one}` : `; this session: ${one}, the other: ${other}`;
  return `They part ${when}${ends}.`;
}

function endText({ moves, outcome }: RunEnd): string {
  const count = `${moves} ${moves === 1 ? "move" : "moves"}`;
  switch (outcome) {
    case "won":
      return `won after ${count}`;
    case "lost":
      return `lost after ${count}`;
    case "refused":
      return `refused at move ${moves}`;
    default:
      return `${count}, not over`;
  }
}

/** The name of a marked moment: `turn 3: move right, record 12`. */
function markedText({ turn, number, cursor }: MarkedMoment): string {
  const name = turnText(turn, number);
  return cursor === null ? `the end of ${name}` : `${name}, record ${cursor + 1}`;
}
