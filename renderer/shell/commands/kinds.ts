// What the commands for kinds do: they bring the Entities panel, which has the form of a kind.
import type { CommandId } from "../../../shared/commands/commands";
import { type KindWish, wishKind } from "../../gridponder/painter/palette/kindWishes";
import { usePaintStore } from "../../gridponder/painter/paintStore";
import { showPanel } from "../dock/dock";
import { showRefusal } from "../toasts";

export const kindCommands = {
  "kind.new": () => ask({ do: "new" }),
  "kind.edit": () => withChosenKind((kind) => ask({ do: "edit", kind })),
  "kind.delete": () => withChosenKind((kind) => ask({ do: "delete", kind })),
} satisfies Record<Extract<CommandId, `kind.${string}`>, () => void>;

function ask(wish: KindWish): void {
  showPanel("palette");
  wishKind(wish);
}

function withChosenKind(run: (kind: string) => void): void {
  const { entity } = usePaintStore.getState();
  if (entity !== null) return run(entity.kind);
  showRefusal("No kind is chosen", "Choose one under Entities, or pick one from the board with the eyedropper.", {
    label: "Entities",
    run: () => showPanel("palette"),
  });
}
