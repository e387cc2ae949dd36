// Decides which Electron runtime to use. Pure: the caller passes the facts.

export interface RuntimeFacts {
  /** ELECTRON_OVERRIDE_DIST_PATH, when set. */
  readonly override: string | undefined;
  /** The official runtime is unpacked in node_modules/electron. */
  readonly officialInstalled: boolean;
  /** The official runtime can be downloaded. */
  readonly officialReachable: boolean;
  readonly platform: string;
  readonly arch: string;
}

export type RuntimeChoice =
  | { readonly kind: "override"; readonly folder: string }
  | { readonly kind: "official"; readonly download: boolean }
  | { readonly kind: "try-out" }
  | { readonly kind: "none" };

/**
 * Chooses the user's own runtime first, then the official one, and only where that is unavailable, on Linux x64, the
 * try-out runtime: old and without security updates.
 */
export function chooseRuntime(facts: RuntimeFacts): RuntimeChoice {
  if (facts.override) return { kind: "override", folder: facts.override };
  if (facts.officialInstalled) return { kind: "official", download: false };
  if (facts.officialReachable) return { kind: "official", download: true };
  return tryOutFits(facts.platform, facts.arch) ? { kind: "try-out" } : { kind: "none" };
}

/** Returns whether the try-out runtime exists for a platform: only for one. */
export function tryOutFits(platform: string, arch: string): boolean {
  return platform === "linux" && arch === "x64";
}
