import type { DIALECT_UIS as Known } from "../../../renderer/shell/dialectUis";
import { gridponderUi } from "../../../renderer/gridponder/ui";
import { corridorUi } from "./corridorUi";

export const DIALECT_UIS: typeof Known = [gridponderUi, corridorUi];
