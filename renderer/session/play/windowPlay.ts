// The window's one play session, tied to the documents and the host. Only the commands of this folder use it.
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { playableText, recordSolution, solutionOf } from "../pack/levelText";
import { packPresentation } from "../pack/packPresentation";
import { packWords } from "../pack/packWords";
import { usePackStore } from "../pack/packStore";
import { tellReplaced } from "../record/replacedRecord";
import { createPlaySession } from "./playSession";
import { sessionStore } from "./playStore";

export const session = createPlaySession(sessionStore, {
  host,
  flush: () => documents.flush(),
  level: playableText,
  presentation: packPresentation,
  words: packWords,
  record(file, moves, isFirst, end) {
    const before = isFirst ? solutionOf(file) : [];
    recordSolution(file, moves, isFirst, end);
    tellReplaced(file, before, moves);
  },
});

/** Returns the file of the level on the board; null without one. */
export function activeLevel(): string | null {
  return usePackStore.getState().activeLevelFile;
}
