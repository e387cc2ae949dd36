import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { PagePack } from "./pagePack";
import { htmlText, webPage } from "./webPage";

const PLAYER = { script: "start()", style: "p{}", scriptDigest: "AAAA", styleDigest: "BBBB" };
const packNamed = (title: string): PagePack => ({
  language: "gridponder",
  title,
  about: title,
  key: title,
  files: [{ path: "a.json", role: "level", text: title }],
});

/** The elements of a page that a browser would read, by a reader that knows only where elements begin and end. */
const scriptsOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script/gi), (match) => match[0]);

test("a page says what may run: its own script and style by their digests, and images that it holds", () => {
  const html = webPage(packNamed("Crates"), {}, PLAYER);
  expect(html).toContain(
    `content="default-src 'none'; script-src 'sha256-AAAA'; style-src 'sha256-BBBB'; img-src data:; connect-src data:; base-uri 'none'; form-action 'none'"`,
  );
  expect(html).toContain("<title>Crates</title>");
  expect(html).toBe(webPage(packNamed("Crates"), {}, PLAYER));
});

test("no text of a pack begins or ends an element", () => {
  const pieces = fc.constantFrom(
    "</script",
    ">",
    "<script>",
    "<!--",
    "-->",
    "</title>",
    '"',
    "'",
    "&",
    "\u2028",
    "x",
    "<img onerror=a()>",
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const title = parts.join("");
      const html = webPage(packNamed(title), { [title]: title }, PLAYER);
      expect(scriptsOf(html)).toHaveLength(3);
      const [pack = ""] = Array.from(html.matchAll(/id="gridwright-pack">([^<]*)</g), (match) => match[1] ?? "");
      expect(JSON.parse(pack)).toEqual(packNamed(title));
      expect(html.split("<h1")).toHaveLength(2);
    }),
  );
});

test("HTML text keeps every character", () => {
  expect(htmlText(`<a href="b">'&`)).toBe("&lt;a href=&quot;b&quot;&gt;&#39;&amp;");
});

test("a player that would end its own element is a mistake of the build", () => {
  expect(() => webPage(packNamed(""), {}, { ...PLAYER, script: "a='</script>'" })).toThrow("cannot stand in a page");
  expect(() => webPage(packNamed(""), {}, { ...PLAYER, style: "</style>" })).toThrow("cannot stand in a page");
});
