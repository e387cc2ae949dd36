// What the players begin with: one value for all in the rules, each player's own in a game.
import type { ReactElement } from "react";
import { type Json, childPointer } from "../../../shared/base/json";
import { nodeAt, valueOf } from "../../../shared/text/jsonTree";
import { type JsonPath, memberEdits } from "../../../shared/text/memberEdit";
import { applyFor } from "../../documents/history/changesElsewhere";
import { ValueInput } from "./ValueInput";
import type { TableTarget } from "./painting";

export function PlayerValues({ target }: { readonly target: TableTarget }): ReactElement | null {
  const { index, isSetup } = target;
  const variables = [...index.playerVariables];
  if (variables.length === 0) return null;
  const rows = isSetup
    ? [{ title: "Every player", path: (name: string): JsonPath => ["state_schema", "per_player", name, "initial"] }]
    : playing(target).map((player) => ({
        title: player,
        path: (name: string): JsonPath => ["start", "players", player, name],
      }));
  return (
    <>
      {rows.map(({ title, path }) => (
        <section key={title} aria-label={`${title} begins with`}>
          <h4>{`${title} begins with`}</h4>
          {variables.map(([name, { type, declaration }]) => (
            <ValueInput
              key={name}
              name={name}
              type={type}
              players={index.players}
              value={written(target, path(name))}
              fallback={isSetup ? undefined : declaration["initial"]}
              onChange={(value) => write(target, path(name), value, `Change ${name} of ${title}`)}
            />
          ))}
        </section>
      ))}
    </>
  );
}

/** Returns those who play the game, and those further on who have values in it. */
function playing(target: TableTarget): readonly string[] {
  const { players, leastPlayers } = target.index;
  const said = written(target, ["players"]);
  const count = typeof said === "number" ? said : leastPlayers;
  return players.filter((player, seat) => seat < count || written(target, ["start", "players", player]) !== undefined);
}

function written({ document }: TableTarget, path: JsonPath): Json | undefined {
  const node = nodeAt(document.tree(), childPointer("", ...path));
  return node === undefined ? undefined : valueOf(node);
}

function write(
  { file, shownFile, document }: TableTarget,
  path: JsonPath,
  value: Json | undefined,
  step: string,
): void {
  applyFor(shownFile, {
    name: step,
    edits: [{ file, edits: memberEdits(document.text(), document.tree(), path, value ?? null) }],
  });
}
