// Decides which Electron runtime to use. Pure: what is installed, reachable and asked for is told.

export interface RuntimeFacts {
  /** ELECTRON_OVERRIDE_DIST_PATH, when set. */
  readonly override: string | undefined;
  /** The official runtime lies unpacked in node_modules/electron. */
  readonly officialInstalled: boolean;
  /** The official runtime's download answers. */
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
 * The user's own choice first, then the official runtime, and only where that cannot be had, on Linux x64, the
 * try-out runtime: old and without security updates.
 */
export function chooseRuntime(facts: RuntimeFacts): RuntimeChoice {
  if (facts.override) return { kind: "override", folder: facts.override };
  if (facts.officialInstalled) return { kind: "official", download: false };
  if (facts.officialReachable) return { kind: "official", download: true };
  return tryOutFits(facts.platform, facts.arch) ? { kind: "try-out" } : { kind: "none" };
}

/** The try-out runtime exists for one platform only. */
export function tryOutFits(platform: string, arch: string): boolean {
  return platform === "linux" && arch === "x64";
}
