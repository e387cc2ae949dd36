// What a pointer on the painter's board does: the tool says it, for the level as it stands.
import type { BoardPointer } from "../../board/boardPointer";
import { isPending } from "../../documents/model/pendingChange";
import { levelNow } from "./levelNow";
import { usePaintStore } from "./paintStore";
import type { PaintTarget } from "./paintTarget";
import { perform } from "./painting";
import { noteCell } from "../../session/solver/parts";
import { hitCell } from "./tools/gesture";
import { hitOf, pointerChange } from "./tools/dispatch";

export function paintByPointer(paintTarget: PaintTarget, event: BoardPointer): void {
  const { gesture } = usePaintStore.getState();
  const level = levelNow(paintTarget);
  const hit = hitOf(gesture, event, level);
  noteCell(hitCell(hit));
  // Until the change that ends it is made, the gesture stays as it is.
  if (isPending()) return usePaintStore.setState({ hit });
  perform(paintTarget, pointerChange(gesture, event, { ...level, hit }), hit);
}
