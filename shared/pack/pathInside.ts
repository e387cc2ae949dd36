// Paths inside a pack as manifests write them.
import type { Json } from "../base/json";

/** `./levels/` → `levels`; null for what is no path inside the pack. */
export function pathInside(value: Json | undefined): string | null {
  if (typeof value !== "string" || value.startsWith("/") || /^[a-z]:/i.test(value)) return null;
  const steps = value.split(/[/\\]/).filter((step) => step !== "" && step !== ".");
  return steps.length === 0 || steps.includes("..") ? null : steps.join("/");
}
