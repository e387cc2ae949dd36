// Every call between processes: four interfaces, and nothing else is ever sent.
// A refusal is a Result; nothing throws across (a thrown error's details are lost on the way).
import type { AssetCollection } from "../pack/packSource";
import type { BoardView } from "../base/boardView";
import type { JsonPointer } from "../base/json";
import type { Result } from "../base/result";
import type { ProfileDifference } from "../engine/compare/compareProfiles";
import type { GameAction } from "../engine/dialect";
import type { BoardRow } from "../engine/trace/boardRow";
import type { LocatedFinding } from "../findings/finding";
import type { TextEdit } from "../text/edit";
import type { CompareApi } from "./compare";
import type { DebugApi } from "./debug";
import type { FileBackups, JournalChange, JournalState, PackJournal } from "./keeping";
import type { LanguageApi } from "./language";
import type { OpeningProgress, PlayApi } from "./play";

// ---------------------------------------------------------------------------------------------- packs on disk

export interface PackFileText {
  /** Relative to the pack, with forward slashes. */
  readonly path: string;
  readonly text: string;
  /** SHA-256 of the file's bytes, hexadecimal. */
  readonly hash: string;
}

/** A text file that could not be taken in, and why: too large, not UTF-8, unreadable, a link out of the folder. */
export interface PackFileProblem {
  readonly path: string;
  readonly message: string;
}

/** A pack folder as read from disk. */
export interface PackListing {
  /** Names the pack in `asset://<id>/<sprite path>`; opaque, new for each opening. */
  readonly id: string;
  /** Absolute path; for showing, never for opening. */
  readonly root: string;
  readonly name: string;
  readonly files: readonly PackFileText[];
  readonly assets: readonly string[];
  readonly collections: readonly AssetCollection[];
  readonly problems: readonly PackFileProblem[];
}

export interface OpenRefusal {
  readonly reason: "not-found" | "not-a-folder" | "not-a-pack" | "unreadable" | "too-large" | "cancelled";
  readonly message: string;
}

/** A pack written as a zip file: how many files it has, and how many of them came from shared collections. */
export interface ExportedPack {
  readonly file: string;
  readonly files: number;
  readonly shared: number;
}

export interface ExportRefusal {
  readonly reason: "cancelled" | "failed";
  readonly message: string;
}

export interface SaveRequest {
  readonly path: string;
  readonly text: string;
  /** The hash of the text the edits were made on; null: the file must not exist yet. */
  readonly baseHash: string | null;
}

export interface SaveRefusal {
  readonly reason: "changed-on-disk" | "read-only" | "locked" | "no-space" | "outside-pack" | "folder-gone" | "failed";
  readonly message: string;
}

export interface SavedFile {
  readonly path: string;
  readonly hash: string;
}

/** Why one file of several was not saved; then none of them was. */
export interface FileRefusal {
  readonly path: string;
  readonly refusal: SaveRefusal;
}

/** What the watcher saw, read again and compared: only real changes are told. Our own saves are not. */
export interface DiskChange {
  readonly changed: readonly PackFileText[];
  readonly removed: readonly string[];
  /** The whole new list, when assets came or went or changed; null when they did not. */
  readonly assets: readonly string[] | null;
  /** The whole new list, when the manifest changed and with it perhaps the declared collections. */
  readonly collections?: readonly AssetCollection[];
  readonly problems: readonly PackFileProblem[];
  /** Paths whose problem is gone; absent: none. */
  readonly settled?: readonly string[];
  /** Present when the pack's folder itself went away (true) or came back (false). */
  readonly away?: boolean;
}

export interface RecentPack {
  readonly root: string;
  readonly title: string;
}

/** A pack to begin a new one with. */
export interface PackTemplate {
  readonly id: string;
  readonly title: string;
  /** What it is, in a sentence. */
  readonly text: string;
}

/** What the user chose, kept between starts. */
export interface Settings {
  readonly theme: "system" | "light" | "dark";
  readonly animations: boolean;
  /** Whether earlier states of saved files are kept. */
  readonly backups: boolean;
  /** Whether files are brought into the house style when they are saved. */
  readonly formatOnSave: boolean;
  /** Serialized panel layout by pack root, as the shell wrote it; "" is the layout for a pack not seen before. */
  readonly layouts: Readonly<Record<string, string>>;
  /** The debugger's breakpoints and watches by pack root, as it wrote them. */
  readonly breakpoints: Readonly<Record<string, string>>;
}

/** Renderer → main. Main touches the disk and the windows, nothing else. */
export const VIEW_CHANGES = ["larger", "smaller", "asMade", "fullScreen"] as const;
export type ViewChange = (typeof VIEW_CHANGES)[number];

