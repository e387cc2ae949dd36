// Names a file's content.
import { createHash } from "node:crypto";

/** SHA-256, hexadecimal, of bytes; of a text, its UTF-8 bytes. */
export function contentHash(content: Uint8Array | string): string {
  return createHash("sha256").update(content).digest("hex");
}
