import { expect, it } from "vitest";
import { imageProblem } from "./imageGuard";
import { pngHeader } from "./pngHeader.testing";

const RECT = '<rect width="64" height="64"/>';

function problem(body: string, before = ""): string | null {
  const text = `${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`;
  return imageProblem(new TextEncoder().encode(text), "image/svg+xml");
}

function png(width: number): string {
  return `data:image/png;base64,${pngHeader(width).toString("base64")}`;
}

it("shows what drawing programs make", () => {
  const parts = [
    `<!-- a > b --><style><![CDATA[.a{fill:url(#g)}]]></style><linearGradient id="g"><stop offset="1"/></linearGradient>`,
    `<clipPath id="c">${RECT}</clipPath><mask id="m"><g clip-path="url(#c)">${RECT}</g></mask>`,
    `<filter id="f" x="-50%" width="200%"><feGaussianBlur stdDeviation="3"/></filter>`,
    `<g filter="url(#f)" mask="url('#m')" class="a"><path d="M0 0L64 64" stroke-dasharray="4 2" title="a > b"/></g>`,
    `<image href="${png(64)}" width="9" height="9"/><text>a</text>`,
  ];
  expect(problem(parts.join(""), '<?xml version="1.0" encoding="UTF-8"?>\n')).toBeNull();
});

/** Parts that each draw the one before four times. */
function doubled(levels: number, part: (inside: string, id: number) => string, drawn: (id: number) => string): string {
  const parts = Array.from({ length: levels }, (_, id) => part(drawn(id).repeat(4), id + 1));
  return part(RECT, 0) + parts.join("") + drawn(levels);
}

const pattern = (inside: string, id: number): string => `<pattern id="p${id}">${inside}</pattern>`;
const filled = (id: number): string => `<rect fill="url(#p${id})"/>`;

it.each([
  ["patterns in patterns", doubled(12, pattern, filled), /refer to each other/],
  ["the same, hidden by references to signs", doubled(12, pattern, filled).replaceAll("url(", "u&#x72;l("), /refer to/],
  [
    "masks of masks",
    doubled(
      12,
      (inside, id) => `<mask id="p${id}">${inside}</mask>`,
      (id) => `<g mask="url(#p${id})"/>`,
    ),
    /refer to/,
  ],
  [
    "masks by style",
    `<style>rect{mask:url(#m)}</style><mask id="m">${RECT.repeat(200)}</mask>${RECT.repeat(200)}`,
    /refer to/,
  ],
  [
    "markers at many points",
    `<marker id="m">${RECT.repeat(20)}</marker><path marker-mid="url(#m)" d="M0 0${"L1 1".repeat(2000)}"/>`,
    /refer to/,
  ],
  ["deep groups", `${'<g opacity="0.9">'.repeat(500)}${RECT}${"</g>".repeat(500)}`, /nested deeper/],
  ["many elements", RECT.repeat(6000), /elements/],
  ["chains of blurs", `<filter id="f">${'<feGaussianBlur stdDeviation="5"/>'.repeat(100)}</filter>`, /steps/],
  ["wide blurs", '<filter id="f"><feGaussianBlur stdDeviation="500"/></filter>', /reach so far/],
  ["wide regions", '<filter id="f" width="10100%"><feGaussianBlur stdDeviation="5"/></filter>', /reach so far/],
  ["long paths", `<path stroke="red" d="M0 0${"L64 64".repeat(30_000)}"/>`, /so many points/],
  ["fine dashes", '<path stroke="red" stroke-dasharray="0.001" d="M0 0L900 0"/>', /dashes/],
  ["fine dashes by style", '<style>path{stroke-dasharray:0.001 0.001}</style><path d="M0 0L900 0"/>', /dashes/],
  ["a large image inside", `<image href="${png(30_000)}"/>`, /Too large to show: 30000/],
  ["many large images", `<image href="${png(1024)}"/>`.repeat(5), /Too large to show: 1024 × 1024/],
  ["another SVG inside", '<image xlink:href="data:image/svg+xml,%3Csvg/%3E"/>', /holds another/],
  ["a web page inside", "<foreignObject><p/></foreignObject>", /web pages/],
  ["quotes without an end", `<a b="${"<".repeat(100_000)}`, /cut off/],
])("refuses %s", (_, body, says) => {
  expect(problem(body)).toMatch(says);
});

it("refuses other encodings, in which nothing could be found", () => {
  expect(problem(RECT, '<?xml version="1.0" encoding="UTF-16"?>')).toMatch(/UTF-8/);
  expect(imageProblem(Buffer.from(`<svg>${RECT}</svg>`, "utf16le"), "image/svg+xml")).toMatch(/UTF-8/);
});

it("ends for parts that refer to themselves, and for a long row of them", () => {
  expect(
    problem('<pattern id="a"><rect fill="url(#b)"/></pattern><pattern id="b"><rect fill="url(#a)"/></pattern>'),
  ).toBeNull();
  const row = Array.from({ length: 2000 }, (_, id) => `<mask id="p${id + 1}"><g mask="url(#p${id})"/></mask>`);
  expect(problem(row.join(""))).toMatch(/refer to each other/);
});
