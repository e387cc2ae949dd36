// Every language's user interface, one line each. Another language is shown by its line here.
import type { DialectUi } from "../dialect/dialectUi";
import { gdlUi } from "../gdl/ui";
import { gnosisUi } from "../gnosis/ui";
import { gridponderUi } from "../gridponder/ui";

export const DIALECT_UIS: readonly DialectUi[] = [gridponderUi, gdlUi, gnosisUi];
