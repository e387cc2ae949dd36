// The choices of what to compare a session with, and the name of the other side. Pure.
import { capital } from "../../../shared/base/capital";
import { type PackWords, PLAIN_WORDS } from "../../../shared/pack/packModel";
import type { RunSource } from "../../../shared/rpc/compare";
import type { Against, KeptSession, MarkedMoment } from "../../session/step/comparison";

export interface AgainstOption {
  /** For a select's value: a source as one text. */
  readonly value: string;
  readonly title: string;
  readonly against: Against;
}

/** Returns what a session of a level can currently be compared with. */
export function againstOptions(
  level: string,
  profiles: readonly string[],
  kept: readonly KeptSession[],
  marked: MarkedMoment | null,
  words: PackWords = PLAIN_WORDS,
): readonly AgainstOption[] {
  const option = (against: Against, title: string): AgainstOption => ({ value: againstText(against), title, against });
  return [
    option({ kind: "solution" }, `the recorded ${words.record}`),
    option({ kind: "again" }, `the same ${words.moves} by the rules as they are now`),
    ...profiles.map((profile) => option({ kind: "profile", profile }, `the same ${words.moves} as ${profile}`)),
    ...ownFirst(kept, level).map(({ number, run, title }) => {
      const name = run.level === level ? title : `${title} of ${words.start} ${run.level}`;
      return option({ kind: "kept", number, run }, `kept ${number}: ${name}`);
    }),
    ...(marked === null ? [] : [option({ kind: "marked" }, `the mark at ${markedText(marked, level)}`)]),
  ];
}

/** Sessions of other levels are seldom what is looked for. */
function ownFirst(kept: readonly KeptSession[], level: string): readonly KeptSession[] {
  const isOwn = ({ run }: KeptSession): boolean => run.level === level;
  return [...kept.filter(isOwn), ...kept.filter((each) => !isOwn(each))];
}

/** Returns a choice as one text; different for different choices. */
export function againstText(against: Against): string {
  if (against.kind === "profile") return `profile ${against.profile}`;
  return against.kind === "kept" ? `kept ${against.number}` : against.kind;
}

/** Returns the message about two moments without a difference. */
export function sameText({ contents }: PackWords): string {
  return `${capital(contents)} are the same here.`;
}

/** Returns what the other side is called over its board, for a session of a level. */
export function otherTitle(source: RunSource, level: string, words: PackWords = PLAIN_WORDS): string {
  switch (source.kind) {
    case "solution":
      return `Recorded ${words.record}`;
    case "again":
      return "With the current rules";
    case "profile":
      return `As ${source.profile}`;
    case "kept":
      return source.run.level === level ? "Kept session" : `Kept session of ${source.run.level}`;
    default:
      return "";
  }
}

/** Returns the name of a marked moment for a session of a level: `turn 3: move right, record 12`. */
function markedText({ turn, presentation, number, cursor, level: own }: MarkedMoment, level: string): string {
  const said = presentation.turnText(turn, number);
  const name = own === level ? said : `${said} of level ${own}`;
  return cursor === null ? `the end of ${name}` : `${name}, record ${cursor + 1}`;
}
