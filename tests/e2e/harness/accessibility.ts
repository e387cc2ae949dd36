// Runs axe on a page. Its source is injected through the debugging protocol, since the page's policy allows no script.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOnly, RunOptions } from "axe-core";

interface Axe {
  run(context: Node, options: RunOptions): Promise<AxeResults>;
}

const source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

const WCAG_AA: string[] = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"];
const CONTRAST: RunOnly = { type: "rule", values: ["color-contrast"] };

/**
 * Returns serious and critical violations of WCAG 2.1 AA, or of its contrast alone, one line each: the rule, the
 * element, what is wrong. Empty when there are none. `part` selects what is examined, the whole page without it; where a
 * dialog is open only the dialog is, since nothing else can be reached.
 */
export async function accessibilityProblems(
  page: Page,
  what: "all" | "contrast" = "all",
  part: string | null = null,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const options: RunOptions = { runOnly: what === "all" ? WCAG_AA : CONTRAST, resultTypes: ["violations"] };
  const { violations } = await page.evaluate(
    ([within, axeOptions]) => {
      const { axe } = window as typeof window & { readonly axe: Axe };
      const place = within === null ? null : document.querySelector(within);
      return axe.run(document.querySelector("[role=dialog]") ?? place ?? document, axeOptions);
    },
    [part, options] as const,
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${(failureSummary ?? "").replaceAll(/\s+/g, " ")}`,
      ),
    );
}
