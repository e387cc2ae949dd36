// A pack as a web page, on its way from the host to main.
import * as v from "valibot";
import { text } from "./shapes";

/** A `PagePack`. */
export const pagePack = v.object({
  language: text,
  title: text,
  about: text,
  key: text,
  files: v.array(v.object({ path: text, role: text, text })),
});

/** Where a page is to go: to a file that the user chooses, or to the system's browser at once. */
export const pagePlace = v.picklist(["file", "browser"]);

export type PagePlace = v.InferOutput<typeof pagePlace>;

export interface WrittenPage {
  readonly file: string;
  readonly bytes: number;
}
