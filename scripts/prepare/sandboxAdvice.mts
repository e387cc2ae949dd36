// Chromium's sandbox is never switched off for users; this says beforehand where it cannot work, and what to do.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export interface SandboxFacts {
  readonly platform: string;
  readonly isRoot: boolean;
  /** The system forbids user namespaces to programs it does not know, as newer Ubuntu releases do. */
  readonly restrictsNamespaces: boolean;
  /** Electron's own helper belongs to root and may act as root. */
  readonly helperIsSetUp: boolean;
}

/** What keeps the sandbox from working, with the remedy; null when nothing does. */
export function sandboxAdvice(facts: SandboxFacts, helper: string): string | null {
  if (facts.platform !== "linux") return null;
  if (facts.isRoot) return "The program's sandbox does not work for root: start it as an ordinary user.";
  if (!facts.restrictsNamespaces || facts.helperIsSetUp) return null;
  return (
    "This system lets the program's sandbox work only through its helper, which has to belong to root once:\n" +
    `  sudo chown root "${helper}" && sudo chmod 4755 "${helper}"`
  );
}

/** The facts of this system, for the runtime in a folder. */
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

/** Path of the helper in a runtime's folder. */
export function sandboxHelper(runtimeFolder: string): string {
  return path.join(runtimeFolder, "chrome-sandbox");
}
