// Electron accelerators as people read them on this machine.

const MAC_SIGNS: Readonly<Record<string, string>> = { CmdOrCtrl: "⌘", Ctrl: "⌃", Shift: "⇧", Alt: "⌥" };

/** `CmdOrCtrl+Shift+P` is `Ctrl+Shift+P`, and `⌘⇧P` on a Mac. */
export function accelerator(keys: string, mac: boolean = isMac()): string {
  const parts = keys.split("+");
  if (mac) return parts.map((part) => MAC_SIGNS[part] ?? part).join("");
  return parts.map((part) => (part === "CmdOrCtrl" ? "Ctrl" : part)).join("+");
}

/** Whether this machine's main modifier is ⌘. */
export function isMac(): boolean {
  return navigator.userAgent.includes("Mac OS");
}
