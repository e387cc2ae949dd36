// What is offered while an event is typed: its name, then members of its payload, then values of a member. Pure.
import type { BreakNames } from "../../shared/engine/breakpoints/breakPlaces";
import type { Suggestion } from "../ui/SuggestInput";
import { namedLines } from "../ui/namedLines";

/** Returns rows for the word at the caret; `events`: names of events and of what they say. */
export function eventLines(
  text: string,
  caret: number,
  { events, payloads }: Pick<BreakNames, "events" | "payloads">,
): readonly Suggestion[] {
  const start = text.lastIndexOf(" ", caret - 1) + 1;
  const word = text.slice(start, caret);
  const rows = (names: readonly string[], before: string, after: string): readonly Suggestion[] =>
    namedLines(word.slice(before.length), names).map((row) => {
      const line = `${text.slice(0, start)}${before}${row.text}${after}`;
      return { ...row, text: line + text.slice(caret), select: [line.length, line.length], asks: after !== "" };
    });
  const said = text.trimStart().split(/\s+/);
  const [event = ""] = said;
  if (text.slice(0, start).trim() === "") {
    const withMembers = (name: string): boolean => (payloads?.members[name] ?? []).length > 0;
    return rows(events, "", "").map((row) => (withMembers(row.label) ? asking(row) : row));
  }
  const at = word.indexOf("=");
  if (at >= 0) return rows(payloads?.values[word.slice(0, at)] ?? [], word.slice(0, at + 1), "");
  const used = new Set(said.slice(1).flatMap((member) => (member.includes("=") ? [member.split("=")[0]] : [])));
  return rows(
    (payloads?.members[event] ?? []).filter((member) => !used.has(member)),
    "",
    "=",
  );
}

/** The row with a space after it, at which its members are offered. */
function asking(row: Suggestion): Suggestion {
  const [end] = row.select;
  return {
    ...row,
    text: `${row.text.slice(0, end)} ${row.text.slice(end).trimStart()}`,
    select: [end + 1, end + 1],
    asks: true,
  };
}
