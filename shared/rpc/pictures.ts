// What the window and main say to each other about pictures of boards, and about tiles cut out of images.
import * as v from "valibot";

/** The form of a picture's file. */
export type PictureKind = "png" | "svg" | "gif" | "apng";

export const pictureKind: v.GenericSchema<PictureKind> = v.picklist(["png", "svg", "gif", "apng"]);

/** A tile cut out of an image: the name of its file without the ending, and the bytes of a PNG. */
export interface CutTile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The most tiles that are cut out of one image. */
export const MOST_TILES = 1_024;

export const cutTiles: v.GenericSchema<readonly CutTile[]> = v.pipe(
  v.array(v.object({ name: v.pipe(v.string(), v.maxLength(100)), bytes: v.instance(Uint8Array) })),
  v.maxLength(MOST_TILES),
);
