// The titles of commands in the words of a language: what is played from may be a game, and what is recorded a session.
// Pure.
import { capital } from "../../../shared/base/capital";
import type { Command } from "../../../shared/commands/command";
import type { PackWords } from "../../../shared/pack/packModel";

/** Returns a command with its title and its group in the words of a language. */
export function inWords<Each extends Command>(command: Each, words: PackWords): Each {
  const { title, group } = command;
  return {
    ...command,
    title: textInWords(title, words),
    ...(group === undefined ? {} : { group: textInWords(group, words) }),
  };
}

/** Each time a word as it is begun in titles, such as the "Level" of "Duplicate Level". */
function textInWords(text: string, { start, starts, ground, kind, record, records, move }: PackWords): string {
  const words: Readonly<Record<string, string>> = {
    Level: start,
    Levels: starts,
    Ground: ground,
    Kind: kind,
    Solution: record,
    Solutions: records,
    Move: move,
  };
  return text.replaceAll(/\b(Levels?|Ground|Kind|Solutions?)\b|(?<=(?:Undo|Redo) )Move\b/g, (word) =>
    capital(words[word] ?? word),
  );
}
