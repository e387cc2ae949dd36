// Waits for the first page of a started app. An app that ends before it has a window says nothing of why: its output
// and how it ended are reported instead.
import type { ElectronApplication, Page } from "@playwright/test";

/** How many lines of output are reported. */
const LINES = 40;

/** Waits for the app's window; rejects with the app's last output when there is none. */
export async function firstPage(electron: ElectronApplication): Promise<Page> {
  const started = electron.process();
  const written: string[] = [];
  const write = (text: unknown): void => void written.push(String(text));
  started.stdout?.on("data", write);
  started.stderr?.on("data", write);
  try {
    return await electron.firstWindow();
  } catch (error) {
    const output = written.join("").split("\n").slice(-LINES).join("\n");
    throw new Error(`no window; exit code ${started.exitCode}, signal ${started.signalCode}, last output:\n${output}`, {
      cause: error,
    });
  } finally {
    started.stdout?.off("data", write);
    started.stderr?.off("data", write);
  }
}
