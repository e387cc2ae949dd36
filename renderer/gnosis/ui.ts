// The window's user interface for packs of event rules: gathers what the rooms below draw.
import { TEXT_PANELS } from "../dialect/dialectPanels";
import type { DialectUi } from "../dialect/dialectUi";
import { plainUi } from "../dialect/plainUi";
import { CallsPanel } from "./calls/CallsPanel";
import { Console } from "./console/Console";
import { connectConsole } from "./console/connectConsole";
import { RuleListPanel } from "./ruleList/RuleListPanel";
import { ruleChoices } from "./ruleList/ruleChoices";
import { SessionPanel } from "./session/SessionPanel";
import { StatePanel } from "./state/StatePanel";
import { GUIDE_STEPS } from "./guideSteps";
import { SessionView } from "./edit/SessionView";

export const gnosisUi: DialectUi = {
  ...plainUi,
  id: "gnosis",
  connect: connectConsole,
  guideTitle: "Rules on a bus in ten minutes",
  guide: GUIDE_STEPS,
  Edit: SessionView,
  Play: Console,
  newRules: ruleChoices,
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
    guide: "Guide",
  },
  ownPanels: {
    solution: { title: "Session", Content: SessionPanel },
    ruleList: { title: "Rule List", Content: RuleListPanel },
    inspector: { title: "State", Content: StatePanel },
    calls: { title: "Calls", Content: CallsPanel },
  },
};
