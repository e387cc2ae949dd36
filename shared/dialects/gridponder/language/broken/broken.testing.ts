// One mistake in the small pack, and the host's findings and fixes for it: used by the tables beside this file.
import { TEXTS } from "../../checks/smallPack.testing";
import type { GridponderCode } from "../../checks/codes";
import type { LocatedFinding } from "../../../../findings/finding";
import { buildPackSource } from "../../../models";
import type { PackSource } from "../../../../pack/packSource";
import { createCoverageCounter, neverFired } from "../../../../host/checks/coverage";
import { cutOffFindings } from "../../../../host/checks/cutOffs";
import { diagnose } from "../../../../host/checks/diagnose";
import { levelEntries } from "../../../../host/checks/solutions";
import { wonAtStart } from "../../../../host/checks/wonAtStart";
import { createLanguageService } from "../../../../host/language/service";

/** A text of the small pack with one piece replaced (null: the whole; null for `by`: the file is missing). */
export type Change = readonly [file: string, piece: string | null, by: string | null];

/** A change, the finding it causes, where (`line:column`) and on which text, and the first fix; null for none. */
export type BrokenInput = readonly [
  change: Change,
  code: GridponderCode,
  at: string,
  marked: string,
  fix: string | null,
  /** The file of the finding, if it is another one. */
  file?: string,
];

/** Returns the change that gives the level a rule. */
export function rule(text: string): Change {
  return ["levels/one.json", '"rules": []', `"rules": [${text}]`];
}

export function packAfter([file, piece, by]: Change): PackSource {
  const before = TEXTS[file] ?? "";
  if (piece !== null && !before.includes(piece)) throw new Error(`${file} has no ${piece}`);
  const after = piece === null ? by : before.replace(piece, () => by ?? "");
  const texts = Object.entries({ ...TEXTS, [file]: after }).flatMap(([path, text]) =>
    text === null ? [] : [{ path, text }],
  );
  return buildPackSource(
    texts,
    ["assets/rock.png", "assets/tile_4.png"],
    [{ id: "rabbits", files: ["sprites/tiles/rabbit.png"] }],
  );
}

/** Returns all findings in a file, from reading and from playing, with all fixes. */
export async function findingsIn(pack: PackSource, file: string): Promise<readonly LocatedFinding[]> {
  const diagnosis = diagnose(pack, null);
  const coverage = createCoverageCounter();
  const entries = levelEntries(pack, diagnosis.compilation.game);
  const levels = entries.flatMap((entry) => coverage.count(entry) ?? []);
  const played = [...wonAtStart(entries), ...cutOffFindings(pack, levels), ...neverFired(pack, levels)];
  const service = createLanguageService({
    pack: () => pack,
    game: () => diagnosis.compilation.game,
    diagnosis: () => diagnosis,
    coverage,
    schedule: (work) => work(),
    played: () => played,
  });
  return service.findingsOf(file);
}

/** Returns a finding in the form of the tables. */
export function told(pack: PackSource, finding: LocatedFinding): readonly [string, string, string, string | null] {
  const { code, range, span, fixes = [], file } = finding;
  const text = pack.files.get(file)?.text ?? "";
  const marked = text.slice(span.offset, span.offset + span.length);
  return [code, `${range.line}:${range.column}`, marked, fixes[0]?.title ?? null];
}
