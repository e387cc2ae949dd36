// The documents, held to the program: where their links lead, and which menus they name.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { inWords } from "../../renderer/shell/commands/commandTitles";
import { capital } from "../../shared/base/capital";
import type { Command } from "../../shared/commands/command";
import { COMMANDS } from "../../shared/commands/commands";
import { PACK_MODELS } from "../../shared/dialects/known/packModels";
import { projectRoot } from "../prepare/project.mts";

const PAGES = ["README.md", "CONTRIBUTING.md", ...pagesIn("docs")];

function pagesIn(folder: string): readonly string[] {
  const names = readdirSync(path.join(projectRoot, folder)).filter((name) => name.endsWith(".md"));
  return names.map((name) => `${folder}/${name}`);
}

function textOf(page: string): string {
  return readFileSync(path.join(projectRoot, page), "utf8");
}

/** The names by which links lead to the headings of a page. */
function headings(page: string): ReadonlySet<string> {
  const titles = Array.from(textOf(page).matchAll(/^#+ (.+)$/gm), ([, title = ""]) => title);
  return new Set(
    titles.map((title) =>
      title
        .toLowerCase()
        .replaceAll(" ", "-")
        .replaceAll(/[^\w-]/g, ""),
    ),
  );
}

test.each(PAGES)("every link of %s leads to a file, and to a heading in it", (page) => {
  const links = Array.from(textOf(page).matchAll(/\]\(([^)\s]+)\)/g), ([, link = ""]) => link);
  const broken = links.filter((link) => {
    const [file = "", heading] = link.split("#");
    if (/^https?:/.test(link)) return false;
    const target = file === "" ? page : path.posix.join(path.posix.dirname(page), file);
    if (!existsSync(path.join(projectRoot, target))) return true;
    return heading !== undefined && !headings(target).has(heading);
  });
  expect(broken).toEqual([]);
});

/** Every way through the menus, as the languages word it: `Paint > Kind > New Kind`. */
function menuPaths(): readonly string[] {
  return PACK_MODELS.flatMap(({ words }) =>
    COMMANDS.map((command: Command) => {
      const { place, group, title } = inWords(command, words);
      const menu = place === "level" ? words.start : place;
      return [capital(menu), ...(group === undefined ? [] : [group]), title].join(" > ").replaceAll("…", "");
    }),
  );
}

const MENUS = /\b(?:File|Edit|View|Level|Game|Session|Paint|Play|Debug|Help) > [^*(),.;:…]+/g;

test.each(PAGES)("every menu that %s names is there", (page) => {
  const paths = menuPaths();
  const named = Array.from(textOf(page).matchAll(MENUS), ([named]) => named.trim());
  expect(named.filter((each) => !paths.some((menu) => menu === each || /^(?: >|:)/.test(after(menu, each))))).toEqual(
    [],
  );
});

/** What follows in a menu's path after its beginning; empty for another one. */
function after(menu: string, beginning: string): string {
  return menu.startsWith(beginning) ? menu.slice(beginning.length) : "";
}
