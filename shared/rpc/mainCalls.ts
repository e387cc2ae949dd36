// Every call of main and every event from it: one row each. Nothing else is sent between renderer and main.
// Main touches the disk and the windows, nothing else. A refusal is a Result; nothing throws across.
import * as v from "valibot";
import type { Result } from "../base/result";
import type { PagePack } from "../page/pagePack";
import { type Calls, ask, event } from "./callTable";
import { type FoundPack, type OtherSource, otherSource } from "./difference";
import {
  type FileBackups,
  type JournalChange,
  type JournalState,
  type PackJournal,
  journalChange,
  journalState,
} from "./keeping";
import type {
  ExportRefusal,
  ExportedPack,
  OpenRefusal,
  PackDiskChange,
  PackListing,
  OfferedPack,
  RecentPack,
} from "./packsOnDisk";
import { type PagePlace, type WrittenPage, pagePack, pagePlace } from "./pages";
import { type CutTile, type PictureKind, cutTiles, pictureKind } from "./pictures";
import { type FileRefusal, type PackText, type SaveRequest, type SavedFile, packText, saveRequest } from "./saving";
import { type Settings, someSettings } from "./settings";
import { finite, text, texts } from "./shapes";
import {
  type LostPage,
  type MenuState,
  menuState,
  type Question,
  type ViewChange,
  type WindowContent,
  question,
  viewChange,
  windowContent,
} from "./window";

/** What became of an image that was to come into the pack. */
export interface ImportedImage {
  /** Its file name outside of the pack; of a tile, the name that was asked for. */
  readonly name: string;
  readonly result: Result<string, string>;
}

