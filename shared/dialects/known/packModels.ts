// The languages that the program knows from texts alone, one line each. The first that claims a pack has it.
import type { PackModel } from "../../pack/packSource";
import { gdlPack } from "../gdl/text/packModel";
import { gnosisPack } from "../gnosis/text/packModel";
import { gridponderPack } from "../gridponder/text/packModel";

export const PACK_MODELS: readonly PackModel[] = [gdlPack, gnosisPack, gridponderPack];
