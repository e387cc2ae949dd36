import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { PICTURE_COLORS } from "../../renderer/picture/pictureColors";

const css = readFileSync(path.resolve(__dirname, "../../renderer/ui/theme.css"), "utf8");

/** The variables of a theme, as the window has them. */
function variablesOf(theme: string): ReadonlyMap<string, string> {
  const [, block = ""] = new RegExp(`data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(css) ?? [];
  return new Map([...block.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = "", value = ""]) => [name, value]));
}

test.each(["light", "dark"] as const)("the marks of a %s picture have the colours of the window", (theme) => {
  const variables = variablesOf(theme);
  const { ruler, accent, onAccent, after, error, warning, pane } = PICTURE_COLORS[theme];
  const named = ["muted", "accent", "on-accent", "accent", "error", "warning", "sunken"];
  expect([ruler, accent, onAccent, after, error, warning, pane]).toEqual(named.map((name) => variables.get(name)));
});
