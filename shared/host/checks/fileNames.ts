// Reports file names that some system forbids or confuses, since packs are shared between systems.
import { FINDINGS } from "../../findings/codes";
import type { Finding } from "../../findings/finding";
import type { PackSource } from "../../pack/packSource";

/** Devices since DOS, also with an extension. */
const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

/** Returns a finding for each file name that Windows forbids, or that differs from another only in case. */
export function checkFileNames(pack: PackSource): readonly Finding[] {
  const findings: Finding[] = [];
  const byFolded = new Map<string, string>();
  for (const path of [...pack.files.keys(), ...pack.assets].sort()) {
    const reason = path
      .split("/")
      .map((name) => (NEVER_OPENED.test(path) ? null : refusalOf(name)))
      .find((each) => each !== null);
    if (reason !== undefined) findings.push(finding(path, `Windows cannot have a file of this name: ${reason}.`));
    const folded = path.toLowerCase();
    const twin = byFolded.get(folded);
    byFolded.set(folded, path);
    if (twin !== undefined) {
      findings.push(finding(path, `${path} and ${twin} are the same file on Windows and on most Macs.`));
    }
  }
  return findings;
}

/** Of names with these a pack opens no file, and says so. */
const NEVER_OPENED = /[:\\]/;

/** Returns why Windows forbids a part of a path; null when it does not. */
function refusalOf(name: string): string | null {
  if (RESERVED.test(name)) return `"${name}" is a device`;
  const character = /[<>"|?*]/.exec(name)?.[0];
  if (character !== undefined) return `it has a ${character} in it`;
  return /[. ]$/.test(name) ? `"${name}" ends with a ${name.endsWith(".") ? "dot" : "space"}` : null;
}

function finding(path: string, message: string): Finding {
  return {
    code: "awkward-file-name",
    severity: FINDINGS["awkward-file-name"],
    message,
    file: path,
    at: "",
    params: { path },
  };
}
