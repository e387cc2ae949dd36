// Makes levels like the one in view: moves what stands on its board, and keeps those that are as they should be.
import type { Disposable } from "../../../shared/base/disposable";
import type {
  GenerateProgress,
  GenerateResult,
  GenerateSpec,
} from "../../../shared/engine/search/generate/generateOutcome";
import type { MadeLevel } from "../../../shared/rpc/solverQuestions";
import { onSolverMaking, solver } from "../../bridge/solverConnection";
import { documents } from "../../documents/documents";
import { activeLevel } from "../play/windowPlay";
import { levelIdOf } from "./solverLink";
import { perPackStore } from "../../state/windowStore";

/** What is to be made, and from which level. */
interface Making {
  readonly level: string;
  readonly file: string;
  /** The level's text then. */
  readonly text: string;
  readonly spec: GenerateSpec;
}

export interface MakingState {
  readonly making: Making | null;
  readonly isMaking: boolean;
  readonly progress: GenerateProgress | null;
  readonly result: GenerateResult | null;
  /** By number of the candidates that have come so far. */
  readonly made: Readonly<Record<number, MadeLevel>>;
}

const NOTHING: MakingState = { making: null, isMaking: false, progress: null, result: null, made: {} };

export const useMakingStore = perPackStore<MakingState>(() => NOTHING);

/** Begins to make levels like the one in view; what was made before is forgotten. */
export async function makeLevels(spec: GenerateSpec): Promise<void> {
  const [api, file] = [solver(), activeLevel()];
  const level = levelIdOf(file);
  if (api === null || file === null || level === null) return;
  documents.flush();
  const making: Making = { level, file, text: documents.get(file)?.text() ?? "", spec };
  useMakingStore.setState({ ...NOTHING, making, isMaking: true });
  const isCurrent = (): boolean => useMakingStore.getState().making === making;
  const result = await api.generate(level, spec).catch(() => null);
  if (!isCurrent()) return;
  useMakingStore.setState({ isMaking: false, result });
  for (const { number, path } of result?.candidates ?? []) {
    const made = await api.made(level, { spec, number, path }).catch(() => null);
    // Of another text it would be another level.
    if (!isCurrent() || !isAsMade(making)) return;
    if (made !== null) useMakingStore.setState((now) => ({ made: { ...now.made, [number]: made } }));
  }
}

/** Ends the making; what has been made is kept. */
export function cancelMaking(): void {
  solver()?.cancelGenerate();
}

/** Returns whether the level's text is the one that levels were made from. */
function isAsMade(making: Making): boolean {
  return documents.get(making.file)?.text() === making.text;
}

/** Makes the level's text one that was made, as one step of undo. Gives why not, or null. */
export function adoptLevel(making: Making, { edits }: MadeLevel): string | null {
  if (!isAsMade(making)) return "The level has changed since these were made. Make them again.";
  if (!edits.ok) return edits.refusal;
  documents.get(making.file)?.apply(edits.value, "Take a made level");
  return null;
}

/** Follows how far the making is, once, at start. */
export function connectMaking(): Disposable {
  return onSolverMaking((progress) => {
    if (useMakingStore.getState().isMaking) useMakingStore.setState({ progress });
  });
}