export interface MainApi {
  /** The system's folder dialog; refused as "cancelled" when closed without a choice. */
  choosePack(): Promise<Result<PackListing, OpenRefusal>>;
  /** A root from `recentPacks`, `samplePacks`, the command line, a dialog or a drop in this run; others are refused. */
  openPack(root: string): Promise<Result<PackListing, OpenRefusal>>;
  /** The pack to show at start: from the command line, else the last one, else a sample. */
  initialPack(): Promise<Result<PackListing, OpenRefusal>>;
  /** Nothing is open afterwards, and nothing watched. */
  closePack(): Promise<void>;
  recentPacks(): Promise<readonly RecentPack[]>;
  samplePacks(): Promise<readonly RecentPack[]>;
  packTemplates(): Promise<readonly PackTemplate[]>;
  /**
   * Asks for a folder, makes a new one in it with a copy of the template under this title, and opens that. What is
   * there already is never overwritten.
   */
  createPack(template: string, title: string): Promise<Result<PackListing, OpenRefusal>>;
  /**
   * Saves all or none, each atomically, in the order given. Refuses to overwrite a file that is not what its `baseHash`
   * says; every file that is refused is told.
   */
  saveFiles(requests: readonly SaveRequest[]): Promise<Result<readonly SavedFile[], readonly FileRefusal[]>>;
  /** The unsaved texts that were kept of the open pack; empty without one. */
  journal(): Promise<PackJournal>;
  /** Keeps what became of unsaved texts of a pack opened in this run, outside of it; false when the disk refuses. */
  keepUnsaved(packId: string, changes: readonly JournalChange[]): Promise<boolean>;
  /** Keeps beside them whether they are to be taken up without a question, and where the user is. */
  keepState(packId: string, state: JournalState): Promise<void>;
  /** Earlier states of the open pack's files; sorted by path. */
  backups(): Promise<readonly FileBackups[]>;
  /** Null when it is not kept any more. */
  backupText(path: string, id: string): Promise<string | null>;
  /**
   * Unpacks a zip file into a new folder beside it and opens that; null asks the user for the file. A zip from which
   * anything would leave its folder is refused whole.
   */
  importPack(zipFile: string | null): Promise<Result<PackListing, OpenRefusal>>;
  /** Asks where to, and writes the open pack as it is on the disk, with the shared images it uses put in. */
  exportPack(): Promise<Result<ExportedPack, ExportRefusal>>;
  /** Tells main which files have unsaved edits: the title's dot, and the question on closing. */
  setUnsaved(paths: readonly string[]): Promise<void>;
  setTitle(title: string): Promise<void>;
  /** Shows the whole page larger or smaller, as large as it was made, or over the whole screen and back. */
  changeView(change: ViewChange): Promise<void>;
  /** A native question; gives the index of the button pressed. The last button is the cancel button. */
  ask(question: Question): Promise<number>;
  /** After `closeRequested`: close now, the user has decided. */
  closeWindow(): Promise<void>;
  settings(): Promise<Settings>;
  changeSettings(changes: Partial<Settings>): Promise<void>;
  /** A new host process with a new port, delivered as at start; for when the host died or must be stopped. */
  restartHost(): Promise<void>;
  showInFolder(path: string): Promise<void>;
  /** Moves a text file of the open pack into the system's trash; refused with a sentence. */
  trashFile(path: string): Promise<Result<null, string>>;
  /** Gives a text file of the open pack another name in its folder; refused with a sentence, over another file too. */
  renameFile(from: string, to: string): Promise<Result<null, string>>;
  /** Pastes the clipboard where the focus is, as its keys do: the page itself may not read it. */
  paste(): Promise<void>;
  /** Asks where, then writes a PNG picture there. False when the user chose no place; refused with a sentence. */
  savePicture(suggestedName: string, png: Uint8Array): Promise<Result<boolean, string>>;
}

export interface Question {
  readonly message: string;
  readonly detail: string;
  readonly buttons: readonly string[];
}

/** Main → renderer. */
export interface MainEvents {
  diskChanged(change: DiskChange): void;
  /** A menu item was chosen; the id is one of shared/commands.ts. */
  commandChosen(id: string): void;
  /** A pack was dropped on the dock, or a second start named one. */
  packRequested(root: string): void;
  closeRequested(): void;
  hostGone(reason: string): void;
}

// ---------------------------------------------------------------------------------------------- the host

/** Changes of a file, one after the other; the edits of each refer to the text before it. */
export interface EditedFile {
  readonly path: string;
  readonly changes: readonly (readonly TextEdit[])[];
}

/** Texts of the open pack, in full (`replace`) or what changed; `text: null` removes a file. */
export interface PackSync {
  /** Grows with every sync; answers carry the one they are about, older answers are dropped. */
  readonly generation: number;
  readonly replace: boolean;
  readonly files: readonly { readonly path: string; readonly text: string | null }[];
  /** Files that the host has already and that are to be edited: a large text is not sent for each letter. */
  readonly edited?: readonly EditedFile[];
  /** All files that begin with a byte order mark which their texts here leave out; absent for none. */
  readonly marked?: readonly string[];
  /** Null when they did not change. */
  readonly assets: readonly string[] | null;
  readonly collections: readonly AssetCollection[] | null;
}

/** `unplayable`: the level's text or its game does not make a level; the findings say why. */
export type GoldPathStatus =
  "wins" | "wins-early" | "does-not-win" | "illegal-action" | "loses" | "no-path" | "unplayable";

