// Turns SVG into PNG or pixels with resvg, which is compiled for each system: it is no part of the program's one file.
import { type Result, done, refused } from "../../shared/base/result";

/** Letters for which a picture names no font of this system; without one resvg takes letters with serifs. */
const LETTERS = process.platform === "darwin" ? "Helvetica" : process.platform === "win32" ? "Arial" : "DejaVu Sans";

/** The same for the same text where the same fonts are. Throws for text that is no SVG. */
export interface Raster {
  png(svg: string): Uint8Array;
  /** Red, green, blue and alpha of each pixel, row by row. */
  pixels(svg: string): Uint8ClampedArray<ArrayBuffer>;
}

/** Refused with a sentence where resvg is missing. */
export async function openRaster(): Promise<Result<Raster, string>> {
  const resvg = await import("@resvg/resvg-js").catch(() => null);
  if (resvg === null) {
    return refused(
      "Pictures in pixels need the package @resvg/resvg-js beside the program: npm install --global @resvg/resvg-js.",
    );
  }
  const font = { loadSystemFonts: true, defaultFontFamily: LETTERS, sansSerifFamily: LETTERS };
  const rendered = (svg: string) => new resvg.Resvg(svg, { font }).render();
  return done({
    png: (svg) => rendered(svg).asPng(),
    pixels: (svg) => new Uint8ClampedArray(rendered(svg).pixels),
  });
}
