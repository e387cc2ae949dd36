// The languages of the program with the toy beside them.
import { gridponderPack } from "../../../shared/dialects/gridponder/text/packModel";
import type { PackModel } from "../../../shared/pack/packSource";
import { corridorPack } from "../corridorPack";

export const PACK_MODELS: readonly PackModel[] = [gridponderPack, corridorPack];
