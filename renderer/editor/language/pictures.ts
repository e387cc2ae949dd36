// What a text names, as a small picture in Markdown.
import type { NamedPicture } from "../../../shared/language/offers";
import { dialectUi } from "../../dialect/openDialect";

/** CSS pixels. */
const SIZE = 56;

/** Markdown with the picture in it; "" where there is nothing to show. */
export async function pictureText(picture: NamedPicture | undefined): Promise<string> {
  if (picture === undefined) return "";
  const canvas = await dialectUi().drawName(picture, Math.round(SIZE * devicePixelRatio));
  return canvas === null ? "" : `![](${canvas.toDataURL()}|width=${SIZE},height=${SIZE})`;
}
