// Explains beforehand where Chromium's sandbox cannot work, and what to do. It is never switched off for users.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export interface SandboxFacts {
  readonly platform: string;
  readonly isRoot: boolean;
  /** The system forbids user namespaces to unknown programs, as newer Ubuntu releases do. */
  readonly restrictsNamespaces: boolean;
  /** Electron's own helper belongs to root and has the setuid bit. */
  readonly helperIsSetUp: boolean;
}

/** Returns why the sandbox does not work, with the remedy; null when it does. */
export function sandboxAdvice(facts: SandboxFacts, helper: string): string | null {
  if (facts.platform !== "linux") return null;
  if (facts.isRoot) return "The program's sandbox does not work as root. Start the program as an ordinary user.";
  if (!facts.restrictsNamespaces || facts.helperIsSetUp) return null;
  return (
    "On this system the program's sandbox works only through its helper, which must belong to root. Run once:\n" +
    `  sudo chown root "${helper}" && sudo chmod 4755 "${helper}"`
  );
}

/** Collects the facts of this system, for the runtime in a folder. */
export function sandboxFacts(helper: string): SandboxFacts {
  const restriction = "/proc/sys/kernel/apparmor_restrict_unprivileged_userns";
  const stat = existsSync(helper) ? statSync(helper) : null;
  return {
    platform: process.platform,
    isRoot: process.getuid?.() === 0,
    restrictsNamespaces: existsSync(restriction) && readFileSync(restriction, "utf8").trim() === "1",
    helperIsSetUp: stat !== null && stat.uid === 0 && (stat.mode & 0o4000) !== 0,
  };
}

/** Returns the path of the helper in a runtime's folder. */
export function sandboxHelper(runtimeFolder: string): string {
  return path.join(runtimeFolder, "chrome-sandbox");
}
