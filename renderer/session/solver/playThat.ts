// Finds a play in which something happens, and shows it.
import type { Observed } from "../../../shared/engine/search/observed";
import { solver } from "../../bridge/solverConnection";
import { documents } from "../../documents/documents";
import { watchMoves } from "../play/playCommands";
import { activeLevel } from "../play/windowPlay";
import { showPanel } from "../window/shellPort";
import { type AskedPlay, useInsightStore } from "./insightStore";
import { levelIdOf } from "./solverLink";

/** Searches the level in view for the shortest play in which something happens, and plays it when there is one. */
export async function findPlay(what: Observed): Promise<void> {
  const file = activeLevel();
  const level = levelIdOf(file);
  const api = solver();
  if (file === null || level === null || api === null) return;
  documents.flush();
  const asked: AskedPlay = { level, file, what, answer: null, isOver: false };
  useInsightStore.setState({ askedPlay: asked });
  showPanel("solver");
  const answer = await api.playThat(level, what).catch(() => null);
  if (useInsightStore.getState().askedPlay !== asked) return;
  useInsightStore.setState({ askedPlay: { ...asked, answer, isOver: true } });
  if (answer?.kind === "found" && activeLevel() === file) await watchMoves(file, answer.path);
}
