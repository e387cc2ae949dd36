// A choice on the board that leads to no legal move: with a breakpoint on refused moves it is tried, and the Moves panel
// says why it is refused.
import { MOVE } from "../../../shared/dialects/gdl/text/games/moveText";
import { tryRefused } from "../../session/run/refusedMoves";
import { showPanel } from "../../session/window/shellPort";
import type { Begun } from "../game/moveChoice";
import { useMoveQuestion } from "./moveQuestion";

/** Tries a path of places; where a breakpoint stops, the Moves panel shows what was tried. */
export async function stopAtRefusal(path: Begun): Promise<void> {
  const to = path.at(-1) ?? null;
  if (!(await tryRefused({ action: MOVE, path: [...path] }))) return;
  useMoveQuestion.setState({ path: path.slice(0, -1), to });
  showPanel("moves");
}
