// What the window shows of a pack whose language it does not know: its texts.
import { FileQuestionMark } from "lucide-react";
import type { ReactElement } from "react";
import { disposable } from "../../shared/base/disposable";
import { EmptyState } from "../ui/EmptyState";
import { TEXT_PANELS } from "./dialectPanels";
import type { DialectUi } from "./dialectUi";

const UNKNOWN = {
  title: "The language of this pack is not known",
  text: "Its files can be edited as text. The Problems panel says what was looked for.",
} as const;

function UnknownBoard(): ReactElement {
  return <EmptyState icon={FileQuestionMark} {...UNKNOWN} />;
}

const nothing = (): null => null;
const NO_COLORS: ReadonlyMap<string, string> = new Map();

export const plainUi: DialectUi = {
  id: "",
  connect: () => disposable(() => undefined),
  Edit: UnknownBoard,
  Play: UnknownBoard,
  focusPlay: () => undefined,
  noGame: UNKNOWN,
  noLevels: UNKNOWN,
  panels: TEXT_PANELS,
  ownPanels: {},
  covering: null,
  Dialogs: nothing,
  commands: {},
  keys: [],
  guide: [],
  guideTitle: "The first ten minutes",
  BoardPicture: nothing,
  LevelPicture: null,
  NamePicture: nothing,
  picturedNames: new Set(),
  drawName: () => Promise.resolve(null),
  formFields: {},
  colorNames: () => NO_COLORS,
};
