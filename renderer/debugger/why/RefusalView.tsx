// Why the last action was refused, when it was.
import type { ReactElement } from "react";
import { whyRefused } from "../../../shared/engine/explain/whyCell";
import { refusalText } from "../../../shared/engine/explain/whyText";
import type { PlayedLevel } from "../../session/play/playState";
import { usePlayStore } from "../../session/play/playStore";

export function RefusalView({ level }: { readonly level: PlayedLevel }): ReactElement | null {
  const refused = usePlayStore((state) => (state.refusedAction === null ? null : state.refusedTurn));
  const answer = refused === null ? null : whyRefused(refused, level.offers);
  if (refused === null || answer === null) return null;
  return <h3 className="gw-why-refusal">{refusalText(refused, level, answer)}</h3>;
}