export const MAIN_CALLS = {
  /** The system's folder dialog; refused as "cancelled" when closed without a choice. */
  choosePack: ask<[], Result<string, OpenRefusal>>(),
  /** A root from `recentPacks`, `samplePacks`, the command line, a dialog or a drop in this run; others are refused. */
  openPack: ask<[root: string], Result<PackListing, OpenRefusal>>(text),
  /**
   * Opens another window. A pack that a window has comes to the front there instead; a root is checked as in
   * `openPack`. Refused with a sentence.
   */
  newWindow: ask<[content: WindowContent], Result<null, string>>(windowContent),
  /** The pack that the window begins with: of the first one the command line's, else the last one, else a sample. */
  initialPack: ask<[], Result<PackListing, OpenRefusal>>(),
  /** Nothing is open afterwards, and nothing watched. */
  closePack: ask<[], void>(),
  recentPacks: ask<[], readonly RecentPack[]>(),
  samplePacks: ask<[], readonly OfferedPack[]>(),
  packTemplates: ask<[], readonly OfferedPack[]>(),
  /**
   * Asks for a folder, makes a new one in it with a copy of the template under this title, and opens that. What is
   * there already is never overwritten.
   */
  createPack: ask<[template: string, title: string], Result<PackListing, OpenRefusal>>(text, text),
  /**
   * Saves all or none, each atomically, in the order given. Refuses to overwrite a file that is not what its `baseHash`
   * says; every refused file is reported.
   */
  saveFiles: ask<[requests: readonly SaveRequest[]], Result<readonly SavedFile[], readonly FileRefusal[]>>(
    v.array(saveRequest),
  ),
  /** The stored unsaved texts of the open pack; empty without one. */
  journal: ask<[], PackJournal>(),
  /** Keeps what became of unsaved texts of a pack opened in this run, outside of it; false when the disk refuses. */
  keepUnsaved: ask<[packId: string, changes: readonly JournalChange[]], boolean>(text, v.array(journalChange)),
  /** Also stores whether they should be restored without a question, and the user's position. */
  keepState: ask<[packId: string, state: JournalState], void>(text, journalState),
  /** Earlier states of the open pack's files; sorted by path. */
  backups: ask<[], readonly FileBackups[]>(),
  /** Null when it is no longer stored. */
  backupText: ask<[path: string, id: string], string | null>(text, text),
  /**
   * Looks whether a zip file holds a pack that may be unpacked, and returns its path; null asks the user for the file. A
   * zip from which anything would leave its folder is refused whole.
   */
  chooseZip: ask<[zipFile: string | null], Result<string, OpenRefusal>>(v.nullable(text)),
  /** Asks for a folder, unpacks a zip file that was chosen into a new folder in it and opens that. */
  importPack: ask<[zipFile: string], Result<PackListing, OpenRefusal>>(text),
  /**
   * Asks where to, copies the open pack there, with these texts in place of what the disk has, and opens the copy. What
   * was copied stays as it is on the disk.
   */
  savePackAs: ask<[unsaved: readonly PackText[]], Result<PackListing, OpenRefusal>>(v.array(packText)),
  /** Asks where to, and writes the open pack as it is on the disk, with the shared images it uses put in. */
  exportPack: ask<[], Result<ExportedPack, ExportRefusal>>(),
  /**
   * Writes a page that plays the open pack, with its images put in: to a file that the user chooses (null: none), or to
   * a place of main's own, opened in the system's browser. Refused with a sentence.
   */
  exportPage: ask<[page: PagePack, place: PagePlace], Result<WrittenPage | null, string>>(pagePack, pagePlace),
  /**
   * Reads another state of the open pack: a folder that the user chooses (null: none), what the disk has, or a revision
   * of the git repository around it. Refused with a sentence.
   */
  otherPack: ask<[source: OtherSource], Result<FoundPack | null, string>>(otherSource),
  /** Tells main which files have unsaved edits: the title's dot, and the question on closing. */
  setUnsaved: ask<[paths: readonly string[]], void>(texts),
  setTitle: ask<[title: string], void>(text),
  /** Sets what the native menu shows while this window is the current one. */
  showMenu: ask<[menu: MenuState], void>(menuState),
  /** Shows the whole page larger or smaller, as large as it was made, or over the whole screen and back. */
  changeView: ask<[change: ViewChange], void>(viewChange),
  /** A native question; gives the index of the button pressed. The last button is the cancel button. */
  ask: ask<[question: Question], number>(question),
  /** After `closeRequested`: close now, the user has decided. */
  closeWindow: ask<[], void>(),
  /** After `closeRequested`: the user goes on working here. When all windows were to close, the others stay too. */
  keepWindow: ask<[], void>(),
  settings: ask<[], Settings>(),
  /** What was wrong with the program's own files when it started, as sentences; empty when nothing was. */
  startTroubles: ask<[], readonly string[]>(),
  /** Why the page before this one ended by itself: told once, to the page that took its place. Null: it did not. */
  lostPage: ask<[], LostPage | null>(),
  /** Of what is kept for each pack, only the packs named are changed. All other windows hear of it. */
  changeSettings: ask<[changes: Partial<Settings>], void>(someSettings),
  /**
   * Ends a host that has not answered for so long, if it hangs; then a new one's port is delivered as at start. False for
   * one that only waits for the processor.
   */
  endHungHost: ask<[silentMs: number], boolean>(finite),
  /** Starts the solver, or connects the page to the one that runs: its port is delivered as the host's is. */
  startSolver: ask<[], void>(),
  showInFolder: ask<[path: string], void>(text),
  /** Shows a file that was exported in this window in its folder; ignores other files. */
  showExported: ask<[file: string], void>(text),
  /** Moves a text file or an image of the open pack into the system's trash; refused with a sentence. */
  trashFile: ask<[path: string], Result<null, string>>(text),
  /** Writes an image of the open pack that was moved into the trash as it was; refused with a sentence. */
  restoreImage: ask<[path: string], Result<null, string>>(text),
  /**
   * Gives a text file or an image of the open pack another name in its folder; refused with a sentence, over another
   * file too.
   */
  renameFile: ask<[from: string, to: string], Result<null, string>>(text, text),
  /** Keeps what copied levels need of the open pack, for the pack into which their text is pasted. */
  keepCopied: ask<[clip: string, carried: string], void>(text, text),
  /** Returns what was kept with a text of the clipboard, in any window; null for nothing, and of the open pack itself. */
  copiedWith: ask<[clip: string], string | null>(text),
  /** Copies images of the pack that the text was copied in into the open pack. For each its path there, or why not. */
  bringImages: ask<[clip: string, images: readonly string[]], readonly ImportedImage[]>(text, texts),
  /** Pastes the clipboard where the focus is, as its keys do: the page itself may not read it. */
  paste: ask<[], void>(),
  /**
   * Copies images into the open pack: files that the user chose or dropped; null asks for them. For each the path in the
   * pack, or why it was not copied.
   */
  importImages: ask<[files: readonly string[] | null], readonly ImportedImage[]>(v.nullable(texts)),
  /** Writes tiles beside the image of the open pack that they were cut out of. For each its path in the pack, or why not. */
  addTiles: ask<[sheet: string, tiles: readonly CutTile[]], readonly ImportedImage[]>(text, cutTiles),
  /** Asks where, then writes a picture there. The file; null when the user chose no place; refused with a sentence. */
  savePicture: ask<[suggestedName: string, kind: PictureKind, bytes: Uint8Array], Result<string | null, string>>(
    text,
    pictureKind,
    v.instance(Uint8Array),
  ),
  /** Images of the open pack as `data:` addresses, by their paths as the pack writes them; missing ones are left out. */
  imageData: ask<[paths: readonly string[]], Readonly<Record<string, string>>>(texts),
};

export const MAIN_EVENTS = {
  diskChanged: event<[change: PackDiskChange]>(),
  /** A menu item was chosen; the id is one of shared/commands. */
  commandChosen: event<[id: string]>(),
  /** A pack was dropped on the dock, or a second start named one, and this window has none. */
  packRequested: event<[root: string]>(),
  /** The user has chosen which pack to open, or where it goes: it is opened now. */
  packChosen: event<[]>(),
  closeRequested: event<[]>(),
  /** Another window has changed the user's settings. */
  settingsChanged: event<[settings: Settings]>(),
  hostGone: event<[reason: string]>(),
  /** The solver has ended by itself; another one is being started, and brings another port. */
  solverGone: event<[reason: string]>(),
};

/** Renderer → main. */
export interface MainApi extends Calls<typeof MAIN_CALLS> {}

/** Main → renderer. */
export interface MainEvents extends Calls<typeof MAIN_EVENTS> {}
