// Writes the one file of a page that plays a pack: nothing in it asks a network, and no word of the pack runs.
import { IMAGES_ELEMENT, PACK_ELEMENT, type PageImages, type PagePack } from "./pagePack";

/** The player of a language, as it was built, with the digests by which the page's policy knows its parts. */
export interface PagePlayer {
  readonly script: string;
  readonly style: string;
  /** SHA-256, in base 64. */
  readonly scriptDigest: string;
  readonly styleDigest: string;
}

/**
 * Returns the page's text; the same for the same input. Throws for a player whose parts would end their elements: that
 * is a mistake of the build.
 */
export function webPage(pack: PagePack, images: PageImages, player: PagePlayer): string {
  if (/<\/script|<!--/i.test(player.script) || /<\/style/i.test(player.style)) {
    throw new Error("The player cannot stand in a page: it holds the end of its own element.");
  }
  const title = htmlText(pack.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(player)}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Gridwright">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${player.style}</style>
</head>
<body>
<div id="page"><header class="page-bar"><h1 class="page-title">${title}</h1></header><main class="page-loading">Loading…</main></div>
<noscript>This game needs JavaScript.</noscript>
${dataElement(PACK_ELEMENT, pack)}
${dataElement(IMAGES_ELEMENT, images)}
<script>${player.script}</script>
</body>
</html>
`;
}

/** Only the player's own script and style count; images are part of the page; there is nothing else. */
function policyOf({ scriptDigest, styleDigest }: PagePlayer): string {
  return [
    "default-src 'none'",
    `script-src 'sha256-${scriptDigest}'`,
    `style-src 'sha256-${styleDigest}'`,
    "img-src data:",
    // Images are decoded from their bytes.
    "connect-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** Data in an element that no browser runs. Without `<` in it nothing ends the element early. */
function dataElement(id: string, data: PagePack | PageImages): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;
}

/** Returns text as HTML, for elements and quoted attributes. */
export function htmlText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
