// The board and the state at a moment as the protocol's variables. Each list is made when the editor opens it.
import type { DebugProtocol } from "@vscode/debugprotocol";
import { type BoardView, type Entity, entityIn } from "../../shared/base/boardView";
import { cutText } from "../../shared/base/cutText";
import { type Json, isJsonList, isJsonObject } from "../../shared/base/json";
import { placeName } from "../../shared/base/placeName";
import type { TracePresentation } from "../../shared/engine/tracePresentation";
import type { TurnRecord } from "../../shared/engine/turnRecord";

/** The longest text of a value, in UTF-16 units. */
const MOST_LETTERS = 60;

type Variable = DebugProtocol.Variable;
type Listed = () => readonly Variable[];
type EntityText = TracePresentation["entityText"];

/** The lists of variables that can be opened, by number, until the debugger moves on. */
export class VariableLists {
  private readonly lists: Listed[] = [];

  /** Returns the number under which a list can be opened. */
  add(list: Listed): number {
    this.lists.push(list);
    return this.lists.length;
  }

  open(reference: number): readonly Variable[] {
    return this.lists[reference - 1]?.() ?? [];
  }

  /** Lists what there is at a moment of a turn; no board where there are no cells. */
  scopes(turn: TurnRecord, view: BoardView, entityText: EntityText): DebugProtocol.Scope[] {
    const scope = (name: string, list: Listed): DebugProtocol.Scope => ({
      name,
      variablesReference: this.add(list),
      expensive: false,
    });
    const { action, accepted, won, lost, goals } = turn;
    const hasCells = view.layers.length > 0 && view.width > 0;
    const board = (): readonly Variable[] =>
      view.layers.map((layer, index) => this.layer(view, layer, index, entityText));
    return [
      ...(hasCells ? [scope("Board", board)] : []),
      scope("State", () => this.members(view.state)),
      scope("Turn", () =>
        this.members({
          action,
          accepted,
          won,
          lost,
          goals: goals.map(({ id, type, progress, met }) => ({ id, type, progress, met })),
        }),
      ),
    ];
  }

  private layer(view: BoardView, name: string, index: number, entityText: EntityText): Variable {
    const size = view.width * view.height;
    const cells = Array.from({ length: size }, (_, cell) => ({ cell, entity: entityIn(view, index * size + cell) }));
    const filled = cells.flatMap(({ cell, entity }) => (entity === null ? [] : [{ cell, entity }]));
    const list = (): readonly Variable[] => filled.map(({ cell, entity }) => this.cell(view, cell, entity, entityText));
    const value = `${filled.length} of ${size} cells`;
    return { name, value, variablesReference: filled.length === 0 ? 0 : this.add(list) };
  }

  private cell(view: BoardView, cell: number, entity: Entity, entityText: EntityText): Variable {
    const { params } = entity;
    const name = placeName(view, [cell % view.width, Math.floor(cell / view.width)]);
    const variablesReference = Object.keys(params).length === 0 ? 0 : this.add(() => this.members(params));
    return { name, value: entityText(entity), variablesReference };
  }

  private members(value: Readonly<Record<string, Json>>): readonly Variable[] {
    return Object.entries(value).map(([name, member]) => this.value(name, member));
  }

  private value(name: string, value: Json): Variable {
    if (isJsonList(value)) {
      const list = (): readonly Variable[] => value.map((item, index) => this.value(`${index}`, item));
      const text = cutText(JSON.stringify(value), MOST_LETTERS);
      return { name, value: text, variablesReference: value.length === 0 ? 0 : this.add(list) };
    }
    if (!isJsonObject(value)) return { name, value: JSON.stringify(value), variablesReference: 0 };
    const isEmpty = Object.keys(value).length === 0;
    const variablesReference = isEmpty ? 0 : this.add(() => this.members(value));
    return { name, value: cutText(JSON.stringify(value), MOST_LETTERS), variablesReference };
  }
}
