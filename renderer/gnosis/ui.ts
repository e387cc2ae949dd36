// The window's user interface for packs of event rules: gathers what the rooms below draw.
import { TEXT_PANELS } from "../dialect/dialectPanels";
import type { DialectUi } from "../dialect/dialectUi";
import { plainUi } from "../dialect/plainUi";
import { Console } from "./console/Console";
import { connectDistribution } from "./distribution/distributionStore";
import { SessionView } from "./edit/SessionView";

export const gnosisUi: DialectUi = {
  ...plainUi,
  id: "gnosis",
  connect: connectDistribution,
  Edit: SessionView,
  Play: Console,
  noGame: { title: "No rules yet", text: "A pack of event rules has its rules in the folder rules." },
  noLevels: { title: "No sessions yet", text: "A session publishes events, and says what is to come of them." },
  panels: {
    ...TEXT_PANELS,
    board: "Console",
    overview: "Overview",
    rules: "Rules",
    turn: "Turn",
    why: "Why",
    because: "Because",
    compare: "Compare",
    watch: "Watch",
    breakpoints: "Breakpoints",
  },
};
