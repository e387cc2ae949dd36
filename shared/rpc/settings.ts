// The user's settings.
import * as v from "valibot";
import { count, text } from "./shapes";

/** The user's settings, stored between starts. */
export interface Settings {
  readonly theme: "system" | "light" | "dark";
  readonly animations: boolean;
  /** Whether earlier states of saved files are stored. */
  readonly backups: boolean;
  /** Whether files are brought into the house style when they are saved. */
  readonly formatOnSave: boolean;
  /** Megabytes that all searches for solutions together may use; 0: what suits the machine. */
  readonly solverMemoryMb: number;
  /** Blind mode: nothing is shown of what the solver knows. */
  readonly isBlind: boolean;
  /** Serialized panel layout by pack root, as the shell wrote it; "" is the layout for a pack not seen before. */
  readonly layouts: Readonly<Record<string, string>>;
  /** The debugger's breakpoints and watches by pack root, as it wrote them. */
  readonly breakpoints: Readonly<Record<string, string>>;
}

export const someSettings = v.object({
  theme: v.exactOptional(v.picklist(["system", "light", "dark"])),
  animations: v.exactOptional(v.boolean()),
  backups: v.exactOptional(v.boolean()),
  formatOnSave: v.exactOptional(v.boolean()),
  solverMemoryMb: v.exactOptional(count),
  isBlind: v.exactOptional(v.boolean()),
  layouts: v.exactOptional(v.record(text, text)),
  breakpoints: v.exactOptional(v.record(text, text)),
});
