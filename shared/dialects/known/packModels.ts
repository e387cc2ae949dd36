// The languages that the program knows from texts alone, one line each. The first that claims a pack has it.
import type { PackModel } from "../../pack/packSource";
import { gnosisPack } from "../gnosis/text/packModel";
import { gridponderPack } from "../gridponder/text/packModel";

export const PACK_MODELS: readonly PackModel[] = [gnosisPack, gridponderPack];
