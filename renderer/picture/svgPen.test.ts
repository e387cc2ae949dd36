import * as fc from "fast-check";
import { expect, test } from "vitest";
import { SvgPen } from "./svgPen";
import { svgNumber, svgText } from "./svgText";

function drawn(draw: (pen: SvgPen) => void): string {
  const pen = new SvgPen(() => "data:image/png;base64,AA==");
  draw(pen);
  const document = pen.document(10, 10, "Title");
  return document.slice(document.indexOf("</title>") + 8, document.lastIndexOf("</svg>"));
}

test("what is drawn moved, scaled and faintly is written where it stands", () => {
  const text = drawn((pen) => {
    pen.save();
    pen.translate(10, 20);
    pen.scale(2, 2);
    pen.globalAlpha = 0.5;
    pen.fillStyle = "#123456";
    pen.fillRect(1, 1, 2, 3);
    pen.restore();
    pen.fillRect(0, 0, 1, 1);
  });
  expect(text).toBe(
    '<path d="M12 22L16 22L16 28L12 28L12 22Z" fill="#123456" opacity="0.5"/>' +
      '<path d="M0 0L1 0L1 1L0 1L0 0Z" fill="#000"/>',
  );
});

test("a gradient, a shadow and an image are defined once, however often they are used", () => {
  const image: ImageBitmap = { width: 8, height: 8, close: () => undefined };
  const text = drawn((pen) => {
    for (const x of [0, 10, 20]) {
      const light = pen.createLinearGradient(0, 0, 0, 10);
      light.addColorStop(0, "red");
      light.addColorStop(1, "blue");
      pen.fillStyle = light;
      pen.shadowBlur = 2;
      pen.fillRect(x, 0, 10, 10);
      pen.shadowBlur = 0;
      pen.drawImage(image, x, 0, 10, 10);
    }
  });
  expect(text.match(/<linearGradient/g)).toHaveLength(1);
  expect(text.match(/<filter/g)).toHaveLength(1);
  expect(text.match(/<image/g)).toHaveLength(1);
  expect(text.match(/<use/g)).toHaveLength(3);
});

test("a gradient moves with the pen, a mirrored image is turned over, a clip ends with what it was for", () => {
  const image: ImageBitmap = { width: 8, height: 8, close: () => undefined };
  const text = drawn((pen) => {
    pen.save();
    pen.translate(5, 7);
    const light = pen.createRadialGradient(1, 1, 0, 1, 1, 4);
    pen.fillStyle = light;
    pen.scale(-1, 1);
    pen.drawImage(image, -2, 0, 4, 4);
    pen.beginPath();
    pen.rect(0, 0, 4, 4);
    pen.clip();
    pen.beginPath();
    pen.arc(0, 0, 1);
    pen.fill();
    pen.restore();
    pen.fillText("<A>", 1, 2);
  });
  expect(text).toContain('cx="6" cy="8" fr="0" r="4"');
  expect(text).toContain('transform="translate(7 7) scale(-1 1)"');
  expect(text.match(/clip-path="url\(#d\d+\)"/g)).toHaveLength(1);
  expect(text).toMatch(/<text [^>]*>&lt;A&gt;<\/text>$/);
});

test("no text ends an element or an attribute, and no number has an exponent's digits", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(svgText(text)).not.toMatch(/[<>"]|(?![\t\n\r])\p{Cc}|\p{Cs}/u);
    }),
    { numRuns: 100 },
  );
  expect([0, -0, 1 / 3, -0.0001, 1e-9, 12345.6789].map(svgNumber)).toEqual(["0", "0", "0.333", "0", "0", "12345.679"]);
});
