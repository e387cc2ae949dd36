// What axe finds wrong with a page. Its source goes in by the debugger's protocol: the page's policy lets no script in.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOnly, RunOptions } from "axe-core";

interface Axe {
  run(options: RunOptions): Promise<AxeResults>;
}

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const WCAG_AA: string[] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];
const CONTRAST: RunOnly = { type: "rule", values: ["color-contrast"] };

/**
 * Serious and critical violations of WCAG 2.1 AA, or of its contrast alone, one line each: the rule, the element, what
 * is wrong. Empty when all is well.
 */
export async function accessibilityProblems(page: Page, what: "all" | "contrast" = "all"): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { readonly axe: Axe }).axe.run(options),
    { runOnly: what === "all" ? WCAG_AA : CONTRAST, resultTypes: ["violations"] } satisfies RunOptions,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${(failureSummary ?? "").replaceAll(/\s+/g, " ")}`,
      ),
    );
}
