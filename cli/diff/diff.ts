// The diff command: tells how two versions of a pack differ, for people or (--json) programs.
import { type PackDifference, isSamePack, packDifference } from "../../shared/host/difference/packDifference";
import { presentationOf } from "../../shared/dialects/presentations";
import { PLAIN_WORDS } from "../../shared/pack/packModel";
import { diffPage } from "./diffPage";
import { differenceText } from "./diffText";
import { type PackVersions, readVersions, readVersionsOver } from "./diffVersions";
import { ExitCode, type Output, refuse } from "../output";
import { writeChosen } from "../writeText";

export interface DiffCommand {
  readonly before: string;
  readonly after: string;
  /** The folder with the files that neither of the two has; null: both are whole packs. */
  readonly rest: string | null;
  /** The page to write; null: none. */
  readonly html: string | null;
  readonly json: boolean;
}

/** Prints what differs. Like `diff` it ends with 1 when something does, and with 2 when a folder is not a pack. */
export async function diff({ before, after, rest, html, json }: DiffCommand, output: Output): Promise<ExitCode> {
  const read = await (rest === null ? readVersions(before, after) : readVersionsOver(before, after, rest));
  if (!read.ok) return refuse(output, read.refusal);
  const packs = read.value.map((versions) => ({ versions, difference: differenceOf(versions) }));
  if (html !== null) {
    const pages = packs.map(({ versions, difference }) => ({ ...versions, difference }));
    const refusal = await writeChosen(html, diffPage(pages));
    if (refusal !== null) return refuse(output, refusal);
  } else if (json) {
    const reports = packs.map(({ versions, difference }) => ({ path: versions.name, ...difference }));
    await output.write(`${JSON.stringify({ packs: reports })}\n`);
  } else if (packs.length === 0) {
    await output.write("The folders have no file of a pack.\n");
  } else {
    const texts = packs.map(({ versions, difference }) =>
      differenceText(
        versions.name,
        difference,
        presentationOf(versions.after.model?.id),
        versions.after.model?.words ?? PLAIN_WORDS,
      ),
    );
    await output.write(texts.join("\n"));
  }
  return packs.every(({ difference }) => isSamePack(difference)) ? ExitCode.ok : ExitCode.failures;
}

function differenceOf({ before, after, problems }: PackVersions): PackDifference {
  const difference = packDifference(before, after);
  const unread = problems.map(({ side, path: file, message }) => ({ side, file, line: 1, column: 1, message }));
  return { ...difference, uncompared: [...unread, ...difference.uncompared] };
}
