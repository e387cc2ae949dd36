import { gridponderPresentation } from "../../../shared/dialects/gridponder/presentation/presentation";
import type { PRESENTATIONS as Known } from "../../../shared/dialects/known/presentations";
import { corridorPresentation } from "../corridorPresentation";

export const PRESENTATIONS: typeof Known = [gridponderPresentation, corridorPresentation];
