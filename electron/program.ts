// What all windows of the program share: the user's settings, the stores that guard against lost work, and its folders.
import os from "node:os";
import path from "node:path";
import { app } from "electron";
import { type Backups, createBackups } from "./files/user/backups";
import { type Journal, createJournal } from "./files/user/journal";
import { type Preferences, loadPreferences } from "./files/user/preferences";
import { type CopiedStartsStore, createCopiedStarts } from "./calls/copiedStarts";
import { type SolverBudget, createSolverBudget } from "./processes/solverBudget";

export interface Program {
  readonly preferences: Preferences;
  readonly journal: Journal;
  readonly backups: Backups;
  readonly folders: ProgramFolders;
  /** What the solvers of all windows share. */
  readonly solverBudget: SolverBudget;
  /** What was copied last in any window. */
  readonly copiedStarts: CopiedStartsStore;
  /** The limit of an engine's heap in megabytes. */
  readonly hostHeapMb: number;
  /** What was wrong at start, as sentences for the user. */
  readonly startTroubles: readonly string[];
}

interface ProgramFolders {
  readonly samples: string;
  /** Where samples are copied to before they are opened. */
  readonly copies: string;
  readonly templates: string;
  /** The players that the build made. */
  readonly players: string;
  /** Where pages are written that are only to be tried. */
  readonly triedPages: string;
}

export interface ProgramOptions {
  /** The folder of samples and templates. */
  readonly resources: string;
  readonly hostHeapMb: number;
  readonly startTroubles: readonly string[];
}

/** Opens the stores in the user's data folder, and deletes what is too old in them. */
export async function openProgram({ resources, ...options }: ProgramOptions): Promise<Program> {
  const data = app.getPath("userData");
  const journal = createJournal(path.join(data, "journal"));
  const backups = createBackups(path.join(data, "backups"));
  void journal.prune(Date.now());
  void backups.prune(Date.now());
  const preferences = await loadPreferences(path.join(data, "preferences.json"));
  return {
    ...options,
    preferences,
    solverBudget: createSolverBudget(() => preferences.settings().solverMemoryMb, os.totalmem()),
    copiedStarts: createCopiedStarts(),
    journal,
    backups,
    folders: {
      samples: path.join(resources, "sample-packs"),
      copies: path.join(app.getPath("documents"), "Gridwright"),
      templates: path.join(resources, "templates"),
      players: path.join(__dirname, "../player"),
      triedPages: path.join(data, "pages"),
    },
  };
}
