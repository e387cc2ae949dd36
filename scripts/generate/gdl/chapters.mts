// Writes the chapters of the board game language's reference that no schema describes: its expressions.
import {
  EFFECT_FUNCTIONS,
  type FunctionInfo,
  VALUE_FUNCTIONS,
} from "../../../shared/dialects/gdl/expressions/functions";

/** The chapters of the reference that are not made from schemas, by title. */
export const CHAPTERS: Readonly<Record<string, () => string>> = {
  Expressions: () => EXPRESSIONS,
  Functions: () => functionsText(VALUE_FUNCTIONS),
  Effects: () => `${EFFECTS}\n${functionsText(EFFECT_FUNCTIONS)}`,
};

const WHERE: Readonly<Record<FunctionInfo["use"], string>> = {
  value: "",
  drawn: " In effects and the set-up only.",
  end: " In end conditions only.",
};

function functionsText(functions: ReadonlyMap<string, FunctionInfo>): string {
  const rows = Array.from(functions.values(), (info) => {
    const repeats = Number.isFinite(info.most) ? "" : ", …";
    return `| \`${info.name}(${info.params.join(", ")}${repeats})\` | ${info.about}${WHERE[info.use]} |`;
  });
  return `| function | what it gives or does |\n|---|---|\n${rows.join("\n")}\n`;
}

const EXPRESSIONS = `Conditions and effects are written as calls inside one another: \`eq(abs(sub(target.x, start.x)), 1)\`. There are no
operators such as \`+\` or \`==\`. Texts stand in single or double quotes; \`\\\\\`, \`\\'\`, \`\\"\`, \`\\n\` and \`\\t\` are
escapes. Names are case-sensitive. A condition that cannot be evaluated, as \`gt('x', 1)\`, is not true; an effect that
cannot be run makes its move impossible.

| name | what it is |
|---|---|
| \`player\` | The player who acts. |
| \`entity\`, \`card\` | The piece or card that is moved. |
| \`start\`, \`target\` | Where it stands, and where it is to go. |
| \`state.NAME\` | A variable of the game; \`state.current_player\` and \`state.current_phase\` are always there. So are \`state.phase\`, the same as \`state.current_phase\`, and \`state.turn_direction\`, which is 1, where the game declares no variable of that name. |
| \`board[PLACE]\` | The entity on a place, or null. |
| \`hand_zone\` | The player's first zone with "hand" in its name. |
| the name of a zone or a param | That zone, or what the player chose. |

\`VALUE.NAME\` reads a property; of null it is null.

| of | properties |
|---|---|
| a place | \`x\`, \`y\` (on hexes also \`q\`, \`r\`, \`s\`); in a network \`id\`, \`name\` and the place's attributes |
| an entity | \`id\`, \`schema\`, \`pos\`, \`zone\` and its attributes |
| a player | \`name\`, the role's attributes and the player's variables |
| a zone | \`name\`, \`owner\`, \`entities\` (the bottom one first), \`count\`, and what its JSON says |
| a list | \`length\`; \`LIST[0]\` is its first element |

\`false\`, \`null\`, \`0\`, an empty text and an empty list are false; everything else is true. Values of different kinds are
never equal.
`;

const EFFECTS = `\`set\` writes to \`board[PLACE]\`, to \`state.NAME\`, and to a property of an entity or a player. Taking away what stood at
the start is the author's: \`set(board[start], null)\`; \`move_entity\` does all of it. In an interaction whose conditions
name no entity, \`entity\` is the one that was last moved by \`move_entity\` or made by \`spawn_entity\`.
`;
