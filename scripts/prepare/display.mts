// Starts programs that need a display, under Xvfb where there is none.
import { run, type RunOptions, type RunResult } from "./project.mts";

/** Returns whether windows can be shown. */
export function hasDisplay(env: NodeJS.ProcessEnv, platform: string): boolean {
  return platform !== "linux" || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/**
 * Arguments of `xvfb-run` before the program: any free display. Without `-noreset` Xvfb starts again whenever its last
 * window closes, and ends the connection of a program that is started at that moment.
 */
export const XVFB_RUN_ARGS = ["-a", "-s", "-screen 0 1600x1000x24 -noreset"] as const;

/** Runs a program under Xvfb on Linux, even if there is a display, so that no windows flash up. */
export function runOnVirtualDisplay(
  program: string,
  args: readonly string[],
  options: RunOptions = {},
): Promise<RunResult> {
  if (process.platform !== "linux") return run(program, args, options);
  return run("xvfb-run", [...XVFB_RUN_ARGS, program, ...args], options);
}
