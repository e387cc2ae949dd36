// What the window and main say to each other about pictures of boards.
import * as v from "valibot";

/** The form of a picture's file. */
export type PictureKind = "png" | "svg" | "gif" | "apng";

export const pictureKind: v.GenericSchema<PictureKind> = v.picklist(["png", "svg", "gif", "apng"]);
