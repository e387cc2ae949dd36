// Opens the dialog for pictures, or says why there are none.
import { dialectUi } from "../../dialect/openDialect";
import { usePackStore } from "../../session/pack/packStore";
import { openDialog } from "../../session/window/dialog";
import { showRefusal } from "../toasts";

/** Without a pack nothing happens. */
export function askForPicture(): void {
  if (usePackStore.getState().listing === null) return;
  const { pictures, covering } = dialectUi();
  const cover = covering?.get() ?? null;
  if (pictures === undefined) showRefusal("There are no pictures", "Packs of this language have no boards.");
  else if (cover !== null) showRefusal("There are no pictures now", `They would show everything. ${cover.text}`);
  else openDialog({ kind: "pictures", what: "board" });
}
