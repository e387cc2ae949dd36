// The packs that the editor has files of: opened with the first of them, and closed when the last one is.
import type { PackSolutions } from "../../shared/rpc/solutions";
import type { PackFindings } from "../../shared/rpc/packSync";
import { type FileInPack, fileOf, packOfFile } from "../packFolders";
import { type PackHost, openPackHost } from "./packHost";

export interface EditedPack extends PackHost {
  readonly root: string;
  /** The solutions as they were checked last; null before the first check. */
  solutions(): PackSolutions | null;
}

/** A file that the editor asks about, in its pack. */
export interface FoundFile {
  readonly pack: EditedPack;
  readonly path: string;
}

export interface OpenPacksEvents {
  findings(pack: EditedPack, findings: PackFindings): void;
  solutions(): void;
  /** No file of the pack is open any more. */
  closed(root: string): void;
  report(message: string): void;
}

interface OpenEntry {
  readonly pack: Promise<EditedPack | null>;
  readonly files: Set<string>;
}

export class OpenPacks {
  private readonly packs = new Map<string, OpenEntry>();
  private readonly files = new Map<string, FileInPack>();

  constructor(private readonly events: OpenPacksEvents) {}

  /** Takes the text of a file that the editor has open; one that is in no pack is left alone. */
  edit(uri: string, text: string): void {
    const place = fileOf(uri);
    const file = this.files.get(uri) ?? (place === null ? null : packOfFile(place));
    if (file === null) return;
    this.files.set(uri, file);
    const entry = this.packs.get(file.root) ?? this.open(file.root);
    entry.files.add(uri);
    void entry.pack.then((pack) => pack?.edit(file.path, text));
  }

  close(uri: string): void {
    const file = this.files.get(uri);
    const entry = file === undefined ? undefined : this.packs.get(file.root);
    if (file === undefined || entry === undefined) return;
    this.files.delete(uri);
    entry.files.delete(uri);
    if (entry.files.size > 0) {
      void entry.pack.then((pack) => pack?.edit(file.path, null));
      return;
    }
    this.packs.delete(file.root);
    void entry.pack.then((pack) => pack?.dispose());
    this.events.closed(file.root);
  }

  /** Returns an open file; null for one that is in no pack. */
  async find(uri: string): Promise<FoundFile | null> {
    const file = this.files.get(uri);
    const entry = file === undefined ? undefined : this.packs.get(file.root);
    const pack = (await entry?.pack) ?? null;
    return pack === null || file === undefined ? null : { pack, path: file.path };
  }

  /** Returns the packs with open files. */
  async all(): Promise<readonly EditedPack[]> {
    const opened = await Promise.all([...this.packs.values()].map(({ pack }) => pack));
    return opened.filter((pack) => pack !== null);
  }

  dispose(): void {
    for (const { pack } of this.packs.values()) void pack.then((opened) => opened?.dispose());
    this.packs.clear();
    this.files.clear();
  }

  private open(root: string): OpenEntry {
    const entry: OpenEntry = { pack: this.openPack(root, () => this.packs.get(root) === entry), files: new Set() };
    this.packs.set(root, entry);
    return entry;
  }

  private async openPack(root: string, isOpen: () => boolean): Promise<EditedPack | null> {
    let solutions: PackSolutions | null = null;
    let edited: EditedPack | null = null;
    const opened = await openPackHost(root, {
      findings: (findings) => {
        if (edited !== null && isOpen()) this.events.findings(edited, findings);
      },
      solutions: (results) => {
        solutions = results;
        if (isOpen() && results.remaining === undefined) this.events.solutions();
      },
      report: (error, what) => this.events.report(`${what}: ${String(error)}`),
    });
    if (!opened.ok) {
      this.events.report(opened.refusal);
      return null;
    }
    edited = { ...opened.value, root, solutions: () => solutions };
    return edited;
  }
}