/** How a level's gold path went. `step` counts from 1: where it won early, lost, or was illegal. */
export interface GoldPathResult {
  readonly level: string;
  readonly title: string;
  readonly file: string;
  readonly status: GoldPathStatus;
  readonly moves: number;
  readonly step?: number;
  readonly loseReason?: string;
  /** Moves that were accepted and changed nothing; absent where there is none. */
  readonly noOps?: readonly number[];
  /** The first move whose turn crossed its budget and ended early, 0: loading; absent where none did. */
  readonly budgetSpentAt?: number;
  /**
   * The first move after which the board is not that of the level's last winning run that the author has agreed to in
   * this session; 0: already the start.
   */
  readonly differsAt?: number;
  /** With `differsAt`: what has changed since, the level's own start or path, or something it shares with others. */
  readonly differsBy?: "level" | "rules";
}

export interface PackFindings {
  readonly generation: number;
  readonly profile: string;
  readonly byFile: Readonly<Record<string, readonly LocatedFinding[]>>;
}

/** In the pack's order. While a long check goes on, what is known so far, with the number of levels still to come. */
export interface PackGoldPaths {
  readonly generation: number;
  readonly results: readonly GoldPathResult[];
  /** Absent: none, this is all. */
  readonly remaining?: number;
  /** game.json cannot be read: no level was replayed, and what was said of them before stands. Absent: it can. */
  readonly isWaiting?: true;
}

/** What became of a rule each time it was tried. What fails neither clause and does not fire was used up. */
export interface RuleTally {
  readonly tried: number;
  readonly whereFailed: number;
  readonly ifFailed: number;
  readonly fired: number;
}

/** What one level's gold path tries. */
export interface LevelCoverage {
  readonly level: string;
  readonly file: string;
  /** By the rule's place, `game.json#/rules/0`; rules never tried are absent. */
  readonly rules: Readonly<Record<string, RuleTally>>;
  /** By the rule's place, the first move in which it fired; 0 is loading. */
  readonly firstFired: Readonly<Record<string, number>>;
  /** By kind, the most of it that stood on the board at once. */
  readonly kinds: Readonly<Record<string, number>>;
}

/** What a pack's gold paths try; levels that cannot be played are left out. */
export interface PackCoverage {
  readonly generation: number;
  readonly rules: readonly {
    readonly id: string;
    readonly on: string;
    readonly file: string;
    readonly at: JsonPointer;
    /** As in `LevelCoverage.rules`. */
    readonly place: string;
  }[];
  readonly levels: readonly LevelCoverage[];
}

/** One moment of a level's last winning run in this session, beside the same moment of the level as it is now. */
export interface RunComparison {
  readonly level: string;
  /** Moves played; 0: loaded. */
  readonly step: number;
  /** The baseline's last move before it; null at the start and beyond its end. */
  readonly action: GameAction | null;
  /** The same of the path as it is now. */
  readonly actionNow: GameAction | null;
  /** The number of the last move of the longer path. */
  readonly last: number;
  /** Null when that run did not come this far. */
  readonly baseline: BoardView | null;
  /** Null when the level does not come this far any more. */
  readonly now: BoardView | null;
}

/** How a pack plays in the two profiles of its language. */
export interface ProfileComparison {
  /** The pack's own first. */
  readonly profiles: readonly [string, string];
  /** Levels that were compared. */
  readonly levels: number;
  /** The levels that were seen to play differently, in the pack's order. */
  readonly differences: readonly ProfileDifference[];
}

/** Renderer → host. */
export interface HostApi extends LanguageApi, PlayApi, DebugApi, CompareApi {
  /** Answered by the events `findings` and `goldPaths`; a later sync overtakes work still under way. */
  sync(change: PackSync): void;
  /** Gold paths of all levels as they are now, at once. */
  checkGoldPaths(): Promise<PackGoldPaths>;
  /** Ends a check under way; the next sync begins another. */
  cancelCheck(): void;
  /** A moment of the level's last winning run beside the same one now; null when there was no such run. */
  compareRuns(level: string, step: number): Promise<RunComparison | null>;
  /**
   * The boards along a level's gold path as it is now, `count` of them at most: after `from` moves (0: loaded), then
   * after each following move that the game takes.
   */
  pathBoards(level: string, from: number, count: number): Promise<BoardRow>;
  /** What the gold paths try of rules and kinds, as the pack is now. */
  coverage(): Promise<PackCoverage>;
  /** Takes how a level plays now as the run that later ones are compared with; gives all results anew. */
  acceptRun(level: string): Promise<PackGoldPaths>;
  /** Plays all levels in both profiles; null when cancelled, or overtaken by an edit or another comparison. */
  compareProfiles(): Promise<ProfileComparison | null>;
  /** Ends a comparison of profiles under way. */
  cancelComparison(): void;
  ping(): Promise<"pong">;
}

/** Host → renderer. */
export interface HostEvents {
  findings(findings: PackFindings): void;
  goldPaths(results: PackGoldPaths): void;
  /** Now and then while a session is opened, where that takes long. */
  opening(progress: OpeningProgress): void;
}
