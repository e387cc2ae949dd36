// Reads one text file of a pack, within limits.
import { errorCode } from "./diskReason";
import { promises as fs } from "node:fs";
import path from "node:path";
import type { PackFileProblem, PackFileText } from "../../../shared/rpc/packsOnDisk";
import { contentHash } from "./contentHash";
import { isInside } from "./packPaths";

export const MAX_TEXT_BYTES = 8 * 1024 * 1024;

export type ReadText =
  | { readonly kind: "text"; readonly file: PackFileText }
  | { readonly kind: "problem"; readonly problem: PackFileProblem }
  | { readonly kind: "absent" };

/** Reads `relative` (forward slashes) below a real root. A link out of the root is reported as a problem. */
export async function readText(realRoot: string, relative: string): Promise<ReadText> {
  const problem = (message: string): ReadText => ({ kind: "problem", problem: { path: relative, message } });
  try {
    const real = await fs.realpath(path.join(realRoot, ...relative.split("/")));
    if (!isInside(realRoot, real)) return problem("A link that leads out of the pack's folder; it is not followed.");
    const { size } = await fs.stat(real);
    if (size > MAX_TEXT_BYTES) return problem(`Too large to edit: ${megabytes(size)} MB, the limit is 8 MB.`);
    const bytes = await fs.readFile(real);
    const text = decode(bytes);
    if (text === null) return problem("Not UTF-8 text.");
    return { kind: "text", file: { path: relative, text, hash: contentHash(bytes) } };
  } catch (error) {
    const code = errorCode(error);
    if (code === "ENOENT" || code === "ENOTDIR") return { kind: "absent" };
    return problem(
      code === "EACCES" || code === "EPERM"
        ? "No permission to read this file."
        : `Unreadable (${code === "" ? String(error) : code}).`,
    );
  }
}

/**
 * Decodes UTF-8; null when it is invalid. Keeps a byte order mark as a character, so that saving writes the same bytes.
 */
export function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
