// What stands at the cell last painted, picked or chosen, with its params to edit; and the facts of the level.
import { Code, SquareMousePointer } from "lucide-react";
import type { ReactElement } from "react";
import { type Entity, type Position, entityAt } from "../../shared/base/boardView";
import { type Json, type JsonObject, type JsonPointer, isJsonObject } from "../../shared/base/json";
import { usePackSprites } from "../board/packLooks";
import { reveal, usePackStore } from "../session/packStore";
import { IconButton } from "../ui/Button";
import { EmptyState } from "../ui/EmptyState";
import { EntitySwatch } from "./EntitySwatch";
import { ParamFields } from "./ParamFields";
import { boardFindings } from "./boardFindings";
import { pointerOfCell } from "./cellPlaces";
import { useEasel } from "./easel";
import { kindParams } from "./kindParams";
import { usePaintStore } from "./paintStore";
import "./painter.css";
import { type Easel, changeParam } from "./painting";

export function InspectorPanel(): ReactElement {
  const shown = useEasel();
  const focused = usePaintStore((state) => state.focused);
  if (shown.state !== "ready") {
    return <EmptyState icon={SquareMousePointer} title="Nothing to inspect" text="Choose a level first." />;
  }
  const { easel, file } = shown;
  const isOn = focused !== null && focused[0] < easel.view.width && focused[1] < easel.view.height;
  return (
    <div className="gw-inspector">
      {isOn ? (
        <CellFacts easel={easel} file={file} cell={focused} />
      ) : (
        <p className="gw-inspector-hint">Paint or inspect a cell (V) to see what stands there.</p>
      )}
      <LevelFacts easel={easel} file={file} />
    </div>
  );
}

interface Inspected {
  readonly easel: Easel;
  readonly file: string;
}

function CellFacts({ easel, file, cell }: Inspected & { readonly cell: Position }): ReactElement {
  const { view, document } = easel;
  const [x, y] = cell;
  const findings = usePackStore((state) => state.findings[file]) ?? [];
  const messages = boardFindings(document.value(), findings).find(({ at }) => at[0] === x && at[1] === y)?.messages;
  const avatar = view.state.avatar;
  const objects = view.state.multiCellObjects.filter(({ cells }) =>
    cells.some(({ position }) => position[0] === x && position[1] === y),
  );
  return (
    <section aria-label="Cell" data-inspected={`${x},${y}`}>
      <h3>
        Cell {x}, {y}
      </h3>
      {messages?.map((message) => (
        <p key={message} className="gw-inspector-finding">
          {message}
        </p>
      ))}
      {[...view.layers].reverse().map((layer) => {
        const entity = entityAt(view, layer, x, y);
        if (entity === null) return null;
        return <EntityFacts key={layer} easel={easel} file={file} layer={layer} cell={cell} entity={entity} />;
      })}
      {avatar?.position?.[0] === x && avatar.position[1] === y ? (
        <Fact name="avatar" text={`faces ${avatar.facing}${avatar.item === null ? "" : `, holds ${avatar.item}`}`} />
      ) : null}
      {objects.map(({ id, kind, params }) => (
        <Fact key={id} name={`${kind} ${id}`} text={JSON.stringify(params)} />
      ))}
    </section>
  );
}

interface EntityFactsProps extends Inspected {
  readonly layer: string;
  readonly cell: Position;
  readonly entity: Entity;
}

function EntityFacts({ easel, file, layer, cell, entity }: EntityFactsProps): ReactElement {
  const sprites = usePackSprites();
  const { looks, document } = easel;
  const look = looks.kinds.get(entity.kind);
  const params = kindParams(look, entity.params);
  return (
    <div className="gw-inspector-entity" data-layer={layer} data-kind={entity.kind}>
      <div className="gw-inspector-head">
        <EntitySwatch entity={entity} looks={looks} sprites={sprites} size={28} />
        <span className="gw-palette-name">
          {look?.uiName ?? entity.kind}
          <small>
            {layer}
            {look === undefined ? " · not declared in game.json" : ` · ${look.tags.join(" ")}`}
          </small>
        </span>
        <IconButton
          icon={Code}
          label="Show in Text"
          onClick={() => reveal(file, pointerOfCell(document.value(), layer, cell))}
        />
      </div>
      {params.length > 0 ? (
        <ParamFields
          entity={entity}
          params={params}
          onChange={(name, value) => changeParam(easel, layer, cell, name, value)}
        />
      ) : null}
    </div>
  );
}

function LevelFacts({ easel, file }: Inspected): ReactElement {
  const level = easel.document.value();
  const own: JsonObject = isJsonObject(level) ? level : {};
  const id = typeof own["id"] === "string" ? own["id"] : file;
  const path = usePackStore((state) => state.goldPaths[id]);
  const goals = typesOf(own["goals"]);
  const loses = typesOf(own["loseConditions"]);
  const variables = Object.entries(easel.view.state.variables).map(
    ([name, value]) => `${name} ${JSON.stringify(value)}`,
  );
  const show = (pointer: JsonPointer) => () => reveal(file, pointer);
  return (
    <section aria-label="Level">
      <h3>{typeof own["title"] === "string" ? own["title"] : id}</h3>
      <Fact name="id" text={id} onShow={show("/id")} />
      <Fact name="size" text={`${easel.view.width} × ${easel.view.height}`} onShow={show("/board/size")} />
      <Fact name="goals" text={goals} onShow={show("/goals")} />
      {loses === "none" ? null : <Fact name="lose conditions" text={loses} onShow={show("/loseConditions")} />}
      {variables.length === 0 ? null : (
        <Fact name="variables" text={variables.join(", ")} onShow={show("/state/variables")} />
      )}
      {path === undefined ? null : (
        <Fact name="gold path" text={`${path.status}, ${path.moves} moves`} onShow={show("/solution")} />
      )}
    </section>
  );
}

function typesOf(value: Json | undefined): string {
  const list = Array.isArray(value) ? (value as readonly Json[]) : [];
  const types = list.map((item) => (isJsonObject(item) && typeof item["type"] === "string" ? item["type"] : "?"));
  return types.length === 0 ? "none" : types.join(", ");
}

interface FactProps {
  readonly name: string;
  readonly text: string;
  readonly onShow?: () => void;
}

function Fact({ name, text, onShow }: FactProps): ReactElement {
  return (
    <div className="gw-fact">
      <span>{name}</span>
      {onShow === undefined ? (
        <span>{text}</span>
      ) : (
        <button type="button" title="Show in Text" onClick={onShow}>
          {text}
        </button>
      )}
    </div>
  );
}
