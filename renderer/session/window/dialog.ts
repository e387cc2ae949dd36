// The dialog over the window: at most one.
import type { ProfileComparison } from "../../../shared/rpc/compare";
import type { DifferenceReport } from "../../../shared/rpc/difference";
import type { JournalEntry } from "../../../shared/rpc/keeping";
import { windowStore } from "../../state/windowStore";

/** How far a comparison with another state of the pack has come. */
export type ShownDifferences =
  | { readonly step: "asked" }
  | { readonly step: "comparing" }
  | { readonly step: "failed"; readonly reason: string }
  | { readonly step: "done"; readonly name: string; readonly report: DifferenceReport };

/** What a picture shows: a level as it begins, its solution move by move, all levels. */
export type PicturedThing = "board" | "film" | "sheet";

export type Dialog =
  | { readonly kind: "new-pack" | "keys" | "settings" | "backups" }
  /** A new level, with the title and the size that it begins with. */
  | {
      readonly kind: "new-level";
      readonly title: string;
      readonly name: string;
      readonly size: readonly [width: number, height: number];
    }
  /** One kind is put in place of another in levels; `from` is the kind that it begins with, "" for none. */
  | { readonly kind: "replace-kind"; readonly from: string; readonly levels: readonly string[] }
  /** Kinds are made of images of the pack, one for each. */
  | { readonly kind: "image-kinds"; readonly images: readonly string[] }
  /** The story screen at an index of the level sequence. */
  | { readonly kind: "story"; readonly index: number }
  /** Which levels play differently in two profiles; null while that is being found out. */
  | { readonly kind: "profiles"; readonly comparison: ProfileComparison | null }
  /** How the open pack differs from another state of it, or how levels of it do, by their files; none: all of it. */
  | { readonly kind: "differences"; readonly levels: readonly string[]; readonly shown: ShownDifferences }
  /** Pictures of the level on the board and of the pack, to be written into files. */
  | { readonly kind: "pictures"; readonly what: PicturedThing }
  /** An image of the pack is cut into tiles. */
  | { readonly kind: "cut-image"; readonly path: string }
  /** The unsaved texts that a crash left behind. Only an answer closes it. */
  | { readonly kind: "recovery"; readonly found: readonly JournalEntry[] };

export type DialogKind = Dialog["kind"];

const useDialogs = windowStore<{ readonly dialog: Dialog | null }>(() => ({ dialog: null }));

/** Opens a dialog in place of the one that is open; one that needs an answer stays, and false is returned. */
export function openDialog(dialog: Dialog): boolean {
  if (openedDialog()?.kind === "recovery" && dialog.kind !== "recovery") return false;
  useDialogs.setState({ dialog });
  return true;
}

/** Closes the dialog if it is of this kind. */
export function closeDialog(kind: DialogKind): void {
  if (openedDialog()?.kind === kind) useDialogs.setState({ dialog: null });
}

export function openedDialog(): Dialog | null {
  return useDialogs.getState().dialog;
}

/** Returns the open dialog if it is of a kind, else null; renders again when that changes. */
export function useDialog<Kind extends DialogKind>(kind: Kind): Extract<Dialog, { readonly kind: Kind }> | null {
  const dialog = useDialogs((state) => state.dialog);
  return isOf(dialog, kind) ? dialog : null;
}

function isOf<Kind extends DialogKind>(
  dialog: Dialog | null,
  kind: Kind,
): dialog is Extract<Dialog, { readonly kind: Kind }> {
  return dialog?.kind === kind;
}
