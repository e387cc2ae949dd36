// Checks the solutions of chosen levels.
import { host } from "../../bridge/host";
import { documents } from "../../documents/documents";
import { packWords } from "../pack/packWords";
import { showSolutions, usePackStore } from "../pack/packStore";
import { checkSummary } from "./checkSummary";

/** Has the solutions checked as the texts stand now; gives what came of those of these levels, as a sentence. */
export async function checkLevels(paths: readonly string[]): Promise<string> {
  documents.flush();
  showSolutions(await host.checkSolutions());
  const { solutions } = usePackStore.getState();
  return checkSummary(
    Object.values(solutions).filter(({ file }) => paths.includes(file)),
    packWords(),
  );
}
