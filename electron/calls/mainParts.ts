// What the calls of one window's page work with.
import type { MenuState } from "../../shared/rpc/window";
import type { Preferences } from "../files/user/preferences";
import type { OpenPacks } from "../packs/openPacks";
import type { PackKeeping } from "../packs/packKeeping";
import type { Samples } from "../packs/samples";
import type { KeptProcess } from "../processes/keptProcess";
import type { SolverProcess } from "../processes/solverProcess";
import type { AppWindow } from "../windows/window";
import type { ChosenPaths } from "./chosenPaths";
import type { CopiedStartsStore } from "./copiedStarts";
import type { PageFolders } from "./pageCalls";

export interface MainParts {
  readonly appWindow: AppWindow;
  readonly openPacks: OpenPacks;
  readonly samples: Samples;
  readonly preferences: Preferences;
  readonly host: KeptProcess;
  readonly solver: SolverProcess;
  readonly chosen: ChosenPaths;
  /** Of all windows. */
  readonly copiedStarts: CopiedStartsStore;
  readonly keeping: PackKeeping;
  /** Called when settings changed: the menu and the other windows show some. */
  readonly settingsChanged: () => void;
  /** Called with what the menu shows while this window is the current one. */
  readonly showMenu: (menu: MenuState) => void;
  /** Opens another window, or brings the one with this pack to the front. */
  readonly newWindow: (root: string | null) => Promise<void>;
  /** Called when the user goes on working in a window that was to close. */
  readonly stays: () => void;
  /** Called when a dialog has been answered that says which pack is opened. */
  readonly packChosen: () => void;
  readonly templatesFolder: string;
  readonly pages: PageFolders;
  /** What was wrong at start, as sentences for the user. */
  readonly startTroubles: readonly string[];
}
