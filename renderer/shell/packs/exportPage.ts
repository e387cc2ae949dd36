// Writes the open pack, as its texts are now, as a web page that plays it.
import type { PagePlace } from "../../../shared/rpc/pages";
import { host } from "../../bridge/host";
import { main } from "../../bridge/main";
import { documents } from "../../documents/documents";
import { usePackStore } from "../../session/pack/packStore";
import { showRefusal } from "../toasts";
import { showExported } from "./exported";

/** Asks where to, and writes it there. */
export async function exportPage(): Promise<void> {
  const written = await writePage("file");
  if (written !== null)
    showExported("The web page was exported", `${written.file}: ${inKilobytes(written.bytes)}.`, written.file);
}

/** Shows it in the system's browser. */
export async function tryPage(): Promise<void> {
  await writePage("browser");
}

async function writePage(place: PagePlace): Promise<{ readonly file: string; readonly bytes: number } | null> {
  if (usePackStore.getState().listing === null) return null;
  documents.flush();
  const page = await host.pagePack();
  const written = page.ok ? await main.exportPage(page.value, place) : page;
  if (written.ok) return written.value;
  showRefusal("The web page was not exported", written.refusal);
  return null;
}

function inKilobytes(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} kB`;
}
