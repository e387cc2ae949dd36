// Goes to the moment in which a rule fires: plays the level's solution up to it, and moves the cursor there.
import { RECORD_STRIDE, RecordField, RecordKind, RuleVerdict, type Trace } from "../../../shared/engine/trace/trace";
import type { SolutionMove } from "../../../shared/rpc/language";
import { documents } from "../../documents/documents";
import { solutionOf } from "../pack/levelText";
import { selectFile } from "../pack/packStore";
import { showPanel } from "../window/shellPort";
import { setCursor } from "../play/playCommands";
import { shownTurn } from "../play/playState";
import { playStore } from "../play/playStore";
import { session } from "../play/windowPlay";

/** Shows the move of a level's solution in which a rule (by its place, `game.json#/rules/0`) fires. */
export async function showFiring({ file, step }: SolutionMove, place: string): Promise<void> {
  if (documents.get(file) === undefined) return;
  selectFile(file);
  session.setView({ mode: "play" });
  await session.start(file, solutionOf(file), step);
  const { level } = playStore.getState();
  const turn = shownTurn(playStore.getState());
  const rule = level?.debug.rules.findIndex(({ source }) => `${source.file}#${source.at}` === place) ?? -1;
  const record = turn === undefined || rule < 0 ? -1 : firingIn(turn.trace, rule);
  if (record >= 0) setCursor(record);
  showPanel("turn");
}

/** Returns the first record of a turn in which a rule fires; -1 for none. */
function firingIn({ records }: Trace, rule: number): number {
  for (let at = 0; at < records.length; at += RECORD_STRIDE) {
    const isRule = records[at + RecordField.kind] === RecordKind.rule && records[at + RecordField.ref] === rule;
    if (isRule && records[at + RecordField.after] === RuleVerdict.fired) return at / RECORD_STRIDE;
  }
  return -1;
}
