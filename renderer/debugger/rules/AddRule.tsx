// The button that adds a rule: one of those that the pack's language offers, or one to the game or the level on the board
// by its form. Absent where the language has neither.
import { Plus } from "lucide-react";
import type { ReactElement } from "react";
import { useDialectUi } from "../../dialect/openDialect";
import { usePackStore } from "../../session/pack/packStore";
import { packWords } from "../../session/pack/packWords";
import { requestCommand } from "../../session/window/shellPort";
import { MenuButton } from "../../ui/MenuButton";

export function AddRule(): ReactElement | null {
  const { commands, newRules } = useDialectUi();
  const level = usePackStore((state) => state.activeLevelFile);
  if (newRules !== undefined) return <MenuButton label="Add Rule" icon={Plus} choices={newRules()} />;
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
