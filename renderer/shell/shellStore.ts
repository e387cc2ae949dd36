// What the shell itself remembers: what is being opened or was refused, and which list is open over the window.
import type { OpenRefusal } from "../../shared/rpc/packsOnDisk";
import type { PanelId } from "../dialect/dialectPanels";
import type { ArrangementId } from "./dock/arrangements";
import { windowStore } from "../state/windowStore";

export type PaletteKind = "commands" | "files";

export interface ShellState {
  readonly opening: boolean;
  /** The titles of commands that run once the pack that is being opened is there. */
  readonly waiting: readonly string[];
  /** Why the last pack could not be opened, until another is opened or it is dismissed. */
  readonly refusal: (OpenRefusal & { readonly root: string | null }) | null;
  readonly palette: PaletteKind | null;
  readonly arrangement: ArrangementId;
  /** The panels in view or behind another's tab. */
  readonly panels: readonly PanelId[];
  /** The open pack's folder is missing at present: moved, or its drive is disconnected. */
  readonly away: boolean;
  /** The message about the first of two keys, as a sentence. */
  readonly keySign: string | null;
  /** The disk refuses to keep unsaved edits outside of the pack. */
  readonly unkept: boolean;
  /** What a drop of the files that are dragged over the window does, as a sentence; null: none are, or nobody knows. */
  readonly dropWords: string | null;
}

export const useShellStore = windowStore<ShellState>(() => ({
  opening: true,
  waiting: [],
  refusal: null,
  palette: null,
  arrangement: "design",
  panels: [],
  away: false,
  keySign: null,
  unkept: false,
  dropWords: null,
}));
