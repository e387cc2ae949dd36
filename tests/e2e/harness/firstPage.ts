// The page of an app that has only just been started. One that ends before it has a window says nothing of why by
// itself: what its processes wrote and how it ended are told instead.
import type { ElectronApplication, Page } from "@playwright/test";

/** How much of what was written is told. */
const LINES = 40;

/** Waits for the app's window; rejects with the app's last words when there is none. */
export async function firstPage(electron: ElectronApplication): Promise<Page> {
  const started = electron.process();
  const written: string[] = [];
  const write = (text: unknown): void => void written.push(String(text));
  started.stdout?.on("data", write);
  started.stderr?.on("data", write);
  try {
    return await electron.firstWindow();
  } catch (error) {
    const said = written.join("").split("\n").slice(-LINES).join("\n");
    throw new Error(`no window; exit code ${started.exitCode}, signal ${started.signalCode}, last words:\n${said}`, {
      cause: error,
    });
  } finally {
    started.stdout?.off("data", write);
    started.stderr?.off("data", write);
  }
}
