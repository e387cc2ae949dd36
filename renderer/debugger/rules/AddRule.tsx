// The button that adds a rule: to the game, or to the level on the board. Absent where the pack's language has no form
// of a rule.
import { Plus } from "lucide-react";
import type { ReactElement } from "react";
import { useDialectUi } from "../../dialect/openDialect";
import { usePackStore } from "../../session/pack/packStore";
import { packWords } from "../../session/pack/packWords";
import { requestCommand } from "../../session/window/shellPort";
import { MenuButton } from "../../ui/MenuButton";

export function AddRule(): ReactElement | null {
  const { commands } = useDialectUi();
  const level = usePackStore((state) => state.activeLevelFile);
  if (commands["rule.new"] === undefined) return null;
  const choices = [
    {
      id: "game",
      title: "Rule of the game",
      description: `Tried in every ${packWords().start}`,
      onChoose: () => requestCommand("rule.new"),
    },
    ...(level === null || commands["rule.newInLevel"] === undefined
      ? []
      : [
          {
            id: "level",
            title: `Rule of this ${packWords().start}`,
            description: level,
            onChoose: () => requestCommand("rule.newInLevel"),
          },
        ]),
  ];
  return <MenuButton label="Add Rule" icon={Plus} choices={choices} />;
}
