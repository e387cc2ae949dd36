// One pack for the language server: its texts on the disk, over them those that the editor has open, and the host that
// answers about them.
import { type OpenPack, openPack } from "../../electron/files/pack/openPack";
import { type Result, done } from "../../shared/base/result";
import { serveHost } from "../../shared/host/serve";
import { type Workspace, createWorkspace } from "../../shared/host/workspace";
import type { PackSource } from "../../shared/pack/packSource";
import { connectToHost } from "../../shared/rpc/connect";
import type { HostApi, HostEvents } from "../../shared/rpc/hostCalls";
import type { PackSync } from "../../shared/rpc/packSync";
import type { DiskChange, PackListing } from "../../shared/rpc/packsOnDisk";
import { createPortPair } from "../../shared/rpc/portPair";

export interface PackHost {
  readonly host: HostApi;
  pack(): PackSource;
  /** Takes the editor's text of a file in place of the one on the disk; null: the one on the disk again. */
  edit(path: string, text: string | null): void;
  dispose(): void;
}

export interface PackHostEvents extends Pick<HostEvents, "findings" | "solutions"> {
  readonly report: (error: unknown, what: string) => void;
}

/** Opens the pack in a folder and follows its changes. Refused with a sentence. */
export async function openPackHost(root: string, events: PackHostEvents): Promise<Result<PackHost, string>> {
  let diskChanged: (change: DiskChange) => void = () => undefined;
  const opened = await openPack(root, (change) => diskChanged(change));
  if (!opened.ok) return { ok: false, refusal: opened.refusal.message };
  const running = createPackHost(opened.value.listing, events);
  diskChanged = running.diskChanged;
  return done({ ...running, dispose: () => closeAll(opened.value, running) });
}

function closeAll(open: OpenPack, running: RunningHost): void {
  open.dispose();
  running.dispose();
}

interface RunningHost extends PackHost {
  readonly diskChanged: (change: DiskChange) => void;
}

function createPackHost(listing: PackListing, { findings, solutions, report }: PackHostEvents): RunningHost {
  const [here, there] = createPortPair();
  const serving = serveHost(there, { schedule: (work) => setImmediate(work), report });
  // What only a window asks for.
  const ignored = (): void => undefined;
  const connection = connectToHost(here, { findings, solutions, opening: ignored, sampled: ignored }, report);
  const texts = new Texts(listing, connection.remote, createWorkspace());
  return {
    host: connection.remote,
    pack: () => texts.workspace.pack(),
    edit: (path, text) => texts.edit(path, text),
    diskChanged: (change) => texts.diskChanged(change),
    dispose() {
      connection.close();
      serving.dispose();
    },
  };
}

/** The texts as the editor has them, sent to the host and kept for what needs no host. */
class Texts {
  private readonly onDisk: Map<string, string>;
  private readonly open = new Map<string, string>();
  private generation = 0;

  constructor(
    listing: PackListing,
    private readonly host: HostApi,
    readonly workspace: Workspace,
  ) {
    this.onDisk = new Map(listing.files.map(({ path, text }) => [path, text]));
    const { files, assets, collections } = listing;
    this.send({ replace: true, files: files.map(({ path, text }) => ({ path, text })), assets, collections });
  }

  edit(path: string, text: string | null): void {
    const before = this.textOf(path);
    if (text === null) this.open.delete(path);
    else this.open.set(path, text);
    // A text that is as on the disk makes no new check.
    if (this.textOf(path) !== before) this.sendFiles([path], null, null);
  }

  diskChanged({ changed, removed, assets, collections }: DiskChange): void {
    for (const { path, text } of changed) this.onDisk.set(path, text);
    for (const path of removed) this.onDisk.delete(path);
    const paths = [...changed.map(({ path }) => path), ...removed].filter((path) => !this.open.has(path));
    if (paths.length > 0 || assets !== null || collections !== undefined)
      this.sendFiles(paths, assets, collections ?? null);
  }

  private textOf(path: string): string | null {
    return this.open.get(path) ?? this.onDisk.get(path) ?? null;
  }

  private sendFiles(paths: readonly string[], assets: PackSync["assets"], collections: PackSync["collections"]): void {
    const files = paths.map((path) => ({ path, text: this.textOf(path) }));
    this.send({ replace: false, files, assets, collections });
  }

  private send(change: Omit<PackSync, "generation">): void {
    this.generation++;
    const sync = { generation: this.generation, ...change };
    this.workspace.sync(sync);
    this.host.sync(sync);
  }
}
