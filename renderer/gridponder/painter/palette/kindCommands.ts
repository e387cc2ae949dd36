// What the commands for kinds do: they bring the Entities panel, which has the form of a kind.
import type { CommandWindow } from "../../../dialect/dialectCommands";
import { usePaintStore } from "../paintStore";
import { type KindWish, wishKind } from "./kindWishes";

type Run = (window: CommandWindow) => void;

export const kindCommands = {
  "kind.new": (window) => ask(window, { do: "new" }),
  "kind.edit": withChosenKind((kind) => ({ do: "edit", kind })),
  "kind.delete": withChosenKind((kind) => ({ do: "delete", kind })),
} satisfies Record<string, Run>;

function ask({ showPanel }: CommandWindow, wish: KindWish): void {
  showPanel("palette");
  wishKind(wish);
}

function withChosenKind(wishFor: (kind: string) => KindWish): Run {
  return (window) => {
    const { entity } = usePaintStore.getState();
    if (entity !== null) return ask(window, wishFor(entity.kind));
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
