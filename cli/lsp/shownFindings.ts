// The findings that an editor shows. A file keeps its last ones until it is sent others: fixed files are sent none.
import type { Diagnostic } from "vscode-languageserver";
import type { PackFindings } from "../../shared/rpc/packSync";
import { uriOf } from "../packFolders";
import { diagnosticOf } from "./findings";

export class ShownFindings {
  /** The files with findings that the editor shows, by the pack's folder. */
  private readonly shown = new Map<string, ReadonlySet<string>>();

  constructor(private readonly send: (uri: string, diagnostics: Diagnostic[]) => void) {}

  /** Shows the findings of a pack in place of those before. */
  show(root: string, { byFile }: Pick<PackFindings, "byFile">): void {
    const uri = (file: string): string => uriOf(root, file);
    const found = Object.entries(byFile).filter(([, each]) => each.length > 0);
    for (const [file, each] of found) {
      this.send(
        uri(file),
        each.map((one) => diagnosticOf(one, uri)),
      );
    }
    const uris = new Set(found.map(([file]) => uri(file)));
    this.removeOthers(root, uris);
    this.shown.set(root, uris);
  }

  /** Removes all findings of a pack that is closed. */
  remove(root: string): void {
    this.removeOthers(root, new Set());
    this.shown.delete(root);
  }

  private removeOthers(root: string, kept: ReadonlySet<string>): void {
    for (const uri of this.shown.get(root) ?? []) if (!kept.has(uri)) this.send(uri, []);
  }
}
