// Turns an SVG into a PNG with resvg, which is compiled for each system: it is no part of the program's one file.
import { type Result, done, refused } from "../../shared/base/result";

/** Letters for which a picture names no font of this system; without one resvg takes letters with serifs. */
const LETTERS = process.platform === "darwin" ? "Helvetica" : process.platform === "win32" ? "Arial" : "DejaVu Sans";

/** The same for the same text where the same fonts are. A refusal is a sentence. */
export async function pngOf(svg: string): Promise<Result<Uint8Array, string>> {
  const resvg = await import("@resvg/resvg-js").catch(() => null);
  if (resvg === null) {
    return refused("A PNG needs the package @resvg/resvg-js beside the program: npm install --global @resvg/resvg-js.");
  }
  try {
    const font = { loadSystemFonts: true, defaultFontFamily: LETTERS, sansSerifFamily: LETTERS };
    return done(new resvg.Resvg(svg, { font }).render().asPng());
  } catch (error) {
    return refused(`The picture could not be drawn: ${(error as Error).message}`);
  }
}
