// The generate command: makes levels like a given one, and keeps those that meet the criteria.
import { promises as fs } from "node:fs";
import path from "node:path";
import { diskReason } from "../../electron/files/disk/diskReason";
import { type Result, done, refused } from "../../shared/base/result";
import { finish } from "../../shared/base/work";
import { nearestName } from "../../shared/base/nearestName";
import type { LevelVariants, MutationSpec } from "../../shared/engine/levelVariants";
import { generate as generateLevels, mutantOf } from "../../shared/engine/search/generate/generate";
import type { Candidate, GenerateResult, GenerateSpec } from "../../shared/engine/search/generate/generateOutcome";
import type { GameAction } from "../../shared/engine/turnRecord";
import type { PackSource, SourceFile } from "../../shared/pack/packSource";
import { applyEdits } from "../../shared/text/edit";
import type { SearchBudget } from "../amounts";
import { ExitCode, type Output, refuse } from "../output";
import { writeText } from "../writeText";
import { askedLevels } from "./askedLevels";

export interface GenerateCommand extends SearchBudget {
  readonly pack: string;
  readonly level: string;
  readonly profile: string | null;
  readonly spec: GenerateSpec;
  /** Time for all candidates together; `budgetMs` is that of each. */
  readonly timeMs: number;
  /** The folder for the texts of the levels; null: they are not written. */
  readonly folder: string | null;
  readonly json: boolean;
}

/** What is printed for programs about a level that was kept. */
export interface GeneratedRow extends Candidate {
  readonly level: string;
  readonly seed: number;
  readonly length: number;
  /** Where its text was written; null: nowhere. */
  readonly file: string | null;
}

/** Prints the levels kept, the best first, and then how it went. Fails when none was kept. */
export async function generate(command: GenerateCommand, output: Output): Promise<ExitCode> {
  const asked = await askedLevels({ ...command, levels: [command.level] }, output);
  if (!asked.ok) return refuse(output, asked.refusal);
  const { pack, game, entries, actionText } = asked.value;
  const variants = game?.variants?.(command.level) ?? null;
  const [entry] = entries;
  if (variants === null || entry === undefined) {
    const why = "it cannot be played, or its language knows no way";
    return refuse(output, `The level "${command.level}" cannot be changed: ${why}.`);
  }
  const { spec, timeMs, budgetMs, memoryBytes, json, folder } = command;
  const unknown = unknownKind(spec.mutation, pack) ?? unknownCell(spec.mutation, pack, entry.file);
  if (unknown !== null) return refuse(output, unknown);
  // A long search must not end with levels that have no place.
  const refusal = folder === null ? null : await makeFolder(folder);
  if (refusal !== null) return refuse(output, refusal);
  const perCandidate = { timeMs: budgetMs, memoryBytes };
  const result = finish(generateLevels(variants, spec, { timeMs, perCandidate }));
  for (const candidate of result.candidates) {
    const file = await written(command, variants, candidate, entry.file.text);
    if (!file.ok) return refuse(output, file.refusal);
    const row: GeneratedRow = {
      level: command.level,
      seed: spec.seed,
      length: candidate.path.length,
      file: file.value,
      ...candidate,
    };
    await output.write(json ? `${JSON.stringify(row)}\n` : candidateText(row, actionText));
  }
  const { candidates: _, best: __, ...summary } = result;
  await output.write(json ? `${JSON.stringify({ level: command.level, summary })}\n` : summaryText(result));
  return result.candidates.length === 0 ? ExitCode.failures : ExitCode.ok;
}

/** Says that the pack has no kind of a name that may change, and which was probably meant; null: it has all. */
function unknownKind({ kinds }: MutationSpec, pack: PackSource): string | null {
  const { model } = pack;
  const known = model?.names.defined(pack, model.names.ofEntities) ?? new Set<string>();
  const unknown = kinds?.find((kind) => !known.has(kind));
  if (unknown === undefined) return null;
  const nearest = nearestName(unknown, known);
  return `The pack has no kind "${unknown}".${nearest === null ? "" : ` Did you mean "${nearest}"?`}`;
}

/** Says that the board has no cell that is locked; null: it has all. */
function unknownCell({ locked }: MutationSpec, { model }: PackSource, file: SourceFile): string | null {
  const [width, height] = model?.starts.sizeOf(file) ?? [Infinity, Infinity];
  const outside = locked.find(([x, y]) => x >= width || y >= height);
  if (outside === undefined) return null;
  return `There is no cell "${outside.join(",")}": the cells are 0,0 to ${width - 1},${height - 1}.`;
}

/** Returns in a sentence why a folder cannot be made; null: it is there. */
async function makeFolder(folder: string): Promise<string | null> {
  try {
    await fs.mkdir(folder, { recursive: true });
    return null;
  } catch (error) {
    return `${folder} cannot be written: ${diskReason(error)}.`;
  }
}

/** Writes a candidate's text, if that was asked for; returns its file. Refused with a sentence if it cannot be written. */
async function written(
  { folder, level, spec }: GenerateCommand,
  variants: LevelVariants,
  { number }: Candidate,
  text: string,
): Promise<Result<string | null, string>> {
  const edits = folder === null ? undefined : mutantOf(variants, spec, number)?.edits();
  if (folder === null || edits?.ok !== true) return done(null);
  const file = path.join(folder, `${level}_${spec.seed}_${number}.json`);
  const reason = await writeText(file, applyEdits(text, edits.value));
  return reason === null ? done(file) : refused(`${file} cannot be written: ${reason}.`);
}

function candidateText(row: GeneratedRow, actionText: (action: GameAction) => string): string {
  const { number, length, score, changes, bits, plans, ideas, traps, file } = row;
  const facts = [
    `${length} moves`,
    `score ${Number(score.toFixed(2))}`,
    ...(bits === null ? [] : [`${bits.toFixed(2)} bits`]),
    ...(plans === null ? [] : [`${plans} plans`]),
    ...(ideas === null ? [] : [`${ideas} ideas`]),
    ...(traps === null ? [] : [`${traps} traps`]),
  ];
  const cells = changes.map(
    ({ position, layer, from, to }) => `${layer ?? "start"} [${position.join(",")}] ${from ?? "-"} > ${to ?? "-"}`,
  );
  const lines = [
    `#${number}  ${facts.join(", ")}`,
    `  ${cells.join("; ")}`,
    `  ${row.path.map(actionText).join(", ")}`,
    ...(file === null ? [] : [`  ${file}`]),
  ];
  return lines.map((line) => `${line}\n`).join("");
}

function summaryText({ tried, kept, perSecond, rejected, because }: GenerateResult): string {
  const reasons = Object.entries(rejected).map(([reason, count]) => `${reason} ${count}`);
  const ended = because === null ? "" : `; ended early: ${because}`;
  return `${tried} tried, ${kept} kept, ${perSecond.toFixed(1)} per second; not kept: ${reasons.join(", ") || "none"}${ended}\n`;
}
