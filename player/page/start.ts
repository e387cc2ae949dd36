// Starts a page: reads the pack that is written in it, and shows it or says why it cannot.
import { type PageImages, type PagePack, IMAGES_ELEMENT, PACK_ELEMENT } from "../../shared/page/pagePack";
import "../../renderer/ui/theme.css";
import { chooseTheme } from "../../renderer/ui/theme";
import { element } from "./dom";
import "./page.css";
import { showColors } from "./pageColors";
import type { PageLanguage } from "./pageLanguage";
import { showPage } from "./page";
import { browserStorage } from "./progress";

/** Runs once, when the whole of the page has been read. */
export function startPage(language: PageLanguage): void {
  const place = document.getElementById("page");
  if (place === null) return;
  chooseTheme("system");
  const failed = (words: string): void => {
    place.replaceChildren(
      element("main", { class: "page-story" }, element("h1", {}, document.title), element("p", {}, words)),
    );
  };
  window.addEventListener("error", () =>
    failed("This game has stopped: something in it went wrong. Reload to try again."),
  );
  // Written by the exporter of the same version, from its own types.
  const pack = JSON.parse(textOf(PACK_ELEMENT)) as PagePack;
  const images = JSON.parse(textOf(IMAGES_ELEMENT)) as PageImages;
  const game = language.open(pack, images);
  if (!game.ok) return failed(game.refusal);
  showColors(game.value.colors);
  const { title, about, key } = pack;
  showPage(place, { title, about, key, game: game.value, storage: browserStorage() });
}

function textOf(id: string): string {
  return document.getElementById(id)?.textContent ?? "{}";
}
