// Electron accelerators as people read them on this machine.

const MAC_SIGNS: Readonly<Record<string, string>> = { CmdOrCtrl: "⌘", Meta: "⌘", Ctrl: "⌃", Shift: "⇧", Alt: "⌥" };

/** `CmdOrCtrl+Shift+P` is `Ctrl+Shift+P`, and `⌘⇧P` on a Mac; two with a space between are pressed one by one. */
export function accelerator(keys: string, mac: boolean = isMac()): string {
  if (/\S \S/.test(keys)) {
    return keys
      .split(" ")
      .map((each) => accelerator(each, mac))
      .join(" ");
  }
  const parts = keys.split("+");
  if (mac) return parts.map((part) => MAC_SIGNS[part] ?? part).join("");
  return parts.map((part) => (part === "CmdOrCtrl" ? "Ctrl" : part)).join("+");
}

/** Returns whether this machine's main modifier is ⌘. */
export function isMac(): boolean {
  return navigator.userAgent.includes("Mac OS");
}
