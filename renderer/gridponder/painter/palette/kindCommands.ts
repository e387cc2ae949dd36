// What the commands for kinds do: they bring the Entities panel, which has the form of a kind.
import type { CommandWindow } from "../../../dialect/dialectCommands";
import { usePaintStore } from "../paintStore";
import { openDialog } from "../../../session/window/dialog";
import { selectedLevels } from "../../../session/pack/levelSelection";
import { type KindRequest, requestKind } from "./kindRequest";

type Run = (window: CommandWindow) => void;

export const kindCommands = {
  "kind.new": (window) => ask(window, { do: "new", from: null }),
  "kind.edit": withChosenKind((kind) => ({ do: "edit", kind })),
  "kind.replace": () => askToReplaceKind(usePaintStore.getState().entity?.kind ?? ""),
  "kind.delete": withChosenKind((kind) => ({ do: "delete", kind })),
} satisfies Record<string, Run>;

/** Opens the dialog, for the chosen levels where there are several. */
export function askToReplaceKind(from: string): void {
  openDialog({ kind: "replace-kind", from, levels: selectedLevels() });
}

function ask({ showPanel }: CommandWindow, request: KindRequest): void {
  showPanel("palette");
  requestKind(request);
}

function withChosenKind(requestFor: (kind: string) => KindRequest): Run {
  return (window) => {
    const { entity } = usePaintStore.getState();
    if (entity !== null) return ask(window, requestFor(entity.kind));
    window.showRefusal(
      "No kind is chosen",
      "Choose one under Entities, or pick one from the board with the eyedropper.",
      {
        label: "Entities",
        run: () => window.showPanel("palette"),
      },
    );
  };
}
