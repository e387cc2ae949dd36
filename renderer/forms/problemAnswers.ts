// What can be done about a problem: its fixes, which edit texts, or a command of the program that settles it.
import type { LocatedFinding } from "../../shared/findings/finding";
import { host } from "../bridge/host";
import { applyFor } from "../documents/history/changesElsewhere";
import { documents } from "../documents/documents";
import { acceptResult, levelToAccept } from "../session/record/acceptResult";

export interface ProblemAnswer {
  readonly title: string;
  readonly choose: () => void;
}

/** Returns what can be done about a problem as the text is now; nothing when it is gone. */
export async function answersTo(problem: LocatedFinding): Promise<readonly ProblemAnswer[]> {
  const level = levelToAccept(problem);
  if (level !== null) return [{ title: "Accept new result", choose: () => void acceptResult(level) }];
  const { file, code, message, span } = problem;
  documents.flush();
  const findings = await host.findingsOf(file);
  const same = findings.find(
    (each) => each.code === code && each.message === message && each.span.offset === span.offset,
  );
  return (same?.fixes ?? []).map(({ title, changes }) => ({
    title,
    choose: () => applyFor(file, { name: `Fix: ${title}`, edits: changes }),
  }));
}
